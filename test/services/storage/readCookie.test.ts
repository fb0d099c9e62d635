import { COOKIES } from 'src/constants/cookies'
import { writeCookie } from 'src/services/storage/cookies'
import { readCookie, readDeviceCheckMode, removeCookie } from 'src/services/storage/readCookie'
import { blockJar, emptyJar } from 'test/support/cookieJar'

beforeEach(() => {
  visit('https://app.example/signin/')
  emptyJar()
})

test('a missing cookie is absent', () => {
  expect(readCookie(COOKIES.authenticationMode)).toBeUndefined()
})

test('a removed cookie is absent', () => {
  writeCookie(COOKIES.userId, '1')
  removeCookie(COOKIES.userId)
  expect(document.cookie).toBe('')
  expect(readCookie(COOKIES.userId)).toBeUndefined()
})

test.each<[name: keyof typeof COOKIES & 'authenticationMode', value: string]>([
  ['authenticationMode', 'simple'],
  ['authenticationMode', 'twoFactor'],
  ['authenticationMode', 'signinVerification'],
  ['authenticationMode', 'symantecVIP'],
  ['authenticationMode', 'symantecVIPregister'],
  ['authenticationMode', 'symantecVIPactivate'],
  ['authenticationMode', 'totp'],
  ['authenticationMode', 'totpRegister'],
  ['authenticationMode', 'totpCodes'],
])('%s may be %s', (name, value) => {
  document.cookie = `${name}=${value}; path=/`
  expect(readCookie(name)).toBe(value)
})

test.each<[name: Parameters<typeof readCookie>[0], value: string]>([
  ['authenticationMode', 'Simple'],
  ['authenticationMode', ''],
  ['authenticationMode', 'constructor'],
  ['autoLoginEnabled', 'true'],
  ['rememberMeInfo', ''],
  ['rememberMeInfo', '%00%E2%80%AE'],
  ['userId', ''],
  ['userCulture', '../../x'],
  ['userCulture', 'x'],
])('a %s of %j is removed and counts as absent', (name, value) => {
  document.cookie = `${name}=${value}; path=/`
  expect(readCookie(name)).toBeUndefined()
  expect(document.cookie).toBe('')
})

test.each<[value: string, username: string]>([
  ['%E2%80%AEjane%0A', 'jane'],
  ['x'.repeat(300), 'x'.repeat(256)],
  ['50%', '50%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('a remembered username of %s is cleaned', (value, username) => {
  document.cookie = `rememberMeInfo=${value}; path=/`
  expect(readCookie(COOKIES.rememberMeInfo)).toBe(username)
})

test.each(['en-US', 'de', 'zh-Hant-TW', 'pt_BR', 'xx-YY'])('the culture %s is valid', culture => {
  document.cookie = `userCulture=${culture}; path=/`
  expect(readCookie(COOKIES.userCulture)).toBe(culture)
})

describe('the cookie of the device check', () => {
  test.each(['mfa', 'onboardingV3', 'install'])('may have the mode %s, whatever else it contains', mode => {
    document.cookie = `w-device-compliance-check-info=${encodeURIComponent(`{"mode":"${mode}","successUrl":"https://evil.example"}`)}; path=/`
    expect(readDeviceCheckMode()).toBe(mode)
  })

  test('is absent if it is missing', () => {
    expect(readDeviceCheckMode()).toBeUndefined()
  })

  test.each(['', '{', 'null', '[]', '"install"', '{}', '{"mode":"other"}', '{"mode":7}', '%'])(
    'is removed if it contains %j',
    value => {
      document.cookie = `w-device-compliance-check-info=${value === '%' ? value : encodeURIComponent(value)}; path=/`
      expect(readDeviceCheckMode()).toBeUndefined()
      expect(document.cookie).toBe('')
    },
  )
})

test('a browser that refuses cookies causes no error', () => {
  blockJar()
  expect(() => removeCookie(COOKIES.userId)).not.toThrow()
  expect(readCookie(COOKIES.userId)).toBeUndefined()
})
