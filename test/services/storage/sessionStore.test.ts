import { SESSION_KEYS } from 'src/constants/storageKeys'
import {
  clearInactiveFlag,
  clearSession,
  readSession,
  removeSession,
  writeSession,
} from 'src/services/storage/sessionStore'

beforeEach(() => {
  visit('https://app.example/signin/')
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  jest.restoreAllMocks()
})

const phone = [{ reference: '123-4567', isGuest: true }]

/** Each key with a valid and an invalid value. */
const held: [name: keyof typeof SESSION_KEYS, stored: string, value: unknown, bad?: string][] = [
  ['username', 'foyer.username', 'jane', '7'],
  ['authUsername', 'foyer.authUsername', 'jane', '{}'],
  ['onboardingUsername', 'foyer.onboardingUsername', 'jane', 'null'],
  ['settings', 'foyer.settings', { autoLoginEnabled: true }, '[]'],
  ['features', 'foyer.features', { webappPreviewEnabled: true }, '{"a":"on"}'],
  ['helpInfo', 'foyer.helpInfo', { phone: '+1 202 555 0199' }, '{"email":1}'],
  ['userSettings', 'foyer.userSettings', { privateEmail: 'j@x.example' }],
  ['onboardingV3Enabled', 'foyer.onboardingV3Enabled', true, '"yes"'],
  ['onboardingStatus', 'foyer.onboardingStatus', 'Required', '7'],
  ['mfaType', 'foyer.mfaType', 'guestSms', '"fax"'],
  ['mfaTimeout', 'foyer.mfaTimeout', 300, '0'],
  ['guestAccess', 'foyer.guestAccess', true, '"true"'],
  ['resetPasswordPhoneInfo', 'foyer.resetPasswordPhoneInfo', phone, '[]'],
  ['sessionLifespanLimit', 'foyer.sessionLifespanLimit', true],
  ['sessionTimeoutLimit', 'foyer.sessionTimeoutLimit', 15, '-1'],
  ['deviceComplianceResults', 'foyer.deviceComplianceResults', ['install', 'mfa'], '"install"'],
  ['back', 'foyer.back', '/online/mail', '7'],
  ['bounces', 'foyer.bounces', [1, 2], '["1"]'],
  ['mfaDeadline', 'foyer.mfaDeadline', 1_700_000_000_000, '1e999'],
  ['mode', 'foyer.mode', 'popup', '"tab"'],
  ['signIn', 'foyer.signIn', { said: { autoLoginEnabled: false } }, '[]'],
  ['stepExtras', 'foyer.stepExtras', { trustDays: 30, resend: true }, '[]'],
]

test('every key has a row', () => {
  expect(held.map(([name]) => name).sort()).toEqual(Object.keys(SESSION_KEYS).sort())
})

test.each(held)('%s is stored as JSON under %s', (name, stored, value) => {
  writeSession(SESSION_KEYS[name], value)
  expect(sessionStorage.getItem(stored)).toBe(JSON.stringify(value))
  expect(readSession(SESSION_KEYS[name])).toEqual(value)
})

const refused = held.flatMap(([name, stored, , bad]) =>
  bad === undefined ? [] : [[name, stored, bad] as const],
)
test.each(refused)('%s (%s) is never %s', (name, stored, bad) => {
  sessionStorage.setItem(stored, bad)
  expect(readSession(SESSION_KEYS[name])).toBeUndefined()
  expect(sessionStorage.getItem(stored)).toBeNull()
})

test('an invalid field of the stored answer counts as absent', () => {
  sessionStorage.setItem(
    'foyer.signIn',
    '{"said":{"autoLoginEnabled":"no","passwordIsActivationCode":true},"onboardingStatus":7,"installed":true}',
  )
  expect(readSession(SESSION_KEYS.signIn)).toEqual({
    said: { autoLoginEnabled: undefined, passwordIsActivationCode: true },
    onboardingStatus: undefined,
    installed: true,
  })
})

test.each(['', 'jane', '{"a":'])('the invalid JSON %j is removed and counts as absent', stored => {
  sessionStorage.setItem('foyer.username', stored)
  expect(readSession(SESSION_KEYS.username)).toBeUndefined()
  expect(sessionStorage.getItem('foyer.username')).toBeNull()
})

test('a removed value is absent', () => {
  writeSession(SESSION_KEYS.username, 'jane')
  removeSession(SESSION_KEYS.username)
  expect(sessionStorage).toHaveLength(0)
  expect(readSession(SESSION_KEYS.username)).toBeUndefined()
})

test('clearing the session keeps the values of other apps', () => {
  for (const key of Object.values(SESSION_KEYS)) writeSession(key, 1)
  sessionStorage.setItem('other', 'x')
  sessionStorage.setItem('foyer', 'x')
  clearSession()
  expect(Object.keys(sessionStorage).sort()).toEqual(['foyer', 'other'])
})

test('clearing the session can keep some keys', () => {
  for (const key of Object.values(SESSION_KEYS)) writeSession(key, 1)
  clearSession(SESSION_KEYS.back, SESSION_KEYS.bounces)
  expect(Object.keys(sessionStorage).sort()).toEqual(['foyer.back', 'foyer.bounces'])
})

test('clearing the flag of an inactive session changes nothing else in local storage', () => {
  localStorage.setItem('inactiveSession', 'true')
  localStorage.setItem('other', 'x')
  clearInactiveFlag()
  expect(Object.keys(localStorage)).toEqual(['other'])
})

test('clearing the flag causes no error in a browser that refuses storage', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(clearInactiveFlag).not.toThrow()
})

describe.each<[browser: string, block: () => void]>([
  [
    'is full',
    () => {
      jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
        throw new DOMException('full', 'QuotaExceededError')
      })
    },
  ],
  [
    'throws on every access',
    () => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        jest.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError')
        })
      }
    },
  ],
  [
    'throws when it is opened',
    () => {
      jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError')
      })
    },
  ],
])('in a session storage that %s', (_browser, block) => {
  beforeEach(block)
  afterEach(() => clearSession())

  test('a value lasts as long as the page, and the last one counts', () => {
    writeSession(SESSION_KEYS.username, 'jane')
    writeSession(SESSION_KEYS.username, 'joe')
    expect(readSession(SESSION_KEYS.username)).toBe('joe')
  })

  test('a removed value is absent', () => {
    writeSession(SESSION_KEYS.username, 'jane')
    removeSession(SESSION_KEYS.username)
    expect(readSession(SESSION_KEYS.username)).toBeUndefined()
  })

  test('clearing the session can keep some keys', () => {
    writeSession(SESSION_KEYS.username, 'jane')
    writeSession(SESSION_KEYS.back, '/online/mail')
    clearSession(SESSION_KEYS.back)
    expect(readSession(SESSION_KEYS.username)).toBeUndefined()
    expect(readSession(SESSION_KEYS.back)).toBe('/online/mail')
  })

  test('an invalid value counts as absent', () => {
    writeSession(SESSION_KEYS.mfaTimeout, -5)
    expect(readSession(SESSION_KEYS.mfaTimeout)).toBeUndefined()
  })
})

test('a value that the storage accepts again takes precedence over the page’s copy', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeSession(SESSION_KEYS.username, 'jane')
  full.mockRestore()
  writeSession(SESSION_KEYS.username, 'joe')
  sessionStorage.setItem('foyer.username', '"judy"')
  expect(readSession(SESSION_KEYS.username)).toBe('judy')
})

test('a value that JSON cannot represent is not stored', () => {
  const round: { self?: unknown } = {}
  round.self = round
  expect(() => writeSession(SESSION_KEYS.userSettings, round)).not.toThrow()
  expect(readSession(SESSION_KEYS.userSettings)).toBeUndefined()
})
