import { Ajv2020 } from 'ajv/dist/2020.js'
import { wrongConfig } from 'deploy/config.mjs'
import { isNativeAddress, nativeClients, readNativeClients } from 'deploy/rules/nativeClients.mjs'

// (addresses/native-list)
test.each([
  'com.example.harbor:/signed-in',
  'com.example.harbor:/a/b/',
  'com.example.harbor://signed-in/here',
  'io.github.some-app+2:/cb',
  'https://app.example.com/signed-in',
  'https://app.example.com:8443/signed-in/',
  'https://app.example.com/',
  'http://127.0.0.1/signed-in',
  'http://127.0.0.1/',
  'http://[::1]/signed-in/x.y',
])('an app may listen at %s', address => {
  expect(isNativeAddress(address)).toBe(true)
})

test.each([
  ['a web scheme', 'javascript:alert(1)'],
  ['data', 'data:text/html,<p>'],
  ['a file', 'file:///etc/passwd'],
  ['a blob', 'blob:https://app.example.com/1'],
  ['a scheme without a dot', 'harbor:/signed-in'],
  ['a scheme in capitals', 'com.example.Harbor:/signed-in'],
  ['a scheme that ends in a dot', 'com.example.:/signed-in'],
  ['a scheme that starts with a digit', '1.example:/signed-in'],
  ['a scheme without a path', 'com.example.harbor:'],
  ['a path without a slash', 'com.example.harbor:signed-in'],
  ['three slashes', 'com.example.harbor:///signed-in'],
  ['a user', 'com.example.harbor://user@signed-in'],
  ['dot segments in the path', 'com.example.harbor:/a/../b'],
  ['a query', 'com.example.harbor:/signed-in?a=b'],
  ['a fragment', 'com.example.harbor:/signed-in#a'],
  ['an empty fragment', 'https://app.example.com/signed-in#'],
  ['an empty query', 'https://app.example.com/signed-in?'],
  ['http to another host', 'http://app.example.com/signed-in'],
  ['localhost, which may be another machine', 'http://localhost/signed-in'],
  ['another loopback address', 'http://127.0.0.2/signed-in'],
  ['an IP address in another notation', 'http://127.1/signed-in'],
  ['a port, because any port is allowed', 'http://127.0.0.1:8080/signed-in'],
  ['a loopback address without a path', 'http://127.0.0.1'],
  ['a loopback address with a user', 'http://127.0.0.1@evil.example/'],
  ['an empty path segment', 'http://127.0.0.1//signed-in'],
  ['an https address with a user', 'https://me@app.example.com/signed-in'],
  ['an https address that differs from the browser’s notation', 'https://APP.example.com/signed-in'],
  ['an https address without a path', 'https://app.example.com'],
  ['an https address with a backslash', 'https://app.example.com\\signed-in'],
  ['a leading space', ' com.example.harbor:/signed-in'],
  ['a trailing line break', 'com.example.harbor:/signed-in\n'],
  ['an address that is too long', `com.example.harbor:/${'x'.repeat(2000)}`],
  ['nothing', ''],
  ['no text', 7],
])('%s is not an address for an app', (_what, address) => {
  expect(isNativeAddress(address)).toBe(false)
})

test('a valid app is read with its defaults', () => {
  const { clients, wrong } = readNativeClients({ harbor: { name: ' Harbor Desktop ' } })
  expect(wrong).toEqual([])
  expect([...clients]).toEqual([['harbor', { name: 'Harbor Desktop', addresses: [], typedCode: false }]])
})

const ADDRESSES = ['com.example.harbor:/signed-in']
test.each<[what: string, given: unknown, wrong: string[]]>([
  ['none', undefined, []],
  ['null', null, []],
  ['a list', [], ['nativeClients']],
  ['an id with other characters', { 'a b': { name: 'Harbor' } }, ['nativeClients.a b']],
  ['an app that is not an object', { harbor: 'Harbor' }, ['nativeClients.harbor']],
  ['no name', { harbor: { addresses: ADDRESSES } }, ['nativeClients.harbor.name']],
  [
    'a name that changes the text direction',
    { harbor: { name: 'robraH\u202e' } },
    ['nativeClients.harbor.name'],
  ],
  ['a name that is too long', { harbor: { name: 'x'.repeat(61) } }, ['nativeClients.harbor.name']],
  [
    'one invalid address among others',
    { harbor: { name: 'Harbor', addresses: [...ADDRESSES, 'https:'] } },
    ['nativeClients.harbor.addresses'],
  ],
  [
    'a typedCode that is not a boolean',
    { harbor: { name: 'Harbor', typedCode: 1 } },
    ['nativeClients.harbor.typedCode'],
  ],
  ['an unknown property', { harbor: { name: 'Harbor', port: 1 } }, ['nativeClients.harbor.port']],
])('%s: no app is valid, and the problem is reported', (_what, given, names) => {
  const { clients, wrong } = readNativeClients(given)
  expect(clients.size).toBe(0)
  expect(wrong.map(({ name }) => name)).toEqual(names)
})

test('an invalid app does not affect the others', () => {
  const { clients } = readNativeClients({ a: { name: '' }, b: { name: 'Harbor' } })
  expect([...clients.keys()]).toEqual(['b'])
})

const isRightByTheSchema = new Ajv2020({ strict: false }).compile(nativeClients.schema)
const wrongAtRollout = (clients: unknown) =>
  wrongConfig({ nativeClients: clients }, { properties: {}, languages: [] })

test('the schema and the rollout accept a valid app', () => {
  const clients = { harbor: { name: 'Harbor', addresses: ['http://127.0.0.1/signed-in'], typedCode: true } }
  expect([isRightByTheSchema(clients), wrongAtRollout(clients)]).toEqual([true, []])
})

test('the rollout reports an app with an invalid address', () => {
  expect(wrongAtRollout({ harbor: { name: 'Harbor', addresses: ['javascript:alert(1)'] } })).toEqual([
    {
      name: 'nativeClients.harbor.addresses',
      reason: expect.stringMatching(/^must be a list of addresses/) as string,
    },
  ])
})
