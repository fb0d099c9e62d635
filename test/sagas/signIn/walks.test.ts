import { onFakeTime } from 'test/support/scenario/withoutBrowser'
import { CODE, sms } from 'scenarios/factors/stepFacts'
import {
  type Answers,
  type Deed,
  due,
  features,
  onboarding,
  PASSWORD,
  refused,
  settings,
  signIn,
} from 'scenarios/scenario'
import { clearCookies } from 'test/support/clearCookies'
import { runWalk } from 'test/support/scenario/runWalk'

onFakeTime()

const MAIL = '/online/mail'
const RETURN: Deed = { load: '/session-status' }
/** The next user of the tab arrives, without the cookies of the browser. */
const ARRIVAL: Deed = { load: '/' }
const CHANGED: Deed = { type: 'temporaryPassword/submitted', payload: { newPassword: PASSWORD } }
const REFRESH: Deed = { load: '/reset-temp-password', as: 'reload' }
const ONE_TIME: Deed = {
  type: 'factorCode/submitted',
  payload: { kind: 'oneTime', activationCode: '123456' },
}

interface Facts {
  passwordIsActivationCode?: boolean
  autoLoginEnabled?: boolean
}

interface Leg {
  install?: true
  answers?: Answers
  does?: readonly Deed[]
}

/** The pages between the answer to the password and the end of the sign-in. */
const LEGS: [leg: string, Leg][] = [
  ['nothing', {}],
  ['the install flow', { install: true, does: [RETURN] }],
  [
    'a device check',
    {
      install: true,
      answers: { fetchSessionStatus: due({ type: 'deviceComplianceV2', loginMarker: 'm' }) },
      does: [RETURN, { answers: { fetchSessionStatus: {} } }, RETURN],
    },
  ],
  [
    'a text code and a one-time code with a refresh',
    {
      install: true,
      answers: {
        fetchSessionStatus: sms.fetchSessionStatus,
        activate: { body: { mfa: [{ type: 'symantecVip', action: 'code' }] } },
      },
      does: [RETURN, CODE, { answers: { activate: {} } }, { load: '/symantec', as: 'reload' }, ONE_TIME],
    },
  ],
  [
    'a device that is set up in between',
    {
      answers: { fetchOnboardingStatus: onboarding('DeviceSignIn') },
      does: [
        { load: '/installer-error', as: 'reload' },
        { answers: { fetchOnboardingStatus: onboarding('Completed') } },
        { type: 'installer/wentOn' },
      ],
    },
  ],
]

/** Walks from an answer to a password, which the settings of the company contradict, through a leg and further deeds. */
async function walk(facts: Facts, company: Facts, leg: Leg = {}, more: readonly Deed[] = []) {
  const { calls, end } = await runWalk(
    {
      from: `/?back=${MAIL}`,
      answers: {
        signIn: { body: { userId: 7, ...facts } },
        fetchFeatures: features('ChangePasswordInAuthAppEnabled'),
        fetchSettings: settings({ ...company, requireNativeAppInstall: leg.install ?? false }),
        ...leg.answers,
      },
      does: [...signIn(), ...(leg.does ?? []), ...more],
      calls: [],
      ends: {},
    },
    {
      does: deed => {
        if (deed === ARRIVAL) clearCookies()
      },
    },
  )
  return { ...end, times: (call: string) => calls.filter(each => each === call).length }
}

describe('the answer to a password holds until the end of the sign-in, whatever the company’s settings are', () => {
  test.each(LEGS)('with a temporary password, through %s', async (_leg, leg) => {
    const { at, left } = await walk(
      { passwordIsActivationCode: true },
      { passwordIsActivationCode: false },
      leg,
    )
    expect(at).toBe('/reset-temp-password')
    expect(left).not.toBe(MAIL)
  })

  test.each(LEGS.flatMap(([name, leg]) => [true, false].map(said => [name, said, leg] as const)))(
    'with a permanent password, through %s, and autoLoginEnabled %s',
    async (_leg, said, leg) => {
      const { left, times, cookies } = await walk(
        { passwordIsActivationCode: false, autoLoginEnabled: said },
        { passwordIsActivationCode: true, autoLoginEnabled: !said },
        leg,
      )
      expect(left).toBe(MAIL)
      expect(times('fetchAutoLogin')).toBe(said ? 1 : 0)
      expect(cookies['autoLoginEnabled']).toBe(said ? 'enabled' : 'disabled')
    },
  )
})

describe('a temporary password', () => {
  test.each<[way: string, said: boolean, does: Deed[]]>([
    ['is changed', true, [CHANGED]],
    ['is changed', false, [CHANGED]],
    ['is changed after a refresh', true, [REFRESH, CHANGED]],
    ['is changed after a refresh', false, [REFRESH, CHANGED]],
  ])('%s: the sign-in ends, and autoLoginEnabled comes from the answer: %s', async (_way, said, does) => {
    const { left, times } = await walk(
      { passwordIsActivationCode: true, autoLoginEnabled: said },
      // The company still marks the password as temporary after the change.
      { passwordIsActivationCode: true, autoLoginEnabled: !said },
      {},
      does,
    )
    expect(left).toBe(MAIL)
    expect(times('setTemporaryPassword')).toBe(1)
    expect(times('fetchAutoLogin')).toBe(said ? 1 : 0)
  })

  // 'Your password was already created. Please refresh the page to continue.' (password-change/temporary-answers)
  test('that was already changed continues after a refresh', async () => {
    const leg = { answers: { setTemporaryPassword: refused(403) } }
    const { left } = await walk({ passwordIsActivationCode: true }, { passwordIsActivationCode: true }, leg, [
      CHANGED,
      REFRESH,
    ])
    expect(left).toBe(MAIL)
  })
})

describe('the next sign-in in the tab', () => {
  const FACTS = { passwordIsActivationCode: true, autoLoginEnabled: true }
  const NEXT: Deed[] = [
    { answers: { signIn: { body: { userId: 8 } }, fetchSettings: settings({}) } },
    ARRIVAL,
    ...signIn('bob'),
  ]

  test('has none of the answers of the previous one', async () => {
    const end = await walk({ ...FACTS, passwordIsActivationCode: false }, {}, LEGS[1]![1], NEXT)
    expect(end.left).toBe('/online/')
    expect(end.times('fetchAutoLogin')).toBe(1)
    expect(end.cookies['lastLoginUsername']).toBe('bob')
  })

  test('has nothing of a sign-in that was abandoned', async () => {
    const end = await walk(FACTS, {}, { install: true }, NEXT)
    expect(end.left).toBe('/online/')
    expect(end.times('fetchAutoLogin')).toBe(0)
  })

  test('is not remembered under another name if the identity provider has signed the user in', async () => {
    const end = await walk({}, {}, {}, [ARRIVAL, RETURN])
    expect(end.left).toBe('/online/')
    expect(end.cookies).not.toHaveProperty('lastLoginUsername')
  })
})

test('a new answer counts after a device check that was not passed', async () => {
  const { at } = await walk({ passwordIsActivationCode: false }, {}, { install: true }, [
    { load: '/' },
    { answers: { signIn: { body: { passwordIsActivationCode: true } }, fetchSettings: settings({}) } },
    ...signIn(),
  ])
  expect(at).toBe('/reset-temp-password')
})
