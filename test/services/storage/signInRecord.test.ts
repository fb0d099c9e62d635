import { SESSION_KEYS } from 'src/constants/storageKeys'
import { readDeviceCheckMode } from 'src/services/storage/readCookie'
import { readSession, writeSession } from 'src/services/storage/sessionStore'
import {
  answerSignIn,
  askerName,
  isDeviceDue,
  keepTyped,
  leaveForProvider,
  noteDeviceDue,
  knownUsername,
  noteInstalled,
  noteSaid,
  readGuest,
  readSaid,
} from 'src/services/storage/signInFacts'
import {
  beginSignIn,
  endSignIn,
  forgetCookies,
  forgetPerson,
  forgetRemembered,
  isPopup,
  keepReturn,
  refreshSignIn,
  signInName,
  typedName,
  wasInstalled,
} from 'src/services/storage/signInRecord'
import { clearCookies } from 'test/support/clearCookies'

beforeEach(() => {
  sessionStorage.clear()
  clearCookies()
})
afterEach(() => {
  jest.restoreAllMocks()
  forgetPerson()
})

/** What the page hands on when it goes away; the next one begins with a refresh or as any other. */
const leavePage = () => window.dispatchEvent(new Event('pagehide'))

const SAID = { passwordIsActivationCode: true, passwordExpiresIn: 9, autoLoginEnabled: false }

/** All that a sign-in knows, as its readers tell it. */
const known = () => ({
  back: readSession(SESSION_KEYS.back),
  popup: isPopup(),
  ...readSaid(),
  name: signInName(),
  typed: readSession(SESSION_KEYS.username),
  guest: readGuest(),
  deviceDue: isDeviceDue(),
  installed: wasInstalled(),
  settings: readSession(SESSION_KEYS.settings),
  bounces: readSession(SESSION_KEYS.bounces),
})
type Known = ReturnType<typeof known>

function signInOfAda(): void {
  writeSession(SESSION_KEYS.username, 'a')
  writeSession(SESSION_KEYS.settings, { autoLoginEnabled: true })
  writeSession(SESSION_KEYS.bounces, [1])
  beginSignIn('/old', 'popup')
  answerSignIn('ada', SAID)
  writeSession(SESSION_KEYS.guestAccess, true)
  writeSession(SESSION_KEYS.resetPasswordPhoneInfo, [{ reference: '67', isGuest: true }])
  noteDeviceDue(true)
  noteInstalled()
}

const ALL: Known = {
  back: '/old',
  popup: true,
  ...SAID,
  name: 'ada',
  typed: 'a',
  guest: true,
  deviceDue: true,
  installed: true,
  settings: { autoLoginEnabled: true },
  bounces: [1],
}
const NOTHING = Object.fromEntries(Object.keys(ALL).map(key => [key, undefined])) as unknown as Known

const LOST: Known = { ...NOTHING, popup: false, guest: false, installed: false, deviceDue: false }
const UNSAID = {
  passwordIsActivationCode: undefined,
  passwordExpiresIn: undefined,
  autoLoginEnabled: undefined,
}

test('a sign-in knows all that it was told', () => {
  signInOfAda()
  expect(known()).toEqual(ALL)
})

/** What becomes of each fact of a sign-in, event by event. */
const life: [event: string, happen: () => void, then: Partial<Known>][] = [
  [
    'an arrival begins another',
    () => beginSignIn('/new'),
    { ...UNSAID, back: '/new', popup: false, name: undefined, deviceDue: false },
  ],
  [
    'an arrival without a return address forgets it',
    () => beginSignIn(undefined),
    { ...UNSAID, back: undefined, popup: false, name: undefined, deviceDue: false },
  ],
  [
    'another answer to a password is of another person',
    () => answerSignIn('bob', {}),
    { ...UNSAID, back: undefined, popup: false, name: 'bob', guest: false, deviceDue: false },
  ],
  ['a return address within it replaces the one before', () => keepReturn('/new'), { back: '/new' }],
  [
    'what is said later adds to what was said',
    () => noteSaid({ passwordIsActivationCode: false }),
    { passwordIsActivationCode: false },
  ],
  [
    'a refresh empties the storage, not what the sign-in has to know',
    refreshSignIn,
    { typed: undefined, guest: false, settings: undefined, bounces: undefined },
  ],
  ['a page that goes away and comes back keeps it', leavePage, {}],
  ['a way out of the app ends it', endSignIn, { ...UNSAID, back: undefined, popup: false, deviceDue: false }],
  ['signing out forgets all of it', forgetPerson, LOST],
]
test.each(life)('%s', (_event, happen, then) => {
  signInOfAda()
  happen()
  expect(known()).toEqual({ ...ALL, ...then })
})

test.each(life)('after a refresh, %s', (event, happen, then) => {
  signInOfAda()
  refreshSignIn()
  const carried = known()
  happen()
  // The refresh has put what was kept of the person into the record, and the record ends as one.
  const gone = /begins another|forgets it|ends it/.test(event)
    ? { name: undefined, deviceDue: false, installed: false }
    : /another person/.test(event)
      ? { installed: false }
      : {}
  expect(known()).toEqual({ ...carried, ...then, ...gone })
})

describe('after a refresh', () => {
  test('the authentication storage is empty, but for the way back', () => {
    signInOfAda()
    refreshSignIn()
    expect(Object.keys(sessionStorage)).toEqual(['foyer.back', 'foyer.mode'])
  })

  test('the next page of the tab knows the sign-in again, and the one after that', () => {
    signInOfAda()
    for (let time = 0; time < 2; time += 1) {
      refreshSignIn()
      leavePage()
      expect(Object.keys(sessionStorage).sort()).toEqual(['foyer.back', 'foyer.mode', 'foyer.signIn'])
    }
    expect(known()).toMatchObject({ ...SAID, name: 'ada', deviceDue: true, installed: true })
  })

  test('a sign-in that has ended since is not handed on', () => {
    signInOfAda()
    refreshSignIn()
    endSignIn()
    leavePage()
    expect(sessionStorage).toHaveLength(0)
  })

  test('a sign-in that nobody has begun leaves nothing behind', () => {
    refreshSignIn()
    expect(known()).toEqual(LOST)
  })
})

describe('in a browser that keeps nothing', () => {
  beforeEach(() => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
  })

  test('the sign-in is known for as long as the page lives', () => {
    signInOfAda()
    expect(known()).toEqual(ALL)
  })

  test('signing out forgets it', () => {
    signInOfAda()
    forgetPerson()
    expect(known()).toEqual(LOST)
  })
})

test('a return address that is too long stays too long while it is kept', () => {
  beginSignIn(`/${'x'.repeat(5000)}`)
  expect(readSession(SESSION_KEYS.back)?.length).toBeGreaterThan(2048 + '/login'.length)
  expect(readSession(SESSION_KEYS.back)?.length).toBeLessThan(5000)
})

test('a field that the answer lacks is not said; null is', () => {
  answerSignIn('ada', { passwordExpiresIn: null })
  const { passwordExpiresIn, ...others } = readSaid()
  expect(passwordExpiresIn).toBeNull()
  expect(Object.values(others).filter(value => value !== undefined)).toEqual([])
})

// (storage/next-person)
test.each<[what: string, begin: () => void]>([
  ['an answer to a password', () => answerSignIn('bob', {})],
  ['the way to an identity provider', () => leaveForProvider('bob')],
])('%s leaves nothing of what the tab knows of a person', (_what, begin) => {
  const keys = [
    SESSION_KEYS.features,
    SESSION_KEYS.onboardingV3Enabled,
    SESSION_KEYS.userSettings,
    SESSION_KEYS.onboardingStatus,
    SESSION_KEYS.guestAccess,
    SESSION_KEYS.mfaType,
    SESSION_KEYS.mfaTimeout,
    SESSION_KEYS.mfaDeadline,
    'foyer.stepExtras',
  ]
  for (const key of keys) sessionStorage.setItem(key, 'true')
  document.cookie = 'lastLoginUsername=ada; path=/'
  begin()
  expect(keys.map(key => sessionStorage.getItem(key))).toEqual(keys.map(() => null))
})

// (storage/next-person)
test.each<[who: string, last: string, begin: () => void, kept: boolean]>([
  ['somebody else’s password', 'ada', () => answerSignIn('bob', {}), false],
  ['the same person’s password', 'Bob', () => answerSignIn('bob', {}), true],
  ['somebody else’s way to a provider', 'ada', () => leaveForProvider('bob'), false],
])('%s: the cookies of an id and of auto-login', (_who, last, begin, kept) => {
  for (const pair of [`lastLoginUsername=${last}`, 'userId=u-1', 'autoLoginEnabled=enabled'])
    document.cookie = `${pair}; path=/`
  begin()
  expect(/userId=u-1; autoLoginEnabled=enabled/.test(document.cookie)).toBe(kept)
})

// (sign-in/check-failed)
test.each<[how: string, happen: () => void]>([
  ['an answer to a password', () => answerSignIn('ada', {})],
  ['the way to an identity provider', () => leaveForProvider('ada')],
  ['signing out', forgetCookies],
])('a device check that was given up is forgotten by %s', (_how, happen) => {
  document.cookie = `w-device-compliance-check-info=${encodeURIComponent('{"mode":"mfa"}')}; path=/`
  expect(readDeviceCheckMode()).toBe('mfa')
  happen()
  expect(document.cookie).not.toContain('w-device-compliance-check-info')
})

// (storage/next-person)
describe('a username that is typed', () => {
  const keepAll = (before: string | undefined) => {
    if (before !== undefined) writeSession(SESSION_KEYS.username, before)
    writeSession(SESSION_KEYS.guestAccess, true)
    writeSession(SESSION_KEYS.resetPasswordPhoneInfo, [{ reference: '5678', isGuest: true }])
  }

  test.each([
    ['of somebody else', 'ada', false],
    ['of the same person', 'bob', true],
    ['that is the first', undefined, true],
  ])(
    '%s: the phone of a reset has to be found anew; guest access counts: %s, %s',
    (_whose, before, guest) => {
      keepAll(before)
      keepTyped('bob')
      expect(readSession(SESSION_KEYS.username)).toBe('bob')
      expect(readSession(SESSION_KEYS.resetPasswordPhoneInfo)).toBeUndefined()
      expect(readGuest()).toBe(guest)
    },
  )
})

// (support/fields)
test.each<[who: string, keys: object, asker: string]>([
  ['who signs in', { authUsername: 'ada', username: 'a' }, 'ada'],
  ['whose name was typed, for a reset too', { username: 'bob' }, 'bob'],
  ['whose name was typed for a provider', { username: 'sso', signIn: { username: '' } }, 'sso'],
  ['who is behind a provider, where no name was typed', { signIn: { username: '' } }, ''],
  ['who was the last to sign in', {}, 'lasa'],
])('help is for the person %s', (_who, keys, asker) => {
  document.cookie = 'lastLoginUsername=lasa; path=/'
  for (const [key, value] of Object.entries(keys))
    sessionStorage.setItem(`foyer.${key}`, JSON.stringify(value))
  expect(askerName()).toBe(asker)
})

test('a name that is forgotten takes the cookies of its id and of auto-login along', () => {
  document.cookie = 'userId=u-1; path=/'
  document.cookie = 'autoLoginEnabled=enabled; path=/'
  forgetRemembered()
  expect(document.cookie).not.toMatch(/userId|autoLoginEnabled/)
})

describe('who it is', () => {
  type Keys = Partial<Record<keyof typeof SESSION_KEYS, unknown>>
  const keep = (keys: Keys) => {
    for (const [key, value] of Object.entries(keys))
      sessionStorage.setItem(`foyer.${key}`, JSON.stringify(value))
  }

  test.each<
    [
      rule: string,
      keys: Keys,
      cookie: string,
      names: [signIn: string | undefined, typed: string | undefined, known: string],
    ]
  >([
    ['nobody', {}, '', [undefined, undefined, '']],
    [
      'behind an identity provider the name that was typed',
      { signIn: { username: '' }, username: 'bob' },
      'ada',
      ['', 'bob', 'bob'],
    ],
    ['there, after a refresh, nobody', { signIn: { username: '' } }, 'ada', ['', undefined, '']],
    [
      'the one whose password was right',
      { authUsername: 'ada', username: 'a' },
      'lasa',
      ['ada', 'ada', 'ada'],
    ],
    [
      'the same after a refresh',
      { signIn: { username: 'ada' }, username: 'a' },
      'lasa',
      ['ada', 'ada', 'ada'],
    ],
    ['a person who typed a name', { username: 'a' }, '', [undefined, 'a', '']],
    ['the person who was here last', {}, 'lasa', [undefined, undefined, 'lasa']],
    ['as text alone', { authUsername: '\u202eada\n' }, '', ['ada', 'ada', 'ada']],
  ])('%s', (_rule, keys, cookie, names) => {
    keep(keys)
    if (cookie) document.cookie = `lastLoginUsername=${cookie}; path=/`
    expect([signInName(), typedName(), knownUsername()]).toEqual(names)
  })

  test.each<[rule: string, keys: Keys, guest: boolean]>([
    ['nobody says so', {}, false],
    ['the text message was a guest’s', { guestAccess: true }, true],
    ['it was not', { guestAccess: false }, false],
    ['the reset knows a guest', { resetPasswordPhoneInfo: [{ reference: '67', isGuest: true }] }, true],
    [
      'the first phone of the reset counts',
      { resetPasswordPhoneInfo: [{ reference: '1' }, { reference: '2', isGuest: true }] },
      false,
    ],
    [
      'the reset knows one, no matter who signed in before',
      { guestAccess: false, resetPasswordPhoneInfo: [{ reference: '67', isGuest: true }] },
      true,
    ],
    ['a text is no yes', { guestAccess: 'yes' }, false],
  ])('a guest: %s', (_rule, keys, guest) => {
    keep(keys)
    expect(readGuest()).toBe(guest)
  })
})

test.each<[stored: string | undefined, installed: boolean, then: string]>([
  [undefined, false, '["install"]'],
  ['["other","install"]', true, '["other","install"]'],
  ['["mfa"]', false, '["mfa","install"]'],
  ['"install"', false, '["install"]'],
  ['[7]', false, '["install"]'],
  ['{', false, '["install"]'],
])('the results of device checks, stored as %s', (stored, installed, then) => {
  if (stored !== undefined) sessionStorage.setItem('foyer.deviceComplianceResults', stored)
  expect(wasInstalled()).toBe(installed)
  noteInstalled()
  expect(wasInstalled()).toBe(true)
  expect(sessionStorage.getItem('foyer.deviceComplianceResults')).toBe(then)
})
