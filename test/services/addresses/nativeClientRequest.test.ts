import {
  handOverAddress,
  type NativeFault,
  nativeRequestHere,
  readNativeRequest,
} from 'src/services/addresses/nativeClientRequest'
import { configure } from 'test/support/configure'

const PAGE = 'https://signin.example'
const CLIENTS = {
  desktop: {
    name: 'Harbor Desktop',
    addresses: [
      'com.example.harbor:/signed-in',
      'https://app.example/signed-in',
      'http://127.0.0.1/signed-in',
      'http://[::1]/signed-in',
      `${PAGE}/signin/native-client`,
      'http://127.0.0.1/',
    ],
  },
  typed: { name: 'Harbor Terminal', typedCode: true },
  broken: { name: 'Broken', addresses: ['javascript:alert(1)'] },
}
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const GOOD = {
  mode: 'native',
  client_id: 'desktop',
  redirect_uri: 'com.example.harbor:/signed-in',
  code_challenge: CHALLENGE,
  code_challenge_method: 'S256',
  state: 'xyz-1',
}

type Query = Partial<Record<keyof typeof GOOD, string | undefined>>
const queryOf = (changes: Query): string =>
  `?${new URLSearchParams(
    Object.entries({ ...GOOD, ...changes }).filter((each): each is [string, string] => each[1] !== undefined),
  ).toString()}`
const read = (changes: Query, more = '', page = PAGE) =>
  readNativeRequest(queryOf(changes) + more, CLIENTS, page)

// (addresses/native-request)
test('a complete request is read unchanged', () => {
  expect(read({})).toEqual({
    kind: 'asked',
    clientId: 'desktop',
    app: 'Harbor Desktop',
    challenge: CHALLENGE,
    state: 'xyz-1',
    address: 'com.example.harbor:/signed-in',
    typedCode: false,
  })
})

test('an app without an address uses a typed code', () => {
  const asked = read({ client_id: 'typed', redirect_uri: undefined })
  expect(asked).toMatchObject({ kind: 'asked', app: 'Harbor Terminal', typedCode: true })
  expect(asked).not.toHaveProperty('address')
})

// (addresses/native-list)
test.each([
  'https://app.example/signed-in',
  'http://127.0.0.1/signed-in',
  'http://127.0.0.1:1/signed-in',
  'http://127.0.0.1:49152/signed-in',
  'http://127.0.0.1:65535/signed-in',
  'http://127.0.0.1:80/',
  'http://[::1]:49152/signed-in',
])('the listed address %s is accepted', address => {
  expect(read({ redirect_uri: address })).toMatchObject({ kind: 'asked', address })
})

test.each([
  ['another path', 'com.example.harbor:/signed-in/'],
  ['another case', 'com.example.Harbor:/signed-in'],
  ['another scheme', 'com.example.evil:/signed-in'],
  ['a longer path', 'https://app.example/signed-in/../evil'],
  ['an escaped path', 'https://app.example/signed%2din'],
  ['a port of an https address', 'https://app.example:444/signed-in'],
  ['a host with the same beginning', 'https://app.example.evil.test/signed-in'],
  ['a user', 'https://app.example@evil.test/signed-in'],
  ['a query', 'https://app.example/signed-in?a=b'],
  ['a fragment', 'com.example.harbor:/signed-in#'],
  ['port 0', 'http://127.0.0.1:0/signed-in'],
  ['a port with a leading zero', 'http://127.0.0.1:08080/signed-in'],
  ['a port out of range', 'http://127.0.0.1:65536/signed-in'],
  ['a port with letters', 'http://127.0.0.1:8080a/signed-in'],
  ['an empty port', 'http://127.0.0.1:/signed-in'],
  ['a host after the port', 'http://127.0.0.1:80@evil.test/signed-in'],
  ['localhost', 'http://localhost:8080/signed-in'],
  ['another loopback address', 'http://127.0.0.2:8080/signed-in'],
  ['a script', 'javascript:alert(1)'],
  ['a path of this origin', '/signed-in'],
  ['nothing', ''],
  ['a listed page of this origin', `${PAGE}/signin/native-client`],
])('%s is rejected as an address: %s', (_what, address) => {
  expect(read({ redirect_uri: address })).toEqual({
    kind: 'refused',
    why: 'address',
    parameter: 'redirect_uri',
  })
})

test('a page of this origin and port is rejected even if the page itself is on a loopback address', () => {
  const page = 'http://127.0.0.1:4400'
  expect(read({ redirect_uri: 'http://127.0.0.1:4400/signed-in' }, '', page).kind).toBe('refused')
  expect(read({ redirect_uri: 'http://127.0.0.1:4401/signed-in' }, '', page).kind).toBe('asked')
})

// (addresses/native-request)
test.each<[what: string, changes: Query, why: NativeFault, parameter: string]>([
  ['another mode', { mode: 'natives' }, 'mode', 'mode'],
  ['a mode in capitals', { mode: 'Native' }, 'mode', 'mode'],
  ['an unknown app', { client_id: 'evil' }, 'client', 'client_id'],
  ['no app', { client_id: undefined }, 'client', 'client_id'],
  ['an inherited property name', { client_id: 'constructor' }, 'client', 'client_id'],
  ['another one', { client_id: '__proto__' }, 'client', 'client_id'],
  ['an app with an invalid configuration', { client_id: 'broken' }, 'client', 'client_id'],
  ['a missing address of an app without typed codes', { redirect_uri: undefined }, 'address', 'redirect_uri'],
  ['an address of an app without addresses', { client_id: 'typed' }, 'address', 'redirect_uri'],
  ['the method plain', { code_challenge_method: 'plain' }, 'request', 'code_challenge_method'],
  [
    'a missing method, which means plain',
    { code_challenge_method: undefined },
    'request',
    'code_challenge_method',
  ],
  ['no challenge', { code_challenge: undefined }, 'request', 'code_challenge'],
  ['a short challenge', { code_challenge: CHALLENGE.slice(1) }, 'request', 'code_challenge'],
  ['a long challenge', { code_challenge: `${CHALLENGE}x` }, 'request', 'code_challenge'],
  [
    'a challenge in another alphabet',
    { code_challenge: `${CHALLENGE.slice(1)}=` },
    'request',
    'code_challenge',
  ],
  ['no state', { state: undefined }, 'request', 'state'],
  ['an empty state', { state: '' }, 'request', 'state'],
  ['a state with a line break', { state: 'a\nb' }, 'request', 'state'],
  ['a long state', { state: 'x'.repeat(513) }, 'request', 'state'],
])('%s is rejected', (_what, changes, why, parameter) => {
  expect(read(changes)).toEqual({ kind: 'refused', why, parameter })
})

test.each(['mode', 'client_id', 'redirect_uri', 'code_challenge', 'code_challenge_method', 'state'])(
  'a repeated %s is rejected even if the first value is valid',
  name => {
    expect(read({}, `&${name}=x`)).toEqual({ kind: 'refused', why: 'request', parameter: name })
  },
)

test('other parameters are ignored', () => {
  expect(read({}, '&scope=openid&scope=all')).toEqual(read({}))
})

test.each([undefined, null, [], 'desktop'])('without a list, no app is known: %j', given => {
  expect(readNativeRequest(queryOf({}), given, PAGE)).toMatchObject({ kind: 'refused', why: 'client' })
})

test('a page that no app has opened has no request; a page that an app has opened is checked against the configuration', () => {
  configure({ nativeClients: CLIENTS })
  expect(nativeRequestHere(undefined)).toBeUndefined()
  expect(nativeRequestHere('popup')).toBeUndefined()
  expect(nativeRequestHere(`?${queryOf({}).slice(1)}`)).toMatchObject({ kind: 'asked' })
  configure({})
  expect(nativeRequestHere(`?${queryOf({}).slice(1)}`)).toMatchObject({ kind: 'refused', why: 'client' })
})

// (addresses/native-told)
test('the address for the app contains only the code, the app’s state and the issuer, each escaped', () => {
  expect(handOverAddress('com.example.harbor:/signed-in', 'c-1', 'a&b=c#d+e', PAGE)).toBe(
    'com.example.harbor:/signed-in?code=c-1&state=a%26b%3Dc%23d%2Be&iss=https%3A%2F%2Fsignin.example',
  )
})
