import { filesIn } from 'scripts/build/filesIn'
import { type Outcome, runNode } from 'scripts/command/run'
import { checkVoice, type Finding } from './checkVoice'

const CSPELL = 'node_modules/cspell/bin.mjs'
const FOLDERS = [
  ...['docs', 'src', 'packages', 'sandbox', 'scripts', 'tools'],
  ...['test', 'deploy', 'embed', 'scenarios', 'examples'],
]
const READ = /\.(?:md|tsx?|m?js|cjs|yaml|conf)$/
// These contain faulty words on purpose, quote the screen, are generated from titles, or will be replaced.
const EXCEPT =
  /^scripts\/words\/voice\.yaml$|^test\/scripts\/words|^docs\/(?:flows|reports\/(?:accessibility|spoken))\.md$|^sandbox\/api\/|node_modules/

/** The number of findings that older texts of a folder may still have. Lower it after each rewrite; every other folder has none. */
const LEFT: Record<string, number> = {
  docs: 8,
  'packages/contract': 6,
  'packages/saga-workbench': 73,
  'CONTRIBUTING.md': 5,
  deploy: 2,
  examples: 2,
}

const FILES = ['README', 'CONTRIBUTING', 'SECURITY'].map(name => `${name}.md`)
const CONFIGS = ['webpack', 'eslint', 'jest'].map(name => `${name}.config.js`)

const files = (): string[] =>
  [...FILES, ...CONFIGS, ...FOLDERS.flatMap(filesIn)].filter(file => READ.test(file) && !EXCEPT.test(file))

const OPTIONS = ['--config', 'cspell.config.yaml', '--no-progress', '--show-suggestions', '--no-color']
/** Skips files that have not changed since the last run. */
const CACHE = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/cspell']

/** Checks spelling and single words in the files below a folder, with cspell.config.yaml. */
export const checkSpelling = (root = '.', files: string[] = []): Promise<Outcome> =>
  runNode([CSPELL, ...OPTIONS, ...(files.length ? [] : CACHE), '--root', root, ...files])

const asText = ({ file, line, message }: Finding): string =>
  `${file}:${line} - ${message.replace(/\n/g, '\n    ')}`

/** Checks the voice in all files of the project, or only in these. The output shows each place, how to rewrite it, and the rule. */
export async function checkProse(only: readonly string[] = files()): Promise<Outcome> {
  const found = await checkVoice(only)
  const surplus = found.filter(({ file }) => !isTolerated(file, found))
  return { ok: surplus.length === 0, output: surplus.map(asText).join('\n') }
}

/** Whether a file belongs to a folder that has no more findings than its limit allows. */
const isTolerated = (file: string, found: readonly Finding[]): boolean =>
  Object.entries(LEFT).some(
    ([folder, limit]) => isIn(folder, file) && found.filter(each => isIn(folder, each.file)).length <= limit,
  )

const isIn = (folder: string, file: string): boolean => `${file}/`.startsWith(`${folder}/`)

/** Checks that docs and comments are in plain English (CONTRIBUTING.md). */
export async function checkWords(): Promise<Outcome> {
  const outcomes = await Promise.all([checkSpelling(), checkProse()])
  return {
    ok: outcomes.every(({ ok }) => ok),
    output: outcomes
      .filter(({ ok }) => !ok)
      .map(({ output }) => output)
      .join('\n'),
  }
}
