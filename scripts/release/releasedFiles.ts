import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesIn } from 'scripts/build/filesIn'

export interface ReleasedFile {
  /** From the release's own folder on, with `/`. */
  name: string
  content: Buffer
}

/** The examples of native clients load it into their page. */
const BRIDGE = 'sandbox/nativeClient/bridge.js'
/** What an example leaves behind when it runs. */
const LEFT_BEHIND = /(?:^|\/)__pycache__\/|\.sqlite3$/
const FOLDERS = ['dist', 'deploy', 'embed', 'docs/contract', 'docs/requirements', 'examples']
const PAGES = ['adopting', 'browsers', 'capacity', 'deployment', 'embedding'].map(name => `docs/${name}.md`)
const FILES = ['CHANGELOG.md', 'SECURITY.md', ...PAGES, BRIDGE, 'docs/images/capacity.svg', 'sbom.cdx.json']
const NOTICES = 'third-party-notices.txt'
const README = 'README.md'
export const SUMS = 'SHA256SUMS'

const byName = (a: ReleasedFile, b: ReleasedFile): number => (a.name < b.name ? -1 : 1)

/** A line for each file, as `sha256sum -c` reads it. */
export const sumsOf = (files: readonly ReleasedFile[]): string =>
  files
    .map(({ name, content }) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`)
    .join('')

/** What a release holds, sorted by name: the build, the programs and configuration to serve it, what a web app takes along, the examples, what adopters and operators read, the contract, notices, bill of materials, the files that are made for it, and the sum of each file. */
export function releasedFiles(root: string, made: readonly ReleasedFile[]): ReleasedFile[] {
  const at = (name: string): string => path.join(root, name)
  const read = (name: string, from = name): ReleasedFile => ({ name, content: readFileSync(at(from)) })
  const nested = FOLDERS.flatMap(folder => filesIn(at(folder)))
  const names = nested
    .map(file => path.relative(root, file).split(path.sep).join('/'))
    .filter(name => !LEFT_BEHIND.test(name))
  const renamed = [read(NOTICES, `dist/${NOTICES}`), read(README, `scripts/release/${README}`)]
  const own = [...[...names, ...FILES].map(name => read(name)), ...renamed]
  const files = [...own, ...made].sort(byName)
  return [...files, { name: SUMS, content: Buffer.from(sumsOf(files)) }].sort(byName)
}
