import * as v from 'valibot'
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

test.each<[key: keyof typeof SESSION_KEYS, stored: string]>([
  ['username', 'foyer.username'],
  ['authUsername', 'foyer.authUsername'],
  ['onboardingUsername', 'foyer.onboardingUsername'],
  ['settings', 'foyer.settings'],
  ['features', 'foyer.features'],
  ['helpInfo', 'foyer.helpInfo'],
  ['userSettings', 'foyer.userSettings'],
  ['onboardingV3Enabled', 'foyer.onboardingV3Enabled'],
  ['onboardingStatus', 'foyer.onboardingStatus'],
  ['mfaType', 'foyer.mfaType'],
  ['mfaTimeout', 'foyer.mfaTimeout'],
  ['guestAccess', 'foyer.guestAccess'],
  ['resetPasswordPhoneInfo', 'foyer.resetPasswordPhoneInfo'],
  ['sessionLifespanLimit', 'foyer.sessionLifespanLimit'],
  ['sessionTimeoutLimit', 'foyer.sessionTimeoutLimit'],
  ['deviceComplianceResults', 'foyer.deviceComplianceResults'],
])('%s is kept as JSON under %s', (name, stored) => {
  writeSession(SESSION_KEYS[name], { a: [1] })
  expect(sessionStorage.getItem(stored)).toBe('{"a":[1]}')
  expect(readSession(SESSION_KEYS[name], v.object({ a: v.array(v.number()) }))).toEqual({ a: [1] })
})

test('a value that is not there is absent', () => {
  expect(readSession(SESSION_KEYS.username, v.string())).toBeUndefined()
})

test.each(['', 'jane', '{"a":', '7', 'null', '{}'])(
  '%j for a text is removed and counts as absent',
  stored => {
    sessionStorage.setItem('foyer.username', stored)
    expect(readSession(SESSION_KEYS.username, v.string())).toBeUndefined()
    expect(sessionStorage.getItem('foyer.username')).toBeNull()
  },
)

test('a value is gone once it is removed', () => {
  writeSession(SESSION_KEYS.username, 'jane')
  removeSession(SESSION_KEYS.username)
  expect(sessionStorage).toHaveLength(0)
})

test('forgetting all of it leaves what is not ours', () => {
  for (const key of Object.values(SESSION_KEYS)) writeSession(key, 1)
  sessionStorage.setItem('other', 'x')
  sessionStorage.setItem('foyer', 'x')
  clearSession()
  expect(Object.keys(sessionStorage).sort()).toEqual(['foyer', 'other'])
})

test('the flag of an inactive session goes, and nothing else of local storage', () => {
  localStorage.setItem('inactiveSession', 'true')
  localStorage.setItem('other', 'x')
  clearInactiveFlag()
  expect(Object.keys(localStorage)).toEqual(['other'])
})

test('storage that throws is lived with', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
  }
  expect(() => {
    writeSession(SESSION_KEYS.username, 'jane')
    removeSession(SESSION_KEYS.username)
    clearSession()
    clearInactiveFlag()
  }).not.toThrow()
  expect(readSession(SESSION_KEYS.username, v.string())).toBeUndefined()
})

test('storage that may not even be touched is lived with', () => {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    jest.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  }
  expect(() => {
    writeSession(SESSION_KEYS.username, 'jane')
    removeSession(SESSION_KEYS.username)
    clearSession()
    clearInactiveFlag()
  }).not.toThrow()
  expect(readSession(SESSION_KEYS.username, v.string())).toBeUndefined()
})

test('what JSON cannot hold is not kept', () => {
  const round: { self?: unknown } = {}
  round.self = round
  expect(() => writeSession(SESSION_KEYS.userSettings, round)).not.toThrow()
  expect(readSession(SESSION_KEYS.userSettings, v.unknown())).toBeUndefined()
})
