import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { type StaticProvider, throwError } from 'redux-saga-test-plan/providers'
import type { Problem } from 'src/constants/problems'
import type { Route } from 'src/constants/routes'
import type { FactorDestination } from 'src/features/mfa/factor'
import { factorDestination } from 'src/features/mfa/factorDestination'
import type { SettledOutcome } from 'src/features/mfa/statusOutcome'
import { heldEnrolmentCode } from 'src/features/authenticator/heldEnrolmentCode'
import { recordActions } from 'src/features/record/recordSlice'
import type { AwaitedCode, RecordState } from 'src/features/record/recordState'
import { selectDone } from 'src/features/record/selectors'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { loadSignInSettings } from 'src/sagas/company/company'
import { advanceTo, exitAdvancing } from 'src/sagas/navigation/goTo'
import { startBackgroundTasks, followChecks, installOrLogin } from 'src/sagas/signIn/checks'
import {
  concludeFactors,
  demandChange,
  followAcceptedCode,
  followDestination,
  followOutcome,
  passFactor,
  redirectToFactor,
  refreshDeviceDue,
} from 'src/sagas/signIn/factor'
import { rememberAutoLogin, rememberSignedIn } from 'src/sagas/person/person'
import { checkServerName, untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { federatedLogin, simpleLogin } from 'src/sagas/signIn/simpleLogin'
import { deviceCheckAddress, deviceCheckInfo } from 'src/services/addresses/deviceCheckAddress'
import { fetchOnboardingStatus } from 'src/services/api/onboarding/onboardingService'
import { fetchSessionStatus, type SessionStatus } from 'src/services/api/session/sessionStatusService'
import { deadlineIn } from 'src/services/clock'
import { setAuthenticationMode, writeDeviceCheck } from 'src/services/storage/cookies'
import { readCookie } from 'src/services/storage/readCookie'
import { appReducer, appState, recordState, stateOf, type TestState } from 'test/support/appState'
import { clearCookies } from 'test/support/clearCookies'
import { failureOfKind } from 'test/support/failures'

const down = failureOfKind('refused', { status: 502 })
const text = {
  kind: 'screen',
  route: '/phone-auth',
  cookie: 'twoFactor',
  text: { mfaType: 'guestSms', timeoutS: 300 },
} as const
const wizard = { kind: 'screen', route: '/symantec', cookie: 'symantecVIPregister' } as const

beforeEach(() => {
  visit('https://app.example/signin/')
  clearCookies()
})

/** Runs a saga at a route, in a company without further steps. */
const from = (
  here: Route,
  saga: () => Generator,
  answers: StaticProvider[] = [],
  more: Partial<TestState> = {},
) =>
  expectSaga(saga)
    .withReducer(
      appReducer,
      appState({
        router: { location: { pathname: `/signin${here}` } },
        company: { settings: {}, features: [] },
        ...more,
      }),
    )
    .provide([
      ...answers,
      [matchers.call.fn(loadSignInSettings), {}],
      [matchers.call.fn(installOrLogin), undefined],
      [matchers.call.fn(simpleLogin), undefined],
      [matchers.call.fn(followChecks), undefined],
      [matchers.call.fn(exitAdvancing), undefined],
    ])

/** Returns the navigations of a run within the app, in order. */
const moves = ({ effects }: { effects: { put?: { payload: { action: { payload?: unknown } } }[] } }) =>
  (effects.put ?? []).flatMap(({ payload: { action } }) => {
    const { args } = (action.payload ?? {}) as { args?: [string, unknown] }
    return args ? [args] : []
  })

describe('the screen of a factor', () => {
  test.each<[rule: string, destination: FactorDestination & { kind: 'screen' }, cookie: string]>([
    ['a second text message on the same page', text, 'twoFactor'],
    ['another one-time code on its page', wizard, 'symantecVIPregister'],
  ])('%s', async (_rule, destination, cookie) => {
    const end = await from(destination.route, () => followDestination(destination)).silentRun(20)
    expect(end.returnValue).toBe(true)
    expect(moves(end)).toEqual([[`/signin${destination.route}`, undefined]])
    expect(readCookie('authenticationMode')).toBe(cookie)
    // (sign-in/rail)
    expect(selectDone(stateOf(end))).toEqual(['password', 'code'])
  })

  test('finds its data stored and its cookie set when it is shown', () => {
    testSaga(followDestination, text)
      .next()
      .select(selectRoute)
      .next('/')
      .call(passFactor, '/')
      .next()
      .put(
        recordActions.factorDue({
          text: { mfaType: 'guestSms', timeoutS: 300, isGuest: true },
          extras: undefined,
        }),
      )
      .next()
      .call(setAuthenticationMode, 'twoFactor')
      .next()
      .call(advanceTo, '/phone-auth')
      .next()
      .isDone()
  })
})

// (alternatives/second-tab)
test.each<[rule: string, alternatives: string[], done: string[]]>([
  ['replaces the approval does not count it as passed', ['signinVerification'], ['password']],
  ['follows the approval counts it as passed', ['sms'], ['password', 'approval']],
])('a factor that %s', async (_rule, alternatives, done) => {
  const destination = { ...text, extras: { alternatives } } as FactorDestination
  const end = await from('/verification', () =>
    followOutcome({ kind: 'factor', destination } as SettledOutcome),
  ).silentRun(20)
  expect(end.returnValue).toBe(false)
  expect(selectDone(stateOf(end))).toEqual(done)
})

// (security/secrets)
test('the code that sets up an authenticator app is held in memory before its page is shown', async () => {
  const destination = { ...wizard, credentialUri: 'otpauth://totp/x' } as FactorDestination
  const end = await from('/', () => followDestination(destination)).silentRun(20)
  expect(heldEnrolmentCode()).toBe('otpauth://totp/x')
  expect(JSON.stringify(stateOf(end))).not.toContain('otpauth')
})

// (factors/device-step)
test('a device check that no factor precedes passes none', () => {
  testSaga(followDestination, { kind: 'deviceCheck', version: 1 }, undefined, false)
    .next()
    .call(deviceCheckInfo, 'mfa')
})

// (factors/device-step)
test('a device check receives its mode before the redirect', () => {
  const info = { mode: 'mfa', successUrl: 's', failUrl: 'f' } as const
  const address = 'https://here/device-check/v2'
  testSaga(followDestination, { kind: 'deviceCheck', version: 2, loginMarker: 'm' })
    .next()
    .select(selectRoute)
    .next('/verification')
    .call(passFactor, '/verification')
    .next()
    .call(deviceCheckInfo, 'mfa')
    .next(info)
    .call(writeDeviceCheck, info)
    .next()
    .call(deviceCheckAddress, { mode: 'mfa', kind: 'deviceCheck', version: 2, loginMarker: 'm' })
    .next(address)
    .call(exitAdvancing, address)
    .next()
    .returns(false)
})

// (sign-in/rail)
test.each<[rule: string, route: Route, done: RecordState['signIn']['done'], then: string[]]>([
  ['a factor records it', '/phone-auth', undefined, ['password', 'code']],
  ['the sign-in page records nothing', '/', undefined, ['password']],
  ['without a factor, the recorded ones stay', '/session-status', ['passkey', 'code'], ['passkey', 'code']],
  ['a factor after a passkey records no password', '/phone-auth', ['passkey'], ['passkey', 'code']],
])('leaving %s', async (_rule, route, done, then) => {
  const end = await expectSaga(passFactor, route)
    .withReducer(appReducer, appState({ record: recordState({ done }) }))
    .silentRun(20)
  expect(selectDone(stateOf(end))).toStrictEqual(then)
})

test('leaving the user on a factor records nothing', async () => {
  const end = await from('/verification', () => followDestination({ kind: 'stay' })).silentRun(20)
  expect(end.returnValue).toBe(true)
  expect(moves(end)).toEqual([])
})

test('no factor is a simple login with the current settings', () => {
  testSaga(followDestination, { kind: 'simpleLogin' })
    .next()
    .call(demandChange)
    .next(false)
    .call(concludeFactors)
    .next()
    .call(simpleLogin)
    .next()
    .returns(false)
})

test('if no further factor is due, the settings are read before anything is remembered', () => {
  const settings = { autoLoginEnabled: true }
  testSaga(concludeFactors)
    .next()
    .call(startBackgroundTasks)
    .next()
    .call(loadSignInSettings)
    .next(settings)
    .call(rememberSignedIn)
    .next()
    .call(rememberAutoLogin, settings)
    .next()
    .isDone()
})

/** The events that abort a sign-in away from the start: the sign-in page shows the reason. */
const broken: [rule: string, saga: () => Generator, problem: Problem][] = [
  ['an unknown factor', () => followDestination({ kind: 'failure', field: 'type' }), { code: 'serverLater' }],
  [
    'settings that fail to load after the status',
    () => followOutcome({ kind: 'authenticated' }),
    { code: 'serverLater', status: 502 },
  ],
  [
    'settings that fail to load without a further factor',
    () => followOutcome({ kind: 'factor', destination: { kind: 'simpleLogin' } }),
    { code: 'serverLater', status: 502 },
  ],
  [
    'checks that fail after a correct code',
    () => followAcceptedCode({ kind: 'done' }),
    { code: 'serverLater', status: 502 },
  ],
  [
    'an unknown further factor',
    () => followAcceptedCode({ kind: 'further', step: { type: 'palmReading' } }),
    { code: 'serverLater' },
  ],
  [
    'a session that is over when a code is sent',
    () => followAcceptedCode({ kind: 'signedOut' }),
    { code: 'signInAgain' },
  ],
]
test.each(broken)('%s: reported on the sign-in page', async (_rule, saga, problem) => {
  const end = await from('/verification', saga, [
    [matchers.call.fn(loadSignInSettings), throwError(down)],
    [matchers.call.fn(followChecks), throwError(down)],
  ]).silentRun(20)
  expect(end.returnValue).toBe(false)
  expect(stateOf(end).session.abortReason).toEqual(problem)
  expect(moves(end)).toEqual([['/signin/', undefined]])
})

afterEach(() => jest.restoreAllMocks())

// (factors/unusable-step)
test.each([
  ['GET /api/auth/v2/session-status', () => followDestination(factorDestination({ type: 'sms' }, '/'))],
  [
    'POST /api/auth/v2/activate',
    () => followAcceptedCode({ kind: 'further', step: { type: 'email', timeout: 0 } }),
  ],
])('a step of %s without a valid timeout is logged', async (address, saga) => {
  const warned = jest.spyOn(console, 'warn').mockImplementation()
  const end = await from('/verification', saga, []).silentRun(20)
  expect(stateOf(end).session.abortReason).toEqual({ code: 'serverLater' })
  expect(warned.mock.calls).toEqual([
    [`foyer: ${address}: the step has no valid "timeout" (docs/contract/openapi.yaml, MfaStep)`],
  ])
})

// (password-change/required)
describe('a new password that the server requires', () => {
  const due = { record: recordState({ answer: { passwordChange: 'policy' as const } }) }
  test.each<[after: string, saga: () => Generator, more: Partial<TestState>]>([
    ['the session status', () => followOutcome({ kind: 'authenticated' }), due],
    ['an empty list of factors', () => followDestination({ kind: 'simpleLogin' }), due],
    ['a correct code', () => followAcceptedCode({ kind: 'done' }), due],
    ['an approval beside a code', () => followAcceptedCode({ kind: 'approved' }), due],
    [
      'a correct code whose response contains the reason',
      () => followAcceptedCode({ kind: 'done', passwordChange: 'expired' }),
      {},
    ],
  ])('follows %s, before any check', async (_after, saga, more) => {
    const end = await from('/verification', saga, [], more)
      .not.call.fn(followChecks)
      .not.call.fn(installOrLogin)
      .not.call.fn(simpleLogin)
      .not.call.fn(startBackgroundTasks)
      .silentRun(20)
    expect(end.returnValue).toBe(false)
    expect(moves(end)).toEqual([['/signin/reset-temp-password', undefined]])
  })

  test('a further factor comes first, and the reason is kept', async () => {
    const answer = { kind: 'further', step: { type: 'passkey' }, passwordChange: 'expired' } as const
    const end = await from('/phone-auth', () => followAcceptedCode(answer)).silentRun(20)
    expect(moves(end)).toEqual([['/signin/passkey', undefined]])
    expect(stateOf(end).record.signIn.answer.passwordChange).toBe('expired')
  })
})

// (sign-in/federated, sign-in/answer-outranks)
test('a federated sign-in whose password was changed ends as a federated sign-in', async () => {
  const record = recordState({ answer: { type: 'federated', passwordIsActivationCode: false } })
  const end = await from(
    '/session-status',
    () => followOutcome({ kind: 'authenticated' }),
    [[matchers.call.fn(federatedLogin), undefined]],
    { record },
  )
    .call(federatedLogin)
    .not.call.fn(installOrLogin)
    .silentRun(20)
  expect(end.returnValue).toBe(false)
})

// (factors/code-accepted)
describe('after a correct code', () => {
  test('its passkey offer is stored, and the user is remembered, before the checks run', () => {
    testSaga(followAcceptedCode, { kind: 'done', passkeyOffer: true })
      .next()
      .put(recordActions.codeForgotten())
      .next()
      .put(recordActions.answerMerged({ passkeyOffer: true }))
      .next()
      .call(demandChange)
      .next(false)
      .call(rememberSignedIn)
      .next()
      .call(followChecks)
      .next()
      .returns(false)
  })

  test('an approval that came first ends the sign-in without further checks', async () => {
    const end = await from('/verification', () => followAcceptedCode({ kind: 'approved' }))
      .call(installOrLogin)
      .not.call.fn(followChecks)
      .silentRun(20)
    expect(end.returnValue).toBe(false)
  })

  test('no password is demanded, and no cookie is set, without a required change', () => {
    testSaga(demandChange).next().next({}).returns(false)
  })

  test('an answer without an offer or a required change changes neither', () => {
    testSaga(followAcceptedCode, { kind: 'done' })
      .next()
      .put(recordActions.codeForgotten())
      .next()
      .call(demandChange)
  })

  const awaited: AwaitedCode = { mfaType: 'sms', timeoutS: 300, ends: deadlineIn(300_000) }
  const awaiting = { record: recordState({ awaited }) }

  test('a further text message is awaited in its place', async () => {
    const step = { type: 'guestSms', timeout: 60 }
    const end = await from('/phone-auth', () => followAcceptedCode({ kind: 'further', step }), [], awaiting)
      .not.call.fn(followChecks)
      .silentRun(20)
    expect(end.returnValue).toBe(true)
    expect(stateOf(end).record).toMatchObject({
      factor: { awaited: { mfaType: 'guestSms', timeoutS: 60 } },
      user: { guest: true },
    })
    expect(stateOf(end).record.factor.awaited).not.toHaveProperty('ends')
  })
})

// (sign-in/told-why)
test('a session that is over leads to the sign-in page, which shows the reason', async () => {
  const end = await from('/verification', () => followOutcome({ kind: 'signedOut' })).silentRun(20)
  expect(end.returnValue).toBe(false)
  expect(moves(end)).toEqual([['/signin/', { previousPath: '/verification' }]])
})

test('a factor on the same screen continues there', async () => {
  const outcome: SettledOutcome = { kind: 'factor', destination: wizard }
  const end = await from('/symantec', () => followOutcome(outcome)).silentRun(20)
  expect(end.returnValue).toBe(true)
})

describe('a device that must be set up', () => {
  const DEVICE = 'DeviceSignIn'
  const rows: [
    rule: string,
    found: { due: boolean; v3?: boolean; now?: string },
    outcome: { asked: boolean; missing: boolean; due: boolean },
  ][] = [
    ['the user was not asked to set one up', { due: false }, { asked: false, missing: false, due: false }],
    ['in a company with v3', { due: true, v3: true }, { asked: false, missing: false, due: true }],
    ['the device is still missing', { due: true, now: DEVICE }, { asked: true, missing: true, due: true }],
    ['the device is set up', { due: true, now: 'Completed' }, { asked: true, missing: false, due: false }],
  ]
  test.each(rows)('%s', async (_rule, { due, v3 = false, now = '' }, { asked, missing, due: then }) => {
    const ask = jest.fn(() => ({ status: now, version: 2 }))
    const end = await expectSaga(refreshDeviceDue)
      .withReducer(
        appReducer,
        appState({
          company: { settings: {}, features: v3 ? ['onboardingV3Enabled'] : [] },
          record: recordState({ deviceDue: due }),
        }),
      )
      .provide({ call: ({ fn }, next) => (fn === fetchOnboardingStatus ? ask() : (next() as unknown)) })
      .silentRun(20)
    expect(end.returnValue).toBe(missing)
    expect(ask).toHaveBeenCalledTimes(asked ? 1 : 0)
    expect(stateOf(end).record).toMatchObject({
      signIn: { deviceDue: then },
      ...(asked && { user: { onboardingStatus: now } }),
    })
  })

  const signedIn = (answers: StaticProvider[]) =>
    from('/session-status', () => followOutcome({ kind: 'authenticated' }), answers, {
      record: recordState({ deviceDue: true }),
    })

  test('keeps a user who tries again on the page, which reports it', async () => {
    const end = await signedIn([[matchers.call.fn(fetchOnboardingStatus), { status: DEVICE, version: 2 }]])
      .not.call.fn(concludeFactors)
      .not.call.fn(installOrLogin)
      .silentRun(20)
    expect(end.returnValue).toBe(false)
    expect(moves(end)).toEqual([['/signin/installer-error', { notSetUp: true }]])
  })

  test('reports a status that fails to load on the sign-in page', async () => {
    const end = await signedIn([[matchers.call.fn(fetchOnboardingStatus), throwError(down)]])
      .not.call.fn(installOrLogin)
      .silentRun(20)
    expect(stateOf(end).session.abortReason).toEqual({ code: 'serverLater', status: 502 })
  })
})

describe('a password answered with 202', () => {
  const asked = (status: SessionStatus) =>
    from('/', redirectToFactor, [[matchers.call.fn(fetchSessionStatus), status]])

  // (one-sign-in/server-word)
  test('verifies the user of the session before it leads anywhere', () => {
    const status: SessionStatus = { kind: 'authenticated', userName: 'ada' }
    testSaga(redirectToFactor)
      .next()
      .call(fetchSessionStatus)
      .next(status)
      .call(untilMayAct)
      .next(true)
      .call(checkServerName, status)
      .next(true)
      .select(selectRoute)
  })

  // (one-sign-in/compared, one-sign-in/server-word)
  test('does nothing if another sign-in has overtaken it or another user owns the session', () => {
    const expectFetched = () => testSaga(redirectToFactor).next().next({ kind: 'authenticated' })
    expectFetched().next(false).isDone()
    expectFetched().next(true).next(false).isDone()
  })

  test('continues if no factor is due after all', async () => {
    const end = await asked({ kind: 'authenticated' }).call(installOrLogin).silentRun(20)
    expect(moves(end)).toEqual([])
  })

  test('leads to the factor that is due', async () => {
    const end = await asked({ kind: 'factorDue', step: { type: 'sms', timeout: 60 } }).silentRun(20)
    expect(moves(end)).toEqual([['/signin/phone-auth', undefined]])
  })

  test.each<[status: SessionStatus, problem: Problem]>([
    [
      { kind: 'denied', text: 'Denied.' },
      { code: 'serverText', text: 'Denied.' },
    ],
    [{ kind: 'denied', text: undefined }, { code: 'serverLater' }],
    [{ kind: 'unauthenticated' }, { code: 'signInAgain' }],
  ])('reports %j on the password step', async (status, problem) => {
    const end = await from('/', redirectToFactor, [[matchers.call.fn(fetchSessionStatus), status]], {
      login: { step: 'signingIn', username: 'ada' },
    }).silentRun(20)
    expect(stateOf(end).login).toEqual({ step: 'password', username: 'ada', problem })
  })

  test('fails for a factor that its own page would wait for', async () => {
    const step = { type: 'signinVerification', isMfaStepConfigured: true }
    const end = await from('/verification', redirectToFactor, [
      [matchers.call.fn(fetchSessionStatus), { kind: 'factorDue', step }],
    ]).silentRun(20)
    expect(stateOf(end).session.abortReason).toEqual({ code: 'serverLater' })
  })

  test('leaves a failure to the caller', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation()
    const run = from('/', redirectToFactor, [
      [matchers.call.fn(fetchSessionStatus), throwError(down)],
    ]).silentRun(20)
    await expect(run).rejects.toBe(down)
    told.mockRestore()
  })
})
