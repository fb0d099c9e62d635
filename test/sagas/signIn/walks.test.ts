import { waitFor } from '@testing-library/react'
import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { installerActions } from 'src/features/onboarding/installerSlice'
import { temporaryActions } from 'src/features/password/temporary/temporaryPasswordSlice'
import type { FactorProof } from 'src/services/api/factorService'
import { readCookie } from 'src/services/storage/readCookie'
import { clearCookies } from 'test/support/clearCookies'
import type { Answers } from 'test/support/openApp'
import type { ServedAnswer } from 'test/support/server'
import { leftFor, signInWalk, type SignInWalk } from 'test/support/signInWalk'
import 'test/support/patience'

// jsdom cannot navigate away.
jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  assignLocation: (address: string) => void leftFor.push(address),
  replaceLocation: (address: string) => void leftFor.push(address),
}))

const LOGIN = 'POST /api/auth/v2/login'
const SETTINGS = 'GET /api/online/v1/settings'
const STATUS = 'GET /api/auth/v2/session-status'
const ACTIVATE = 'POST /api/auth/v2/activate'
const ONBOARDING = 'GET /api/onboarding/v2/status'
const OWN_PASSWORD = 'POST /api/onboarding/v2/password'
const AUTO_LOGIN = 'GET /api/auth/v2/autologin'

const company: Answers = {
  'GET /api/online/v1/feature-settings': { body: [{ key: 'ChangePasswordInAuthAppEnabled', active: true }] },
  [AUTO_LOGIN]: { body: { type: 'Other', token: 't', urls: [] } },
  [ACTIVATE]: {},
  [STATUS]: {},
  [OWN_PASSWORD]: {},
  'POST /api/onboarding/v2/status': {},
}
const due = (...mfa: object[]): ServedAnswer => ({ status: 202, body: { mfa } })
const settings = (more: object): Answers => ({ [SETTINGS]: { body: { passwordExpiresIn: 30, ...more } } })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  clearCookies()
})
afterEach(() => {
  jest.restoreAllMocks()
})

async function proves(walk: SignInWalk, submission: FactorProof): Promise<void> {
  await waitFor(() => expect(walk.state()).toMatchObject({ factorCode: { step: 'editing' } }))
  walk.dispatch(codeActions.submitted(submission))
}

const oneTime: FactorProof = { kind: 'oneTime', activationCode: '123456' }

/** Starts after the answer to the password with the install flow, from which the user returns. */
const fromInstall = async (walk: SignInWalk): Promise<void> => {
  await walk.leaves(/\/device-check\/\?back=/)
  await walk.load('/session-status')
}

/** The steps between the answer to the password and the end of the sign-in. */
const legs: [leg: string, company: Answers, walked: (walk: SignInWalk) => Promise<void>][] = [
  ['nothing', {}, () => Promise.resolve()],
  ['the install flow', { install: {} }, fromInstall],
  [
    'a device check',
    { install: {}, [STATUS]: due({ type: 'deviceComplianceV2', loginMarker: 'm' }) },
    async walk => {
      await fromInstall(walk)
      await walk.leaves(/\/device-check\/v2\?.*login-marker=m/)
      walk.answer({ [STATUS]: {} })
      await walk.load('/session-status')
    },
  ],
  [
    'a text code and a one-time code with a refresh',
    {
      install: {},
      [STATUS]: due({ type: 'sms', timeout: 300 }),
      [ACTIVATE]: { body: { mfa: [{ type: 'symantecVip', action: 'code' }] } },
    },
    async walk => {
      await fromInstall(walk)
      await walk.shows('/phone-auth')
      await proves(walk, { kind: 'text', mfaType: 'sms', code: '123456' })
      await walk.shows('/symantec')
      walk.answer({ [ACTIVATE]: {} })
      await walk.refresh()
      await proves(walk, oneTime)
    },
  ],
  [
    'a device that is set up in between',
    { [ONBOARDING]: { body: { onboardingStatus: 'DeviceSignIn' } } },
    async walk => {
      await walk.shows('/installer-error')
      await walk.refresh()
      walk.answer({ [ONBOARDING]: { body: { onboardingStatus: 'Completed' } } })
      walk.dispatch(installerActions.wentOn())
    },
  ],
]

/** Walks from the answer to a password through a leg to the end. */
async function walkOver(
  [, { install, ...answers }, walked]: (typeof legs)[number],
  said: object,
  opposite: object,
): Promise<SignInWalk> {
  const walk = await signInWalk({
    ...company,
    ...settings({ ...opposite, requireNativeAppInstall: install !== undefined }),
    [LOGIN]: { body: { userId: 7, passwordExpiresIn: 30, ...said } },
    ...answers,
  })
  await walk.load('/?back=/online/mail')
  await walk.signIn()
  await walked(walk)
  return walk
}

describe('the answer to a password holds until the end of the sign-in, whatever the company’s settings are', () => {
  const inMail = () => leftFor.filter(address => address.endsWith('/online/mail'))
  /** The first leg has each answer, the others one of them in turn: all are stored in the same way. */
  const legsOf = (answer: number) => legs.flatMap((leg, at) => (at === 0 || at % 3 === answer ? [leg] : []))
  const each = legsOf(0).map(leg => [leg[0], leg] as const)
  const both = [true, false].flatMap((said, at) => legsOf(at + 1).map(leg => [said, leg[0], leg] as const))

  test.each(each)('with a temporary password, through %s', async (_leg, leg) => {
    const walk = await walkOver(leg, { passwordIsActivationCode: true }, { passwordIsActivationCode: false })
    await walk.shows('/reset-temp-password')
    expect(inMail()).toEqual([])
  })

  test.each(both)(
    'with a permanent password and autoLoginEnabled %s, through %s',
    async (said, _name, leg) => {
      const walk = await walkOver(
        leg,
        { passwordIsActivationCode: false, autoLoginEnabled: said },
        { passwordIsActivationCode: true, autoLoginEnabled: !said },
      )
      await walk.leaves(/\/online\/mail$/)
      expect(inMail()).toHaveLength(1)
      expect(walk.asked(AUTO_LOGIN)).toBe(said ? 1 : 0)
      expect(readCookie('autoLoginEnabled')).toBe(said ? 'enabled' : 'disabled')
    },
  )
})

const changed = temporaryActions.submitted({ newPassword: 'Correct-Horse-9' })
const editing = (walk: SignInWalk) =>
  waitFor(() =>
    expect(walk.state()).toMatchObject({
      temporaryPassword: { step: 'editing' },
      record: { username: 'ada' },
    }),
  )

describe('a temporary password', () => {
  const temporary = (more: object, opposite: object = {}) =>
    walkOver(
      ['', {}, walk => walk.shows('/reset-temp-password').then(() => editing(walk))],
      { passwordIsActivationCode: true, ...more },
      // The company still marks the password as temporary after the change.
      { passwordIsActivationCode: true, ...opposite },
    )

  const ways: [way: string, change: (walk: SignInWalk) => Promise<void>][] = [
    ['is changed', () => Promise.resolve()],
    ['is changed after a refresh', walk => walk.refresh().then(() => editing(walk))],
  ]
  test.each(ways.flatMap(way => [true, false].map(said => [...way, said] as const)))(
    '%s: the sign-in ends, and autoLoginEnabled comes from the answer',
    async (_way, change, said) => {
      const walk = await temporary({ autoLoginEnabled: said }, { autoLoginEnabled: !said })
      await change(walk)
      walk.dispatch(changed)
      await walk.leaves(/\/online\/mail$/)
      expect(walk.asked(OWN_PASSWORD)).toBe(1)
      expect(walk.asked(AUTO_LOGIN)).toBe(said ? 1 : 0)
    },
  )

  // 'Your password was already created. Please refresh the page to continue.' (password-change/temporary-answers)
  test('that was already changed continues after a refresh', async () => {
    const walk = await temporary({})
    walk.answer({ [OWN_PASSWORD]: { status: 403 } })
    walk.dispatch(changed)
    await waitFor(() =>
      expect(walk.state()).toMatchObject({ temporaryPassword: { problem: { code: 'alreadyCreated' } } }),
    )
    await walk.refresh()
    await walk.leaves(/\/online\/mail$/)
  })
})

describe('the next sign-in in the tab', () => {
  const FACTS = { passwordIsActivationCode: true, autoLoginEnabled: true }

  test('has none of the answers of the previous one', async () => {
    const walk = await walkOver(legs[1]!, { ...FACTS, passwordIsActivationCode: false }, {})
    await walk.leaves(/\/online\/mail$/)
    walk.answer({ [LOGIN]: { body: { userId: 8 } }, ...settings({ autoLoginEnabled: false }) })
    clearCookies()
    await walk.load('/')
    await walk.signIn('bob')
    await walk.leaves(/\/online\/$/)
    expect(walk.asked(AUTO_LOGIN)).toBe(1)
    expect(readCookie('lastLoginUsername')).toBe('bob')
  })

  test('has nothing of a sign-in that was abandoned', async () => {
    const walk = await walkOver(
      ['', { install: {} }, w => w.leaves(/device-check/).then(() => undefined)],
      FACTS,
      {},
    )
    clearCookies()
    walk.answer({ [LOGIN]: { body: { userId: 8 } }, ...settings({}) })
    await walk.load('/')
    await walk.signIn('bob')
    await walk.leaves(/\/online\/$/)
    expect(walk.asked(AUTO_LOGIN)).toBe(0)
  })

  test('is not remembered under another name if the identity provider has signed the user in', async () => {
    const walk = await walkOver(legs[0]!, {}, {})
    await walk.leaves(/\/online\/mail$/)
    clearCookies()
    await walk.load('/')
    await walk.load('/session-status')
    await walk.leaves(/\/online\/$/)
    expect(readCookie('lastLoginUsername')).toBeUndefined()
  })
})

test('a device check that was not passed keeps the name, and a new answer counts', async () => {
  const walk = await walkOver(
    ['', { install: {} }, w => w.leaves(/device-check/).then(() => undefined)],
    { passwordIsActivationCode: false },
    {},
  )
  await walk.load('/')
  await waitFor(() =>
    expect(walk.state().login).toMatchObject({ username: 'ada', problem: { code: 'deviceCheckFailed' } }),
  )
  walk.answer({ [LOGIN]: { body: { passwordIsActivationCode: true } }, ...settings({}) })
  await walk.signIn()
  await walk.shows('/reset-temp-password')
})
