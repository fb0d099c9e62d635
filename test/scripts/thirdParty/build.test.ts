import { readdirSync, readFileSync } from 'node:fs'

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
