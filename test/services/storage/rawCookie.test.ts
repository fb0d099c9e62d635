import { rawCookie } from 'src/services/storage/rawCookie'

test.each<[rule: string, cookies: string, value: string | undefined]>([
  ['none', '', undefined],
  ['of the exact name', 'aname=1; name=2; names=3', '2'],
  ['decoded', 'name=a%20b%3B', 'a b;'],
  ['unchanged if it cannot be decoded', 'name=100%', '100%'],
  ['without quotes', 'name="jane"', 'jane'],
  ['empty', 'name=', ''],
  ['with all its equals signs', 'name=a=b==', 'a=b=='],
])('a cookie is read %s', (_rule, cookies, value) => {
  expect(rawCookie(cookies, 'name')).toBe(value)
})
