import { expectSaga, testSaga } from 'redux-saga-test-plan'
import { sessionEvents } from 'src/features/session/sessionEvents'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import * as raw from 'redux-saga/effects'
import type { Problem } from 'src/constants/problems'
import { companyActions } from 'src/features/company/companySlice'
import { loginActions, type LoginState } from 'src/features/signIn/loginSlice'
import { selectLogin } from 'src/features/signIn/selectors'
import { loadAfterPassword } from 'src/sagas/signIn/loadAfterPassword'
import { followChecks } from 'src/sagas/signIn/checks'
import { redirectToFactor } from 'src/sagas/signIn/factor'
import { rememberPerson } from 'src/sagas/person/person'
import { goTo } from 'src/sagas/navigation/goTo'
import {
  continueToProvider,
  isHeldUp,
  lookUpUsername,
  submitPassword,
  takeAlongUsername,
} from 'src/sagas/signIn/signInSteps'
import { federatedLogin } from 'src/sagas/signIn/simpleLogin'
import { findIdentityProvider, signIn, type SignInAnswer } from 'src/services/api/authService'
import { knownDevice } from 'src/services/device/deviceInfo'
import { assignLocation } from 'src/services/browser/navigation'
import { answerSignIn, keepTyped, readSaid } from 'src/services/storage/signInFacts'
import { signInName } from 'src/services/storage/signInRecord'
import { appReducer, atStep, stateOf } from 'test/support/appState'
import { failureOfKind } from 'test/support/failures'

const IDP = 'https://idp.example/start'
const jane = { username: 'jane', password: 's3cret' }
const foundProvider: LoginState = {
  step: 'idpRedirect',
  username: 'jane',
  redirectUrl: IDP,
  ownProvider: false,
}
const chunk = { federatedLogin, followChecks, rememberPerson, redirectToFactor }

describe('the lookup of a username', () => {
  const from = (outcome: Parameters<typeof expectSaga>[0] | object | Error, companyProviderName?: string) =>
    expectSaga(lookUpUsername)
      .withReducer(
        appReducer,
        atStep(
          { step: 'lookingUp', username: 'jane' },
          companyProviderName ? { company: { settings: { companyProviderName } } } : {},
        ),
      )
      .provide([
        [matchers.call.fn(loadAfterPassword), chunk],
        [matchers.call.fn(findIdentityProvider), outcome instanceof Error ? throwError(outcome) : outcome],
      ])

  const atPassword: LoginState = { step: 'password', username: 'jane' }
  const rows: [rule: string, outcome: object | Error, company: string | undefined, login: LoginState][] = [
    ['without a provider leads to the password', {}, undefined, atPassword],
    [
      'with one leads to it',
      { redirectUrl: IDP, name: 'Okta' },
      'Harbor',
      { step: 'idpRedirect', username: 'jane', redirectUrl: IDP, ownProvider: false },
    ],
    [
      'with the company’s own says so',
      { redirectUrl: IDP, name: 'HARBOR' },
      'Harbor',
      { step: 'idpRedirect', username: 'jane', redirectUrl: IDP, ownProvider: true },
    ],
    ['that fails leads to the password', failureOfKind('refused', { status: 500 }), undefined, atPassword],
    ['that cannot be read leads to the password', failureOfKind('unreadable'), undefined, atPassword],
    [
      'that is limited leads to the password',
      failureOfKind('limited', { status: 429, retryAfterS: 5 }),
      undefined,
      atPassword,
    ],
    ['that nothing answers leads to the password', failureOfKind('unreachable'), undefined, atPassword],
    [
      'offline says so and stays',
      failureOfKind('offline'),
      undefined,
      { step: 'username', username: 'jane', problem: { code: 'offline' } },
    ],
  ]
  test.each(rows)('%s', async (_rule, outcome, company, login) => {
    const end = await from(outcome, company).silentRun()
    expect(stateOf(end).login).toEqual(login)
  })

  test('keeps the username for the journeys that follow, before it asks', () => {
    testSaga(lookUpUsername)
      .next()
      .next({ step: 'lookingUp', username: 'jane' })
      .call(isHeldUp)
      .next(false)
      .call(keepTyped, 'jane')
  })
})

describe('while the browser says that it is offline', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })

  const refused = { code: 'offline' }
  test.each<[what: string, saga: () => Generator, at: LoginState, then: object]>([
    [
      'no username is looked up',
      lookUpUsername,
      { step: 'lookingUp', username: 'jane' },
      { step: 'username' },
    ],
    [
      'no password is sent',
      () => submitPassword(loginActions.passwordSubmitted(jane)),
      { step: 'signingIn', username: 'jane' },
      { step: 'password' },
    ],
    ['no identity provider is gone to', continueToProvider, foundProvider, { step: 'idpRedirect' }],
  ])('%s, and that is said', async (_what, saga, login, then) => {
    const end = await expectSaga(saga)
      .withReducer(appReducer, atStep(login))
      .not.call.fn(findIdentityProvider)
      .not.call.fn(signIn)
      .not.call.fn(assignLocation)
      .silentRun(20)
    expect(stateOf(end).login).toMatchObject({ ...then, username: 'jane', problem: refused })
  })
})

describe('the password', () => {
  const expectSubmitted = (outcome: SignInAnswer | Error, loaded: object = chunk) =>
    expectSaga(submitPassword, loginActions.passwordSubmitted(jane))
      .withReducer(appReducer, atStep({ step: 'signingIn', username: 'jane' }))
      .provide([
        [matchers.call.fn(loadAfterPassword), loaded],
        [matchers.call.fn(knownDevice), undefined],
        [matchers.call.fn(signIn), outcome instanceof Error ? throwError(outcome) : outcome],
        [matchers.call.fn(rememberPerson), undefined],
        [matchers.call.fn(followChecks), undefined],
        [matchers.call.fn(redirectToFactor), undefined],
        [matchers.call.fn(federatedLogin), undefined],
      ])

  test('goes out with the device as far as it is known', async () => {
    const device = { name: 'n', id: 'i' }
    await expectSubmitted({ kind: 'secondFactorDue' })
      .provide([
        [matchers.call.fn(loadAfterPassword), chunk],
        [matchers.call.fn(knownDevice), device],
        [matchers.call.fn(signIn), { kind: 'secondFactorDue' }],
        [matchers.call.fn(redirectToFactor), undefined],
      ])
      .call(signIn, jane, device)
      .silentRun()
  })

  /** The steps until the answer is kept: nothing that follows may run before. */
  const expectKept = (answer: SignInAnswer, said: object) =>
    testSaga(submitPassword, loginActions.passwordSubmitted(jane))
      .next()
      .select(selectLogin)
      .next({ step: 'signingIn', username: 'jane' })
      .call(isHeldUp)
      .next(false)
      .call(knownDevice)
      .next()
      .call(signIn, jane, undefined)
      .next(answer)
      .call(answerSignIn, 'jane', said, undefined)
      .next()
      .put(companyActions.featuresLoaded(undefined))
      .next()
      .call(loadAfterPassword)
      .next(chunk)

  test('that was right: what was said is kept, then cookies, then the checks', async () => {
    const person = { userId: 7, autoLoginEnabled: true }
    expectKept({ kind: 'signedIn', person }, person)
      .call(rememberPerson, 'jane', 7)
      .next()
      .race({ way: raw.call(followChecks), out: raw.take(sessionEvents.signOutAsked.type) })
      .next()
      .isDone()
    await expectSubmitted({ kind: 'signedIn', person })
      .not.call.fn(redirectToFactor)
      .not.call.fn(federatedLogin)
      .silentRun()
  })

  // (sign-in/not-you)
  test("'Not you?' ends the checks, which may wait for other hosts", async () => {
    let ended = false
    function* waiting() {
      try {
        yield raw.delay(60_000)
      } finally {
        ended = (yield raw.cancelled()) as boolean
      }
    }
    await expectSubmitted({ kind: 'signedIn', person: {} }, { ...chunk, followChecks: waiting })
      .delay(0)
      .dispatch(sessionEvents.signOutAsked())
      .silentRun()
    expect(ended).toBe(true)
  })

  test('with 202: whose it was is kept before the status is read, and nothing else runs', async () => {
    expectKept({ kind: 'secondFactorDue' }, {})
      .race({ way: raw.call(redirectToFactor), out: raw.take(sessionEvents.signOutAsked.type) })
      .next()
      .isDone()
    await expectSubmitted({ kind: 'secondFactorDue' })
      .not.call.fn(followChecks)
      .not.call.fn(rememberPerson)
      .silentRun()
  })

  test('of a federated person: kept, then handed off', () => {
    expectKept({ kind: 'signedIn', person: { type: 'federated' } }, {})
      .race({ way: raw.call(federatedLogin), out: raw.take(sessionEvents.signOutAsked.type) })
      .next()
      .isDone()
  })

  test('that was wrong is nobody’s: what was known stays', async () => {
    answerSignIn('joe', { autoLoginEnabled: true })
    await expectSubmitted({ kind: 'refused' }).silentRun()
    expect(readSaid().autoLoginEnabled).toBe(true)
    sessionStorage.clear()
  })

  test.each<SignInAnswer>([{ kind: 'signedIn', person: {} }, { kind: 'secondFactorDue' }])(
    'takes back what an earlier guest has left: %j',
    async answer => {
      sessionStorage.setItem('foyer.guestAccess', 'true')
      await expectSubmitted(answer).silentRun()
      expect(sessionStorage.getItem('foyer.guestAccess')).toBeNull()
    },
  )

  test('that was wrong leaves an earlier guest one', async () => {
    sessionStorage.setItem('foyer.guestAccess', 'true')
    await expectSubmitted({ kind: 'refused' }).silentRun()
    expect(sessionStorage.getItem('foyer.guestAccess')).toBe('true')
  })

  test('of a federated person is handed off, and none of the checks run', async () => {
    await expectSubmitted({ kind: 'signedIn', person: { type: 'federated', passwordExpiresIn: null } })
      .call(federatedLogin)
      .not.call.fn(followChecks)
      .not.call.fn(rememberPerson)
      .silentRun()
  })

  const problems: [rule: string, outcome: SignInAnswer | Error, problem: Problem][] = [
    ['that was wrong', { kind: 'refused' }, { code: 'wrongCredentials' }],
    ['of somebody without a phone', { kind: 'phoneNotRegistered' }, { code: 'phoneNotRegistered' }],
    ['that nothing answers', failureOfKind('unreachable'), { code: 'serverLater' }],
    [
      'whose answer cannot be read',
      failureOfKind('unreadable', { status: 200 }),
      { code: 'serverLater', status: 200 },
    ],
    [
      'that the server fails on',
      failureOfKind('refused', { status: 500, requestId: 'r' }),
      { code: 'serverLater', status: 500, requestId: 'r' },
    ],
    [
      'that came too often',
      failureOfKind('limited', { status: 429, retryAfterS: 30 }),
      { code: 'serverLater', status: 429, retryAfterS: 30 },
    ],
    ['while offline', failureOfKind('offline'), { code: 'offline' }],
  ]
  // (sign-in/server-error)
  test.each(problems)('%s says so on the password step', async (_rule, outcome, problem) => {
    const end = await expectSubmitted(outcome).not.call.fn(rememberPerson).silentRun()
    expect(stateOf(end).login).toEqual({
      step: 'password',
      username: 'jane',
      problem,
    })
  })

  test.each([
    ['the checks', followChecks, { kind: 'signedIn', person: {} }],
    ['the factor', redirectToFactor, { kind: 'secondFactorDue' }],
  ] as const)('was right, and %s fail: that is said on the password step', async (_what, step, answer) => {
    const end = await expectSubmitted(answer)
      .provide([
        [matchers.call.fn(loadAfterPassword), chunk],
        [matchers.call.fn(knownDevice), undefined],
        [matchers.call.fn(signIn), answer],
        [matchers.call.fn(rememberPerson), undefined],
        [matchers.call.fn(step), throwError(failureOfKind('refused', { status: 502 }))],
      ])
      .silentRun()
    expect(stateOf(end).login).toEqual({
      step: 'password',
      username: 'jane',
      problem: { code: 'serverLater', status: 502 },
    })
  })

  test('was right, and the next chunk cannot be had: that is said, too', async () => {
    const end = await expectSubmitted({ kind: 'secondFactorDue' })
      .provide([
        [matchers.call.fn(loadAfterPassword), throwError(failureOfKind('offline'))],
        [matchers.call.fn(knownDevice), undefined],
        [matchers.call.fn(signIn), { kind: 'secondFactorDue' }],
      ])
      .silentRun()
    expect(stateOf(end).login).toMatchObject({
      step: 'password',
      problem: { code: 'offline' },
    })
  })
})

test('the identity provider is gone to by Continue', async () => {
  await expectSaga(continueToProvider)
    .withReducer(appReducer, atStep(foundProvider))
    .provide([[matchers.call.fn(assignLocation), undefined]])
    .put(sessionEvents.pageLeft())
    .call(assignLocation, IDP)
    .silentRun()
})

// (storage/next-person)
test('what a password has said before counts no more behind an identity provider', async () => {
  answerSignIn('ada', { passwordIsActivationCode: true })
  await expectSaga(continueToProvider)
    .withReducer(appReducer, atStep(foundProvider))
    .provide([[matchers.call.fn(assignLocation), undefined]])
    .silentRun()
  expect([readSaid(), signInName()]).toEqual([{}, ''])
})

// (sign-in/forgot-link)
describe('a forgotten password', () => {
  test('takes the username along', () => {
    testSaga(takeAlongUsername, loginActions.passwordForgotten('jane'))
      .next()
      .call(keepTyped, 'jane')
      .next()
      .call(goTo, '/forget-password')
      .next()
      .isDone()
  })

  test('without a username takes none', () => {
    testSaga(takeAlongUsername, loginActions.passwordForgotten('')).next().call(goTo, '/forget-password')
  })
})
