import { CookieJar, type Sent } from 'scripts/conformance/cookieJar'

const SAFE = 'a=1; HttpOnly; SameSite=Lax; Secure'

const rows: [rule: string, line: string, overTls: boolean, sent: Sent, header: string][] = [
  ['every cookie goes along', SAFE, true, 'all', 'a=1'],
  ['a script reads no HttpOnly cookie', SAFE, true, 'readable', ''],
  ['a script reads any other', 'a=1; SameSite=Lax', true, 'readable', 'a=1'],
  ['another site sends no Lax cookie', SAFE, true, 'cross-site', ''],
  ['nor a strict one', 'a=1; samesite=strict', true, 'cross-site', ''],
  ['another site sends one that says None', 'a=1; SameSite=None; Secure', true, 'cross-site', 'a=1'],
  ['or says nothing', 'a=1', true, 'cross-site', 'a=1'],
  ['a Secure cookie stays off the open wire', SAFE, true, 'in-the-clear', ''],
  ['another does not', 'a=1', true, 'in-the-clear', 'a=1'],
  ['over http nothing is asked', 'a=1', false, 'in-the-clear', ''],
  ['a value may hold an equals sign', 'a=b=c', true, 'all', 'a=b=c'],
  ['a cookie without an age left is gone', 'a=1; Max-Age=0', true, 'all', ''],
  ['so is one of the past', 'a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT', true, 'all', ''],
]

test.each(rows)('%s', (_rule, line, overTls, sent, header) => {
  const jar = new CookieJar(overTls)
  jar.keep(['a=0', line])
  expect(jar.header(sent)).toBe(header)
})
