import { CookieJar, type Sent } from 'foyer-contract/conformance/client/cookieJar'

const SAFE = 'a=1; Path=/; HttpOnly; SameSite=Lax; Secure'
const TLS = 'https://api.example/api/auth/v2/login'
const HTTP = 'http://api.example/api/auth/v2/login'
const LOCAL = 'http://127.0.0.1:4400/api/auth/v2/login'

const jarAfter = (line: string, address: string): CookieJar => {
  const jar = new CookieJar()
  jar.keep(['a=0; Path=/', line], new URL(address))
  return jar
}

const rows: [rule: string, line: string, address: string, sent: Sent, header: string][] = [
  ['every cookie goes along', SAFE, TLS, 'all', 'a=1'],
  ['a script reads no HttpOnly cookie', SAFE, TLS, 'readable', ''],
  ['a script reads any other', 'a=1; Path=/; SameSite=Lax', TLS, 'readable', 'a=1'],
  ['another site sends no Lax cookie', SAFE, TLS, 'cross-site', ''],
  ['nor a strict one', 'a=1; Path=/; samesite=strict', TLS, 'cross-site', ''],
  ['another site sends one with value None', 'a=1; Path=/; SameSite=None; Secure', TLS, 'cross-site', 'a=1'],
  ['another site sends a cookie without SameSite', 'a=1; Path=/', TLS, 'cross-site', 'a=1'],
  ['a Secure cookie stays off the open wire', SAFE, TLS, 'in-the-clear', ''],
  ['another does not', 'a=1; Path=/', TLS, 'in-the-clear', 'a=1'],
  ['over http nothing is asked', 'a=1; Path=/', HTTP, 'in-the-clear', ''],
  ['a value may hold an equals sign', 'a=b=c; Path=/', TLS, 'all', 'a=b=c'],
  ['a cookie without an age left is gone', 'a=1; Path=/; Max-Age=0', TLS, 'all', ''],
  ['so is one of the past', 'a=1; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT', TLS, 'all', ''],
  ['without a path a cookie is sent to its folder only', 'b=1', TLS, 'everywhere', 'a=0'],
  ['a longer path goes first', 'b=1', TLS, 'all', 'b=1; a=0'],
  ['a domain of the host is accepted', 'a=1; Path=/; Domain=.example', TLS, 'all', 'a=0; a=1'],
  ['a loopback address counts as secure', '__Host-b=1; Path=/; Secure', LOCAL, 'all', 'a=0; __Host-b=1'],
]

test.each(rows)('%s', (_rule, line, address, sent, header) => {
  expect(jarAfter(line, address).header(sent, new URL(address))).toBe(header)
})

test.each([
  ['/api', '/api/x', true],
  ['/api/', '/api/x', true],
  ['/api', '/apix', false],
  ['/api/', '/api', false],
  ['/', '/x', true],
])('a cookie of %s goes to %s: %s', (path, asked, goes) => {
  const jar = new CookieJar()
  jar.keep([`a=1; Path=${path}`], new URL(TLS))
  expect(jar.header('all', new URL(asked, TLS))).toBe(goes ? 'a=1' : '')
})

// As in Chromium 156, which stores a `__Host-` cookie with a Domain only if that is its host's IP address.
const refused: [line: string, address: string, why: string][] = [
  ['__Host-a=1; Secure; Path=/; Domain=api.example', TLS, 'a name that begins with __Host- forbids Domain'],
  ['__Host-a=1; Secure; Path=/api', TLS, 'a name that begins with __Host- requires Path=/'],
  ['__host-a=1; Secure', TLS, 'a name that begins with __Host- requires Path=/'],
  ['__Host-a=1; Path=/', TLS, 'a name with this prefix requires Secure'],
  ['__Secure-a=1', TLS, 'a name with this prefix requires Secure'],
  ['__Http-a=1; Secure', TLS, 'a name with this prefix requires HttpOnly'],
  ['a=1; Domain=elsewhere.example', TLS, 'its Domain=elsewhere.example does not match api.example'],
  ['a=1; Domain=0.0.1', LOCAL, 'its Domain=0.0.1 does not match 127.0.0.1'],
  ['a=1; Secure', HTTP, 'it is Secure, and the address is http'],
  ['a=1; SameSite=None', TLS, 'SameSite=None requires Secure'],
  ['=1', TLS, 'it has no name'],
  [`a=${'x'.repeat(4096)}`, TLS, 'it has more than 4096 bytes'],
]

test.each(refused)('no browser keeps %s', (line, address, why) => {
  const jar = jarAfter(line, address)
  expect(jar.header('all', new URL(address))).toBe('a=0')
  expect(jar.refused.map(cookie => cookie.why)).toEqual([why])
})

test('a copy has the same cookies', () => {
  const jar = jarAfter('a=1; Path=/', TLS)
  const copy = jar.copy()
  jar.keep(['a=2; Path=/'], new URL(TLS))
  expect([copy, jar].map(one => one.header('all', new URL(TLS)))).toEqual(['a=1', 'a=2'])
})
