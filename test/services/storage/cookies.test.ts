import { COOKIES } from 'src/constants/cookies'
import { setAuthenticationMode, writeCookie, writeDeviceCheck } from 'src/services/storage/cookies'
import { readCookie, readDeviceCheckMode, removeCookie } from 'src/services/storage/readCookie'
import { blockJar, emptyJar, refuseJar } from 'test/support/cookieJar'

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

  test('is not secure on an http page', () => {
    visit('http://app.example/signin/')
    setAuthenticationMode('twoFactor')
    expect(attributes(written[0])).not.toContain('secure')
    expect(readCookie(COOKIES.authenticationMode)).toBe('twoFactor')
  })

  test('lives for 100 days if it remembers the username', () => {
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
  ])('returns %s unchanged', value => {
    writeCookie(COOKIES.lastLoginUsername, value)
    expect(written[0]?.split('; ')[0]).toBe(`lastLoginUsername=${encodeURIComponent(value)}`)
    expect(readCookie(COOKIES.lastLoginUsername)).toBe(value)
  })

  test('is read again after another tab has changed it', () => {
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

  test('is percent-encoded JSON', () => {
    writeDeviceCheck(info)
    expect(written[0]?.split('; ')[0]).toBe(
      `w-device-compliance-check-info=${encodeURIComponent('{"mode":"install","successUrl":"https://app.example/signin/session-status","failUrl":"https://app.example/signin/"}')}`,
    )
    expect(attributes(written[0]).sort()).toEqual(['path=/', 'samesite=lax', 'secure'])
    expect(readDeviceCheckMode()).toBe('install')
  })
})

describe.each<[browser: string, block: () => void]>([
  ['throws on every access to cookies', blockJar],
  ['accepts cookies without storing them', refuseJar],
])('in a browser that %s', (_browser, block) => {
  beforeEach(block)
  afterEach(() => removeCookie(COOKIES.userId))

  test('a cookie lasts as long as the page, and its last value counts', () => {
    writeCookie(COOKIES.userId, '1')
    writeCookie(COOKIES.userId, '2')
    expect(readCookie(COOKIES.userId)).toBe('2')
  })

  test('a removed cookie is absent', () => {
    writeCookie(COOKIES.userId, '1')
    removeCookie(COOKIES.userId)
    expect(readCookie(COOKIES.userId)).toBeUndefined()
  })

  test('the cookie of a device check is not held, because the user does not return to this page', () => {
    writeDeviceCheck({ mode: 'mfa', successUrl: 'a', failUrl: 'b' })
    expect(readDeviceCheckMode()).toBeUndefined()
  })
})

test('a cookie that the browser stores again takes precedence over the page’s copy', () => {
  blockJar()
  writeCookie(COOKIES.userId, '1')
  emptyJar()
  writeCookie(COOKIES.userId, '2')
  document.cookie = 'userId=3; path=/'
  expect(readCookie(COOKIES.userId)).toBe('3')
})
