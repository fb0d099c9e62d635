import { createHash } from 'node:crypto'
import { build } from 'esbuild'
import { CONFORMANCE } from 'scripts/build/inOneFile'
import { noticesOf } from 'scripts/build/thirdParty/notices'
import { packagesOf } from 'scripts/build/thirdParty/shippedPackages'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTRACT, JOURNEYS } from 'foyer-contract/document/readDocument'
import { filesIn } from 'scripts/build/filesIn'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'

const MODE = 0o644
const GZIP_SYSTEM_BYTE = 9
const UNKNOWN_SYSTEM = 255

/** Returns a compressed tar of these files in one folder. The same files, folder and time produce the same bytes, on any disk. */
export async function packArchive(
  folder: string,
  files: readonly ReleasedFile[],
  madeAt: Date,
): Promise<Buffer> {
  const owner = { mode: MODE, mtime: madeAt, uid: 0, gid: 0, uname: 'root', gname: 'root' }
  const tar = await packTar(
    files.map(({ name, content }) => ({
      header: { name: `${folder}/${name}`, size: content.length, type: 'file', ...owner },
      body: content,
    })),
  )
  // zlib writes no time and no name into the header, but the operating system.
  const archive = gzipSync(tar, { level: 9 })
  archive[GZIP_SYSTEM_BYTE] = UNKNOWN_SYSTEM
  return archive
}

export interface ReleasedFile {
  /** The path from the folder of the release, with `/`. */
  name: string
  content: Buffer
}

/** The examples of native clients load it into their page. */
const BRIDGE = 'sandbox/nativeClient/bridge.js'
/** Files that an example leaves behind when it runs. */
const LEFT_BEHIND = /(?:^|\/)__pycache__\/|\.sqlite3$/
/** The app of the workbench, which has no part in a sign-in. */
const OF_PACKAGES = /^examples\/saga-app\//
/** The folder of the contract in a release, with the pages about it. */
const DOCUMENTS = 'docs/contract'
const FOLDERS = ['dist', 'deploy', 'embed', DOCUMENTS, 'docs/requirements', 'examples']
const PAGES = ['adopting', 'browsers', 'deployment', 'embedding', 'flows'].map(name => `docs/${name}.md`)
const FILES = ['CHANGELOG.md', 'SECURITY.md', ...PAGES, BRIDGE, 'sbom.cdx.json']
const NOTICES = 'third-party-notices.txt'
const README = 'README.md'
export const SUMS = 'SHA256SUMS'
/** The path of a document of the contract in a page of the repository. */
const IN_PACKAGE = /packages\/contract(?=\/[\w.-]+\.yaml)/g

/** Returns a text with the paths that the documents of the contract have in a release. Both folders are two levels deep, so that relative links lead there too. */
const released = (text: string): string => text.replace(IN_PACKAGE, DOCUMENTS)

const byName = (a: ReleasedFile, b: ReleasedFile): number => (a.name < b.name ? -1 : 1)

/** Returns a line for each file, in the format of `sha256sum -c`. */
export const sumsOf = (files: readonly ReleasedFile[]): string =>
  files
    .map(({ name, content }) => `${createHash('sha256').update(content).digest('hex')}  ${name}\n`)
    .join('')

/** Returns the files of a release, sorted by name: the build, the programs and configuration to serve it, the helper for web apps, the examples, the pages for adopters and operators, the contract, notices, bill of materials, generated files, and the checksum of each file. */
export function releasedFiles(root: string, made: readonly ReleasedFile[]): ReleasedFile[] {
  const at = (name: string): string => path.join(root, name)
  const read = (name: string, from = name): ReleasedFile => {
    const content = readFileSync(at(from))
    return { name, content: name.endsWith('.md') ? Buffer.from(released(content.toString())) : content }
  }
  const nested = FOLDERS.flatMap(folder => filesIn(at(folder)))
  const names = nested
    .map(file => path.relative(root, file).split(path.sep).join('/'))
    .filter(name => !LEFT_BEHIND.test(name) && !OF_PACKAGES.test(name))
  const renamed = [
    read(NOTICES, `dist/${NOTICES}`),
    read(README, `scripts/release/${README}`),
    ...[CONTRACT, ...JOURNEYS].map(file => read(released(file), file)),
  ]
  const own = [...[...names, ...FILES].map(name => read(name)), ...renamed]
  const files = [...own, ...made].sort(byName)
  return [...files, { name: SUMS, content: Buffer.from(sumsOf(files)) }].sort(byName)
}

/** Returns the command `conformance` in one file that needs only Node, and the licences of the code in it. Run it in the folder of the release: it reads `docs/contract/`. */
export async function conformanceFiles(): Promise<ReleasedFile[]> {
  // The folder of the contract in a release; only tests have its documents in a file.
  const define = { 'process.env.CONTRACT_FOLDER': `"${DOCUMENTS}"`, 'process.env.CONTRACT_FILE': 'undefined' }
  const { outputFiles, metafile } = await build({ ...CONFORMANCE, define, minify: true, metafile: true })
  const notices = noticesOf(packagesOf(Object.keys(metafile.inputs)))
  const [bundle] = outputFiles
  return [
    { name: 'conformance.mjs', content: Buffer.from(bundle?.contents ?? '') },
    { name: 'conformance-notices.txt', content: Buffer.from(notices) },
  ]
}
