import { otpauthKey } from 'src/services/otpauth'
import { leastCpuMs } from 'test/support/leastCpuMs'

const KEY = 'JBSWY3DPEHPK3PXP'

// (factors/enrolment)
test.each([
  ['the minimum that an app needs', `otpauth://totp/grace?secret=${KEY}`],
  ['an issuer', `otpauth://totp/Harbor:grace?issuer=Harbor&secret=${KEY}&digits=6&period=30`],
  ['a name in another script, escaped', `otpauth://totp/%E4%BD%A0?secret=${KEY}`],
  ['no name', `otpauth://totp/?secret=${KEY}`],
])('an authenticator address with %s is accepted', (_what, uri) => {
  expect(otpauthKey(uri)).toBe(KEY)
})

test('an authenticator address with a padded key is accepted', () => {
  expect(otpauthKey(`otpauth://totp/a?secret=${KEY}===`)).toBe(`${KEY}===`)
})

test.each([
  ['nothing', ''],
  ['another scheme', `javascript:alert(1)//otpauth://totp/a?secret=${KEY}`],
  ['a counter in place of the time', `otpauth://hotp/a?secret=${KEY}`],
  ['no key', 'otpauth://totp/a?issuer=Harbor'],
  ['a short key', 'otpauth://totp/a?secret=JBSWY3DP'],
  ['a key in lower case', `otpauth://totp/a?secret=${KEY.toLowerCase()}`],
  ['a fragment', `otpauth://totp/a?secret=${KEY}#x`],
  ['a line break', `otpauth://totp/a?secret=${KEY}&x=\n`],
  ['513 letters', `otpauth://totp/a?secret=${KEY}&x=`.padEnd(513, 'a')],
])('an authenticator address with %s is rejected', (_what, uri) => {
  expect(otpauthKey(uri)).toBeUndefined()
})

// (security/linear-patterns)
test('an address of 100 kB is checked within 50 ms', () => {
  const long = `otpauth://totp/${'?'.repeat(100_000)}`
  expect(leastCpuMs(() => otpauthKey(long))).toBeLessThan(50)
})
