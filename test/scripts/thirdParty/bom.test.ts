import { billOfMaterials } from 'scripts/build/thirdParty/bom'

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
