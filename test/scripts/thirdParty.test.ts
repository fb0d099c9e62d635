import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { billOfMaterials } from 'scripts/build/thirdParty/bom'
import { noticesOf } from 'scripts/build/thirdParty/notices'
import { shippedPackages } from 'scripts/build/thirdParty/shippedPackages'
import { temporaryFolder } from 'test/support/temporaryFolder'

const host = 'https://registry.example.com'
const lock = {
  packages: {
    '': {
      name: 'foyer',
      version: '0.1.0',
      dependencies: { '@scope/a': '^1.0.0', b: '^2.0.0' },
      devDependencies: { tool: '1.0.0' },
    },
    'node_modules/tool': { version: '1.0.0', dev: true, dependencies: { b: '^2.0.0' } },
    'node_modules/b': { version: '2.0.0', license: '(MIT OR ISC)', dependencies: { c: '^1.0.0' } },
    'node_modules/b/node_modules/c': { version: '1.0.0', license: 'ISC' },
    'node_modules/c': { version: '2.0.0', license: 'MIT' },
    'node_modules/@scope/a': {
      version: '1.0.0',
      resolved: `${host}/a-1.0.0.tgz`,
      // printf abc | sha512sum, as hexadecimal digits below
      integrity:
        'sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==',
      license: 'MIT',
      dependencies: { c: '^2.0.0' },
      peerDependencies: { b: '*', types: '*' },
      peerDependenciesMeta: { types: { optional: true } },
    },
    'node_modules/types': { version: '1.0.0', devOptional: true },
  },
}

const shipped = [{ name: 'b', version: '2.0.0', license: 'MIT', text: '' }]
const text = billOfMaterials(lock, shipped)
const bom = JSON.parse(text) as {
  components: Record<string, unknown>[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

test('the bill lists the packages needed at runtime, peers included, and marks the shipped ones', () => {
  expect(bom.components.map(each => [each['bom-ref'], each.scope])).toEqual([
    ['@scope/a@1.0.0', 'optional'],
    ['b@2.0.0', 'required'],
    ['c@1.0.0', 'optional'],
    ['c@2.0.0', 'optional'],
  ])
})

test('each finds its dependencies where Node would', () => {
  expect(bom.dependencies).toEqual([
    { ref: '@scope/a@1.0.0', dependsOn: ['b@2.0.0', 'c@2.0.0'] },
    { ref: 'b@2.0.0', dependsOn: ['c@1.0.0'] },
    { ref: 'c@1.0.0', dependsOn: [] },
    { ref: 'c@2.0.0', dependsOn: [] },
    { ref: 'foyer@0.1.0', dependsOn: ['@scope/a@1.0.0', 'b@2.0.0'] },
  ])
})

test('a component has the identifiers that a scanner needs', () => {
  expect(bom.components[0]).toEqual({
    'bom-ref': '@scope/a@1.0.0',
    type: 'library',
    name: '@scope/a',
    version: '1.0.0',
    scope: 'optional',
    purl: 'pkg:npm/%40scope/a@1.0.0',
    hashes: [
      {
        alg: 'SHA-512',
        content:
          'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
      },
    ],
    licenses: [{ license: { id: 'MIT' } }],
  })
  expect(bom.components[1]).toMatchObject({ licenses: [{ expression: '(MIT OR ISC)' }] })
})

test('the order of the lock file changes nothing, and it names no registry', () => {
  const turned = { packages: Object.fromEntries(Object.entries(lock.packages).reverse()) }
  expect(billOfMaterials(turned, shipped)).toBe(text)
  expect(text).not.toContain('registry')
})

test('a shipped package without a lock entry fails', () => {
  const drifted = [{ name: 'b', version: '2.0.1', license: 'MIT', text: '' }]
  expect(() => billOfMaterials(lock, drifted)).toThrow(
    'b@2.0.1 is shipped but is not among the dependencies of package-lock.json',
  )
  const tool = [{ name: 'tool', version: '1.0.0', license: 'MIT', text: '' }]
  expect(() => billOfMaterials(lock, tool)).toThrow('tool@1.0.0 is shipped')
})

const left = { name: 'left', version: '1.0.0', license: 'MIT', text: 'Do what you like.' }

test('each text occurs once, below all its packages', () => {
  const right = { ...left, name: 'right', version: '2.0.0' }
  const other = { name: 'other', version: '3.0.0', license: 'ISC', text: 'Copyright Somebody' }
  expect(noticesOf([left, other, right]))
    .toBe(`Foyer contains the following software of others, under these licences.

${'-'.repeat(80)}
left 1.0.0 (MIT)
right 2.0.0 (MIT)

Do what you like.

${'-'.repeat(80)}
other 3.0.0 (ISC)

Copyright Somebody
`)
})

test.each([
  ['names no licence', { license: '' }],
  ['has the licence GPL-3.0-only, which is not allowed', { license: 'GPL-3.0-only' }],
  ['has the licence (MIT OR GPL-3.0-only), which is not allowed', { license: '(MIT OR GPL-3.0-only)' }],
  ['has no licence text', { text: '' }],
])('a package that %s is not shipped', (problem, change) => {
  expect(() => noticesOf([left, { ...left, name: 'wrong', ...change }])).toThrow(
    `wrong@1.0.0 ${problem}: it cannot be shipped.`,
  )
})

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

interface Bom {
  components: { name: string; version: string; scope: string; 'bom-ref': string }[]
}
interface Lock {
  packages: Record<string, { version?: string; dev?: boolean }>
}

const notices = readFileSync('dist/third-party-notices.txt', 'utf8')
const { components } = read('sbom.cdx.json') as Bom
const noticed = [...notices.matchAll(/^((?:@[\w.-]+\/)?[\w.-]+) (\d\S*) \([\w.-]+\)$/gm)].map(
  ([, name = '', version = '']) => ({ name, ref: `${name}@${version}` }),
)

test('the notices and the bill of materials list the same shipped packages', () => {
  const required = components.filter(({ scope }) => scope === 'required').map(each => each['bom-ref'])
  expect(noticed.map(({ ref }) => ref).sort()).toEqual(required.sort())
})

test('every dependency of the app is shipped: the others are development dependencies', () => {
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> }
  expect(noticed.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(dependencies)))
})

test('the bill has no package that is only a development dependency in the lock file', () => {
  const { packages } = read('package-lock.json') as Lock
  const locked = Object.entries(packages).map(([folder, { version = '', dev }]) => ({
    ref: `${folder.slice(folder.lastIndexOf('node_modules/') + 13)}@${version}`,
    dev,
  }))
  const runtime = locked.filter(({ dev }) => !dev).map(({ ref }) => ref)
  const refs = components.map(each => each['bom-ref'])
  expect(refs.filter(ref => !runtime.includes(ref))).toEqual([])
})

test('the build contains no list of modules, and neither the place nor the time of the build', () => {
  const bill = readFileSync('sbom.cdx.json', 'utf8')
  expect(readdirSync('dist')).not.toContain('modules.json')
  for (const text of [notices, bill]) expect(text).not.toContain(process.cwd())
  expect(bill).not.toMatch(/resolved|distribution|timestamp|serialNumber/)
})

describe('the packages of some modules', () => {
  const home = process.cwd()

  beforeEach(() => {
    process.chdir(temporaryFolder('shipped'))
  })
  afterEach(() => process.chdir(home))

  /** Installs a package; its files are licences by default. */
  function install(folder: string, dependencies: string[] = [], files: Record<string, string> = {}): void {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    mkdirSync(folder, { recursive: true })
    const wanted = Object.fromEntries(dependencies.map(each => [each, '*']))
    const manifest = { name, version: '1.0.0', license: 'MIT', dependencies: wanted }
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest))
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  }

  const names = (modules: string[]) => shippedPackages(modules).map(({ name }) => name)

  test('the packages of the modules are shipped, each once, without our own files and packages that are only installed', () => {
    for (const name of ['one', '@scope/two', 'one/node_modules/nested', 'other'])
      install(`node_modules/${name}`)
    expect(
      names([
        'src/index.ts',
        'node_modules/one/index.js',
        'node_modules/one/lib/more.js',
        'node_modules/@scope/two/index.js',
        'node_modules/one/node_modules/nested/index.js',
      ]),
    ).toEqual(['@scope/two', 'nested', 'one'])
  })

  test('the text of a package contains all its licences and notices, with any line ends', () => {
    const files = {
      LICENSE: 'Permission\r\nis granted.\r\n',
      'LICENSE.Apache': 'Apache',
      'NOTICE.txt': 'By X.',
    }
    install('node_modules/one', [], { ...files, 'README.md': 'Read me', 'licensed.js': 'let x' })
    expect(shippedPackages(['node_modules/one/index.js'])).toEqual([
      { name: 'one', version: '1.0.0', license: 'MIT', text: 'Permission\nis granted.\n\nApache\n\nBy X.' },
    ])
  })

  test('packages inside a package are shipped with it, in their versions', () => {
    install('node_modules/universal-cookie', ['cookie'])
    install('node_modules/universal-cookie/node_modules/cookie', [], { LICENSE: 'nested' })
    install('node_modules/cookie', [], { LICENSE: 'outer' })
    expect(shippedPackages(['node_modules/universal-cookie/esm/index.mjs']).map(({ text }) => text)).toEqual([
      'nested',
      '',
    ])
  })

  test('a declared dependency that is in no chunk has to be looked at', () => {
    install('node_modules/one', ['two'])
    install('node_modules/two')
    expect(() => shippedPackages(['node_modules/one/index.js'])).toThrow('one declares two')
    expect(names(['node_modules/one/index.js', 'node_modules/two/index.js'])).toEqual(['one', 'two'])
  })

  test('types are never shipped, nor packages that were reviewed and left out', () => {
    install('node_modules/react-redux', ['@types/use-sync-external-store'])
    install('node_modules/axios', ['form-data'])
    install('node_modules/form-data')
    expect(names(['node_modules/axios/index.js', 'node_modules/react-redux/index.js'])).toEqual([
      'axios',
      'react-redux',
    ])
  })

  test('a package that is bundled and not installed has no licence text', () => {
    install('node_modules/universal-cookie', ['cookie'])
    expect(() => shippedPackages(['node_modules/universal-cookie/esm/index.mjs'])).toThrow(
      'universal-cookie bundles cookie, which is not installed.',
    )
  })
})
