import { readFileSync } from 'node:fs'
import { type Outcome, runNode } from 'scripts/command/run'
import { filesIn } from 'scripts/build/filesIn'
import { findPhrases } from './phrases'

const CSPELL = 'node_modules/cspell/bin.mjs'
const FOLDERS = ['docs', 'src', 'packages', 'sandbox', 'scripts', 'tools', 'test', 'deploy', 'embed']
const READ = /\.(?:md|tsx?|m?js|yaml|conf)$/
// These must contain the phrases, or quote the screen.
const EXCEPT = ['scripts/words/phrases.ts', 'test/scripts/words.test.ts', 'docs/reports/accessibility.md']

const files = (): string[] =>
  [
    'README.md',
    'CONTRIBUTING.md',
    'webpack.config.js',
    'eslint.config.js',
    ...FOLDERS.flatMap(filesIn),
  ].filter(file => READ.test(file) && !EXCEPT.includes(file))

const OPTIONS = ['--config', 'cspell.config.yaml', '--no-progress', '--show-suggestions', '--no-color']

/** Checks spelling and single words in the files below a folder, with cspell.config.yaml. */
export const checkSpelling = (root = '.', files: string[] = []): Promise<Outcome> =>
  runNode([CSPELL, ...OPTIONS, '--root', root, ...files])

/** Checks phrases in all files of the project, or only in these. The output has one line for each: place, phrase, replacement. */
export function checkPhrases(only: string[] = files()): Outcome {
  const found = only.flatMap(file =>
    findPhrases(file, readFileSync(file, 'utf8')).map(
      ({ line, found, instead }) => `${file}:${line} - '${found}': ${instead}`,
    ),
  )
  return { ok: found.length === 0, output: found.join('\n') }
}

/** Checks that docs and comments are in plain English (CONTRIBUTING.md). */
export async function checkWords(): Promise<Outcome> {
  const outcomes = [await checkSpelling(), checkPhrases()]
  return {
    ok: outcomes.every(({ ok }) => ok),
    output: outcomes
      .filter(({ ok }) => !ok)
      .map(({ output }) => output)
      .join('\n'),
  }
}
