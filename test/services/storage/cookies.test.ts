import { COOKIES } from 'src/constants/cookies'
import {
  readDeviceCheckMode,
  setAuthenticationMode,
  writeCookie,
  writeDeviceCheck,
} from 'src/services/storage/cookies'
import { readCookie } from 'src/services/storage/readCookie'
import { blockJar, emptyJar } from 'test/support/cookieJar'

let written: string[]

beforeEach(() => {
  visit('https://app.example/signin/')
  written = emptyJar()
})

const attributes = (cookie: string | undefined): string[] =>
  (cookie ?? '')
    .split('; ')
    .slice(1)
    .map(attribute => attribute.toLowerCase())

describe('a cookie', () => {
  test('is set for the whole host, lax, secure, for the session', () => {
    writeCookie(COOKIES.lastLoginUsername, 'jane')
    expect(written).toHaveLength(1)
    expect(written[0]).toMatch(/^lastLoginUsername=jane(;|$)/)
    expect(attributes(written[0]).sort()).toEqual(['path=/', 'samesite=lax', 'secure'])
  })

  test('is not secure on a page by http', () => {
    visit('http://app.example/signin/')
    setAuthenticationMode('twoFactor')
    expect(attributes(written[0])).not.toContain('secure')
    expect(readCookie(COOKIES.authenticationMode)).toBe('twoFactor')
  })

  test('that remembers the username lives for 100 days', () => {
    writeCookie(COOKIES.rememberMeInfo, 'jane')
    expect(attributes(written[0])).toContain('max-age=8640000')
  })

  test.each([
    'jane doe',
    'jane;path=/x',
    'jane=1,2',
    'ж%20',
    '"jane"',
    '100%',
    '{"a":1}',
    '[1]',
    'true',
    '007',
  ])('gives %s back as it was', value => {
    writeCookie(COOKIES.lastLoginUsername, value)
    expect(written[0]?.split('; ')[0]).toBe(`lastLoginUsername=${encodeURIComponent(value)}`)
    expect(readCookie(COOKIES.lastLoginUsername)).toBe(value)
  })

  test('is seen when another tab has changed it', () => {
    writeCookie(COOKIES.userId, '1')
    document.cookie = 'userId=2; path=/'
    expect(readCookie(COOKIES.userId)).toBe('2')
  })
})

describe('the cookie of the device check', () => {
  const info = {
    mode: 'install',
    successUrl: 'https://app.example/signin/session-status',
    failUrl: 'https://app.example/signin/',
  } as const

  test('is JSON, percent-encoded', () => {
    writeDeviceCheck(info)
    expect(written[0]?.split('; ')[0]).toBe(
      `w-device-compliance-check-info=${encodeURIComponent('{"mode":"install","successUrl":"https://app.example/signin/session-status","failUrl":"https://app.example/signin/"}')}`,
    )
    expect(attributes(written[0]).sort()).toEqual(['path=/', 'samesite=lax', 'secure'])
    expect(readDeviceCheckMode()).toBe('install')
  })

  test.each(['mfa', 'onboardingV3', 'install'])('its mode may be %s, whatever else it holds', mode => {
    document.cookie = `w-device-compliance-check-info=${encodeURIComponent(`{"mode":"${mode}","successUrl":"https://evil.example"}`)}; path=/`
    expect(readDeviceCheckMode()).toBe(mode)
  })

  test('that is not there is absent', () => {
    expect(readDeviceCheckMode()).toBeUndefined()
  })

  test.each(['', '{', 'null', '[]', '"install"', '{}', '{"mode":"other"}', '{"mode":7}', '%'])(
    'with %j in it is removed',
    value => {
      document.cookie = `w-device-compliance-check-info=${value === '%' ? value : encodeURIComponent(value)}; path=/`
      expect(readDeviceCheckMode()).toBeUndefined()
      expect(document.cookie).toBe('')
    },
  )
})

test('a browser that keeps no cookies is lived with', () => {
  blockJar()
  expect(() => {
    writeCookie(COOKIES.userId, '1')
    writeDeviceCheck({ mode: 'mfa', successUrl: 'a', failUrl: 'b' })
  }).not.toThrow()
  expect(readDeviceCheckMode()).toBeUndefined()
})
