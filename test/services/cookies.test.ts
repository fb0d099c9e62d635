import { COOKIES } from 'src/constants/cookies'
import {
  readDeviceCheckMode,
  setAuthenticationMode,
  writeCookie,
  writeDeviceCheck,
} from 'src/services/cookies'
import { readCookie, removeCookie } from 'src/services/readCookie'

/** What is written to the jar, one assignment each. */
const written: string[] = []
const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!

const useJar = (jar: PropertyDescriptor): void => {
  Object.defineProperty(document, 'cookie', { configurable: true, ...jar })
}

beforeEach(() => {
  visit('https://app.example/signin/')
  written.length = 0
  useJar({
    get: () => real.get?.call(document) as string,
    set: (value: string) => {
      written.push(value)
      real.set?.call(document, value)
    },
  })
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
  written.length = 0
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

  test('is gone once it is removed', () => {
    writeCookie(COOKIES.userId, '1')
    removeCookie(COOKIES.userId)
    expect(document.cookie).toBe('')
    expect(readCookie(COOKIES.userId)).toBeUndefined()
  })

  test('that is not there is absent', () => {
    expect(readCookie(COOKIES.authenticationMode)).toBeUndefined()
    expect(readDeviceCheckMode()).toBeUndefined()
  })
})

test.each<[name: keyof typeof COOKIES & 'authenticationMode', value: string]>([
  ['authenticationMode', 'simple'],
  ['authenticationMode', 'twoFactor'],
  ['authenticationMode', 'signinVerification'],
  ['authenticationMode', 'symantecVIP'],
  ['authenticationMode', 'symantecVIPregister'],
  ['authenticationMode', 'symantecVIPactivate'],
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

test.each(['en-US', 'de', 'zh-Hant-TW', 'pt_BR', 'xx-YY'])('the culture %s is one', culture => {
  document.cookie = `userCulture=${culture}; path=/`
  expect(readCookie(COOKIES.userCulture)).toBe(culture)
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
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError')
  }
  useJar({ get: blocked, set: blocked })
  expect(() => {
    writeCookie(COOKIES.userId, '1')
    writeDeviceCheck({ mode: 'mfa', successUrl: 'a', failUrl: 'b' })
    removeCookie(COOKIES.userId)
  }).not.toThrow()
  expect(readCookie(COOKIES.userId)).toBeUndefined()
  expect(readDeviceCheckMode()).toBeUndefined()
})
