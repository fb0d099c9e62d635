import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { shippedPackages } from 'scripts/build/thirdParty/shippedPackages'
import { temporaryFolder } from 'test/support/temporaryFolder'

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
