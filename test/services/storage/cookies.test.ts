import { COOKIES } from 'src/constants/cookies'
import { setAuthenticationMode, writeCookie, writeDeviceCheck } from 'src/services/storage/cookies'
import { readCookie, removeCookie, cookieScopes } from 'src/services/storage/readCookie'
import { rawCookie } from 'src/services/storage/rawCookie'
import { blockJar, emptyJar, refuseJar } from 'test/support/cookieJar'

let written: string[]

describe('cookies', () => {
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
      expect(readCookie(COOKIES.deviceCheck)).toBe('install')
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
      expect(readCookie(COOKIES.deviceCheck)).toBeUndefined()
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
})

describe('the value of a cookie', () => {
  beforeEach(() => {
    visit('https://app.harbor.test/signin/phone')
    written = emptyJar()
  })

  test('a missing cookie is absent', () => {
    expect(readCookie(COOKIES.authenticationMode)).toBeUndefined()
  })

  test.each(
    'simple twoFactor signinVerification symantecVIP symantecVIPregister symantecVIPactivate totp totpRegister totpCodes'.split(
      ' ',
    ),
  )('the authentication mode may be %s', value => {
    document.cookie = `authenticationMode=${value}; path=/`
    expect(readCookie(COOKIES.authenticationMode)).toBe(value)
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
      expect(readCookie(COOKIES.deviceCheck)).toBe(mode)
    })

    test('is absent if it is missing', () => {
      expect(readCookie(COOKIES.deviceCheck)).toBeUndefined()
    })

    test.each(['', '{', 'null', '[]', '"install"', '{}', '{"mode":"other"}', '{"mode":7}', '%'])(
      'is removed if it contains %j',
      value => {
        document.cookie = `w-device-compliance-check-info=${value === '%' ? value : encodeURIComponent(value)}; path=/`
        expect(readCookie(COOKIES.deviceCheck)).toBeUndefined()
        expect(document.cookie).toBe('')
      },
    )
  })

  test('a browser that refuses cookies causes no error', () => {
    blockJar()
    expect(() => removeCookie(COOKIES.userId)).not.toThrow()
    expect(readCookie(COOKIES.userId)).toBeUndefined()
  })

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

  const DUPLICATES = [
    'path=/',
    'path=/signin',
    'path=/signin/',
    'path=/signin/phone',
    'path=/; domain=harbor.test',
    'path=/; domain=app.harbor.test',
    'path=/signin; domain=harbor.test',
  ]

  // (storage/duplicates)
  test.each(DUPLICATES)('a cookie that was set with %s is removed', scope => {
    document.cookie = `${COOKIES.rememberMeInfo}=ghost; ${scope}`
    expect(readCookie(COOKIES.rememberMeInfo)).toBe('ghost')
    removeCookie(COOKIES.rememberMeInfo)
    expect(document.cookie).toBe('')
  })

  test('all duplicates are removed at once, and cookies of another name stay', () => {
    for (const scope of DUPLICATES) document.cookie = `${COOKIES.authenticationMode}=simple; ${scope}`
    document.cookie = 'theirs=1; path=/signin; domain=harbor.test'
    removeCookie(COOKIES.authenticationMode)
    expect(document.cookie).toBe('theirs=1')
    document.cookie = 'theirs=; path=/signin; domain=harbor.test; max-age=0'
  })

  test('setting a cookie replaces those of other paths and domains', () => {
    for (const scope of DUPLICATES) document.cookie = `${COOKIES.rememberMeInfo}=ghost; ${scope}`
    writeCookie(COOKIES.rememberMeInfo, 'ada')
    expect(document.cookie).toBe('rememberMeInfo=ada')
  })

  test('a cookie without duplicates is written once', () => {
    document.cookie = `${COOKIES.userId}=7; path=/`
    written.length = 0
    removeCookie(COOKIES.userId)
    expect(written).toHaveLength(1)
  })

  test('the scopes are those of the page’s own path and host', () => {
    expect(cookieScopes({ hostname: 'a.test', pathname: '/signin/' })).toEqual(
      expect.arrayContaining([
        '; Path=/',
        '; Path=/signin',
        '; Path=/signin/',
        '; Path=/signin; Domain=a.test',
      ]),
    )
    expect(cookieScopes({ hostname: 'localhost', pathname: '/' })).toEqual([
      '; Path=/',
      '; Path=/; Domain=localhost',
    ])
  })
})
