import { readStoredRecord, writeStoredRecord } from 'src/services/storage/storedRecord'
import { isPasskeyLater, notePasskeyLater } from 'src/services/storage/passkeyLater'
import {
  forgetCookies,
  forgetEarlier,
  forgetOther,
  forgetRemembered,
} from 'src/services/storage/rememberedPerson'
import { wantedCultures } from 'src/services/storage/wantedCultures'
import { cultureOf, readCulture } from 'src/services/storage/culture'
import { clearCookies } from 'test/support/clearCookies'
import { configure } from 'test/support/configure'

describe('a stored record', () => {
  const NOW = 1_700_000_000_000

  beforeEach(() => {
    visit('https://app.example/signin/')
    sessionStorage.clear()
    clearCookies()
    jest.useFakeTimers({ now: NOW })
  })
  afterEach(() => jest.useRealTimers())

  // (storage/minutes-and-seconds)
  test.each(['0', '86401', '-5', '"300"', 'null', '{', '1e999'])(
    'a timeout of %s is invalid and removed',
    stored => {
      sessionStorage.setItem('foyer.mfaTimeout', stored)
      expect(readStoredRecord().mfaTimeout).toBeUndefined()
      expect(sessionStorage.getItem('foyer.mfaTimeout')).toBeNull()
    },
  )

  // (storage/bad-values)
  test.each([
    ['no JSON', '{', undefined],
    ['a list', '[]', undefined],
    ['null', 'null', undefined],
    ['one invalid value', '{"trustDays":"30","resend":true}', { resend: true }],
    ['days beyond a year', '{"trustDays":400,"reference":"0123"}', { reference: '0123' }],
  ])('the details of a step are stored with %s', (_rule, stored, read) => {
    sessionStorage.setItem('foyer.stepExtras', stored)
    const { stepExtras } = readStoredRecord()
    expect(stepExtras && JSON.parse(JSON.stringify(stepExtras))).toEqual(read)
  })

  // (factors/new-code)
  test.each([
    ['is kept', NOW + 12_000, NOW + 12_000],
    ['stays in the past', NOW - 5000, NOW - 5000],
    ['is limited to the longest wait from now, in case the clock was set back', NOW + 600_000, NOW + 30_000],
  ])('the time of another code %s', (_rule, newCodeAt, wallMs) => {
    sessionStorage.setItem('foyer.stepExtras', JSON.stringify({ resend: true, newCodeAt }))
    expect(readStoredRecord().newCodeAt?.wallMs).toBe(wallMs)
  })

  test('without a timeout no time counts', () => {
    expect(readStoredRecord()).toMatchObject({
      codeEnds: undefined,
      newCodeAt: undefined,
      lastUsername: undefined,
    })
  })

  test('the name of the last user is stored in a cookie', () => {
    document.cookie = 'lastLoginUsername=ada; path=/'
    expect(readStoredRecord().lastUsername).toBe('ada')
  })

  // (storage/mirror)
  test('the storage equals the store: foreign values are removed, caches stay, and nothing is written twice', () => {
    sessionStorage.setItem('foyer.guestAccess', 'true')
    sessionStorage.setItem('foyer.back', '"/old"')
    sessionStorage.setItem('foyer.settings', '{}')
    const written = jest.spyOn(Storage.prototype, 'setItem')
    writeStoredRecord({ back: '/old', username: 'ada' })
    expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
      'foyer.back': '"/old"',
      'foyer.username': '"ada"',
      'foyer.settings': '{}',
    })
    expect(written.mock.calls).toEqual([['foyer.username', '"ada"']])
    written.mockRestore()
  })
})

describe('the choice to add a passkey later', () => {
  const KEY = 'foyer.passkeyLater'
  const DAY_MS = 86_400_000

  beforeEach(() => localStorage.clear())

  // (passkeys/not-now)
  test('the choice to wait holds for 30 days', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
    expect(isPasskeyLater()).toBe(false)
    notePasskeyLater()
    expect(isPasskeyLater()).toBe(true)
    now.mockReturnValue(1_000_000 + 30 * DAY_MS - 1)
    expect(isPasskeyLater()).toBe(true)
    now.mockReturnValue(1_000_000 + 30 * DAY_MS)
    expect(isPasskeyLater()).toBe(false)
  })

  test.each(['soon', '', 'null', String(Date.now() + 400 * DAY_MS), '1'])('%p counts as absent', value => {
    localStorage.setItem(KEY, value)
    expect(isPasskeyLater()).toBe(false)
  })

  test('a browser that refuses storage asks again', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    notePasskeyLater()
    expect(isPasskeyLater()).toBe(false)
  })
})

describe('the remembered person', () => {
  const CHECK = 'w-device-compliance-check-info'

  beforeEach(() => {
    visit('https://app.example/signin/')
    clearCookies()
    const cookies = [
      'rememberMeInfo=Ada',
      'lastLoginUsername=Ada',
      'userId=u-1',
      'autoLoginEnabled=enabled',
      'authenticationMode=simple',
      `${CHECK}={"mode":"mfa"}`,
    ]
    for (const cookie of cookies) document.cookie = `${cookie}; path=/`
  })

  const names = () => document.cookie.split('; ').map(pair => pair.split('=')[0])
  const ALL = [
    'rememberMeInfo',
    'lastLoginUsername',
    'userId',
    'autoLoginEnabled',
    'authenticationMode',
    CHECK,
  ]
  const without = (...gone: string[]) => ALL.filter(name => !gone.includes(name))
  const OTHERS = ['userId', 'autoLoginEnabled', CHECK]

  test.each<[how: string, forget: () => void, left: string[]]>([
    // (storage/sign-out)
    ['a sign-out keeps the username', forgetCookies, without(...OTHERS)],
    // (sign-in/not-you)
    ['forgetting a name also clears its other cookies', forgetRemembered, ['authenticationMode']],
    // (storage/next-person)
    [
      'another account’s sign-in clears the previous user’s cookies',
      () => forgetOther('bob'),
      without(...OTHERS),
    ],
    ['the same user’s name in any case keeps all cookies', () => forgetOther('ADA'), ALL],
    [
      'a new sign-in of the same user ends an abandoned device check',
      () => forgetEarlier('ada'),
      without(CHECK),
    ],
    ['a new sign-in of another user clears the cookies', () => forgetEarlier('bob'), without(...OTHERS)],
  ])('%s', (_how, forget, left) => {
    forget()
    expect(names().sort()).toEqual(left.sort())
  })

  test('without a remembered user, cookies do not count as another user’s', () => {
    document.cookie = 'lastLoginUsername=; path=/; max-age=0'
    forgetOther('bob')
    expect(names()).toContain('userId')
  })
})

describe('the wanted cultures', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-CA', 'en'])
  })
  afterEach(() => {
    document.cookie = 'userCulture=; path=/; max-age=0'
    jest.restoreAllMocks()
  })

  test.each([
    ['no culture', '', ['fr-CA', 'en']],
    ['a culture, which precedes the browser’s languages', 'de_DE', ['de_DE', 'fr-CA', 'en']],
    ['an invalid culture, which counts as absent', '../de', ['fr-CA', 'en']],
  ])('with a cookie of %s', (_rule, culture, wanted) => {
    document.cookie = `userCulture=${culture}; path=/`
    expect(wantedCultures()).toEqual(wanted)
  })
})

describe('the culture', () => {
  afterEach(() => {
    document.cookie = 'userCulture=; path=/; max-age=0'
  })

  test.each([
    ['en-US', 'en-US'],
    ['de-DE', 'de-DE'],
    ['pt_BR', 'pt-BR'],
    ['de-de', 'de-DE'],
    ['zh-Hant-TW', 'zh-Hant-TW'],
    [undefined, undefined],
    ['', undefined],
    ['xx-XX', undefined],
    ['english please', undefined],
    ['a', undefined],
  ])('the culture %s is read as %s', (value, culture) => {
    expect(cultureOf(value)).toBe(culture)
  })

  test('the cookie userCulture sets the culture; without it, the culture is the page’s language', () => {
    expect(readCulture()).toBeUndefined()
    document.cookie = 'userCulture=fr-FR; path=/'
    expect(readCulture()).toBe('fr-FR')
  })

  // (product/company-languages)
  test.each([
    ['de-CH', 'de-AT'],
    ['fr', undefined],
  ])('if the company offers only %s, an Austrian user’s culture is %s', (offered, culture) => {
    document.cookie = 'userCulture=de-AT; path=/'
    configure({ languages: [offered] })
    expect(readCulture()).toBe(culture)
    configure({})
  })
})
