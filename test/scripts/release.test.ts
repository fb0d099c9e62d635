import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { JOURNEYS } from 'foyer-contract/document/readDocument'
import { startSandbox } from 'sandbox/ownProcess'
import { filesIn } from 'scripts/build/filesIn'
import {
  conformanceFiles,
  packArchive,
  type ReleasedFile,
  releasedFiles,
} from 'scripts/release/releasedFiles'
import { madeAt, readVersions } from 'scripts/release/versions'
import { PASSWORD } from 'test/sandbox/visitor'
import { temporaryFolder } from 'test/support/temporaryFolder'
import { parseDocument } from 'yaml'

const versions = readVersions('.')

test('the newest row of the changelog has the versions of the app and of the contract', () => {
  expect(versions.listed).toEqual({ app: versions.app, contract: versions.contract })
})

test('the changelog has a chapter of this version', () => {
  expect(versions.told).toBe(true)
})

test('the lock file and the journeys have them too', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { version: string }
  // Only the version: the journeys have more aliases than the parser takes at once.
  const versionIn = (file: string): unknown =>
    parseDocument(readFileSync(file, 'utf8')).getIn(['info', 'version'])
  const told = JOURNEYS.map(versionIn)
  expect([lock.version, ...told]).toEqual([versions.app, ...JOURNEYS.map(() => versions.contract)])
})

test('the page for adopters names the server version that this app needs', () => {
  const [first, second] = versions.contract.split('.')
  const rows = readFileSync('docs/adopting.md', 'utf8').split('\n')
  expect(rows).toContain(`| ${versions.app} | ${first}.${second} or later, below ${Number(first) + 1}.0 |`)
})

test('a release counts as made when its commit was', () => {
  const [now, made] = [Date.now(), madeAt('.', {}).getTime()]
  expect(made % 1000).toBe(0)
  expect(made).toBeGreaterThan(Date.UTC(2020, 0))
  expect(made).toBeLessThanOrEqual(now + 86_400_000)
})

test('SOURCE_DATE_EPOCH outranks the commit', () => {
  expect(madeAt(tmpdir(), { SOURCE_DATE_EPOCH: '1700000000' })).toEqual(new Date('2023-11-14T22:13:20Z'))
})

test.each([
  ['a time that is none', { SOURCE_DATE_EPOCH: 'yesterday' }, /number of seconds/],
  ['a folder without a commit', {}, /set SOURCE_DATE_EPOCH/],
])('%s is reported in one line', (_rule, env, line) => {
  expect(() => madeAt(tmpdir(), env)).toThrow(line)
})

const MADE_AT = new Date('2024-05-17T10:20:30Z')
const TREE = ['dist', 'deploy', 'docs', 'embed', 'examples', 'CHANGELOG.md', 'SECURITY.md', 'sbom.cdx.json']
const DOCUMENTS = ['openapi', 'journeys.arazzo', 'security.arazzo', 'limits.arazzo'].map(
  name => `${name}.yaml`,
)
const OF_OTHERS = [
  'sandbox/nativeClient/bridge.js',
  'scripts/release/README.md',
  ...DOCUMENTS.map(name => `packages/contract/${name}`),
]

let folder: string
let unpacked: string
/** Built from the sources of this tree, not from the released files. */
let made: ReleasedFile[]
let archive: Buffer

const release = (root: string) => packArchive('foyer-9.9.9', releasedFiles(root, made), MADE_AT)
const tar = (...args: string[]) =>
  execFileSync('tar', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, TZ: 'UTC', LC_ALL: 'C' },
  })

beforeAll(async () => {
  folder = temporaryFolder('release')
  made = await conformanceFiles()
  archive = await release('.')
  writeFileSync(path.join(folder, 'foyer.tgz'), archive)
  tar('-xzf', 'foyer.tgz')
  unpacked = path.join(folder, 'foyer-9.9.9')
})

test('another copy of the tree, built by another user at another time, gives the same bytes', async () => {
  const copy = path.join(folder, 'copy')
  for (const name of [...OF_OTHERS, ...TREE.toReversed()])
    cpSync(name, path.join(copy, name), { recursive: true })
  // No archive contains the output of an example.
  mkdirSync(path.join(copy, 'examples/python-backend/__pycache__'))
  writeFileSync(path.join(copy, 'examples/python-backend/__pycache__/server.pyc'), 'made')
  writeFileSync(path.join(copy, 'examples/python-backend/foyer.sqlite3'), 'made')
  for (const file of filesIn(copy)) {
    utimesSync(file, 1, 1)
    chmodSync(file, 0o600)
  }
  expect((await release(copy)).equals(archive)).toBe(true)
})

test('tar lists every file in order, each with the time of the commit without the name of its author', () => {
  const lines = tar('--full-time', '--numeric-owner', '-tvzf', 'foyer.tgz').trimEnd().split('\n')
  const seen = lines.map(
    line => /^(\S+) (\S+) +\d+ (\S+ \S+) foyer-9\.9\.9\/(.+)$/.exec(line)?.slice(1) ?? line,
  )
  const names = seen.map(([, , , name]) => name)
  expect(names).toEqual(names.toSorted())
  expect(new Set(seen.map(([mode, owner, time]) => `${mode} ${owner} ${time}`))).toEqual(
    new Set(['-rw-r--r-- 0/0 2024-05-17 10:20:30']),
  )
  const built = filesIn('dist').map(file => file.split(path.sep).join('/'))
  expect(names).toEqual(expect.arrayContaining(built))
  expect(new Set(names.map(name => name?.split('/')[0]))).toEqual(
    new Set([
      'CHANGELOG.md',
      'README.md',
      'SECURITY.md',
      'SHA256SUMS',
      'conformance-notices.txt',
      'conformance.mjs',
      'deploy',
      'dist',
      'docs',
      'embed',
      'examples',
      'sandbox',
      'sbom.cdx.json',
      'third-party-notices.txt',
    ]),
  )
})

test('every link of a page in the archive leads to a file in it', () => {
  const files = releasedFiles('.', [])
  const names = new Set(files.map(({ name }) => name))
  const links = files
    .filter(({ name }) => name.endsWith('.md'))
    .flatMap(({ name, content }) =>
      [...content.toString().matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, to = '']) => ({
        from: name,
        to: path.posix.join(path.posix.dirname(name), to),
      })),
    )
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ to }) => !names.has(to))).toEqual([])
})

/** A path from the root of the repository in prose. */
const PATH_IN_PROSE =
  /(?<![\w/.@-])(?:deploy|docs|embed|examples|packages|sandbox|scenarios|scripts|src|test|tools)\/[\w./-]*[\w-]/g
/** A command of the repository may name a test by the beginning of its path. */
const COMMAND = /```[\s\S]*?```|`[^`\n]*npm (?:test|run) [^`\n]*`/g

test('a page of the archive that names a file which only the repository contains notes it in the same paragraph', () => {
  const files = releasedFiles('.', made)
  const names = files.map(({ name }) => name)
  const isThere = (file: string): boolean =>
    names.some(name => name === file || name.startsWith(file.replace(/\/?$/, '/')))
  const missing = files
    .filter(({ name }) => name.endsWith('.md') && name !== 'CHANGELOG.md')
    .flatMap(({ name, content }) =>
      content
        .toString()
        .replaceAll(COMMAND, '')
        .split(/\n\s*\n(?!- )/)
        .filter(paragraph => !paragraph.includes('repository'))
        .flatMap(paragraph => [...paragraph.matchAll(PATH_IN_PROSE)].map(([file]) => `${name}: ${file}`)),
    )
    .filter(reference => !isThere(reference.slice(reference.indexOf(': ') + 2)))
  expect(missing).toEqual([])
})

test('the compressed file names neither a time nor the system on which it was made', () => {
  expect([...archive.subarray(3, 10)]).toEqual([0, 0, 0, 0, 0, 2, 255])
  expect(gunzipSync(archive).length % 512).toBe(0)
})

test('unpacked, its own sums hold, and its tool configures the build', () => {
  const sums = execFileSync('sha256sum', ['--check', '--strict', 'SHA256SUMS'], { cwd: unpacked })
  expect(sums.toString().match(/: OK$/gm)).toHaveLength(filesIn(unpacked).length - 1)

  writeFileSync(path.join(folder, 'config.json'), '{ "productName": "Quay" }')
  execFileSync(process.execPath, [
    `${unpacked}/deploy/configure.mjs`,
    `${unpacked}/dist`,
    `${folder}/config.json`,
  ])
  expect(readFileSync(path.join(unpacked, 'dist/index.html'), 'utf8')).toContain('"productName":"Quay"')
})

describe('the conformance of the archive', () => {
  const conformance = (cwd: string, args: string[]) =>
    spawnSync(process.execPath, [path.join(unpacked, 'conformance.mjs'), ...args], {
      cwd,
      env: { ...process.env, FOYER_PASSWORD: PASSWORD },
      encoding: 'utf8',
    })

  test('the runner calls a backend with Node and the archive only', async () => {
    const sandbox = await startSandbox()
    const args = ['--api', sandbox.origin, '--user', 'simple', '--only', 'sign-in,sign-out']
    const { stdout, stderr, status } = conformance(unpacked, args)
    await sandbox.stop()
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
    expect(stdout).toContain('2 carried, 0 not carried, 0 not tried')
  })

  test('the runner explains in one line where it must run', () => {
    expect(conformance(folder, ['--list'])).toMatchObject({
      stderr: 'docs/contract/openapi.yaml is missing: run the command in the folder of the release.\n',
      status: 2,
    })
  })
})
