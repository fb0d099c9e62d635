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
})

describe.each<[browser: string, block: () => void]>([
  ['throws at every touch', blockJar],
  ['takes them and keeps none', refuseJar],
])('in a browser that %s', (_browser, block) => {
  beforeEach(block)
  afterEach(() => removeCookie(COOKIES.userId))

  test('a cookie is there for as long as the page lives, and the last one counts', () => {
    writeCookie(COOKIES.userId, '1')
    writeCookie(COOKIES.userId, '2')
    expect(readCookie(COOKIES.userId)).toBe('2')
  })

  test('one that is removed is gone', () => {
    writeCookie(COOKIES.userId, '1')
    removeCookie(COOKIES.userId)
    expect(readCookie(COOKIES.userId)).toBeUndefined()
  })

  test('nobody comes back from a device check to this page: its cookie is not held', () => {
    writeDeviceCheck({ mode: 'mfa', successUrl: 'a', failUrl: 'b' })
    expect(readDeviceCheckMode()).toBeUndefined()
  })
})

test('a cookie that the browser keeps again outranks what the page had kept', () => {
  blockJar()
  writeCookie(COOKIES.userId, '1')
  emptyJar()
  writeCookie(COOKIES.userId, '2')
  document.cookie = 'userId=3; path=/'
  expect(readCookie(COOKIES.userId)).toBe('3')
})
