import { expectSaga, testSaga } from 'redux-saga-test-plan'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { UnknownAction } from '@reduxjs/toolkit'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import * as raw from 'redux-saga/effects'
import { recordActions } from 'src/features/session/record/recordSlice'
import type { RecordState, AnswerFacts } from 'src/features/session/record/recordState'
import { loginActions, type LoginState } from 'src/features/signIn/loginSlice'
import { selectLogin } from 'src/features/signIn/selectors'
import { loadAfterPassword } from 'src/sagas/signIn/loadAfterPassword'
import { followChecks } from 'src/sagas/signIn/checks'
import { redirectToFactor } from 'src/sagas/signIn/factor'
import { rememberPerson } from 'src/sagas/person/person'
import { exitTo, goTo } from 'src/sagas/navigation/goTo'
import {
  continueToProvider,
  failIfOffline,
  lookUpUsername,
  submitPassword,
  takeAlongUsername,
} from 'src/sagas/signIn/signInSteps'
import { leaveForProvider } from 'src/sagas/oneSignIn/leaveForProvider'
import { dueProof } from 'src/sagas/signIn/dueProof'
import { beginMark } from 'src/sagas/oneSignIn/mark'
import { untilSignOutSettled } from 'src/sagas/oneSignIn/untilSignOutSettled'
import { federatedLogin } from 'src/sagas/signIn/simpleLogin'
import { findIdentityProvider, signIn, type SignInAnswer } from 'src/services/api/authService'
import { knownDevice } from 'src/services/device/deviceInfo'
import { assignLocation } from 'src/services/browser/navigation'
import { askForProof } from 'src/services/robot/proof'
import { forgetEarlier } from 'src/services/storage/rememberedPerson'
import { appReducer, atStep, recordState, stateOf } from 'test/support/appState'
import { failureOfKind } from 'test/support/failures'

const IDP = 'https://idp.example/start'
const jane = { username: 'jane', password: 's3cret' }
const foundProvider: LoginState = {
  step: 'idpRedirect',
  username: 'jane',
  redirectUrl: IDP,
  ownProvider: false,
}
const mark = { id: 'm1', who: '' }
const chunk = { federatedLogin, followChecks, rememberPerson, redirectToFactor }

describe('the lookup of a username', () => {
  // Where it leads is in scenarios/signIn/username.ts; no walk there loses the network after the call has begun.
  test('whose network is lost on the way says so and stays', async () => {
    const end = await expectSaga(lookUpUsername)
      .withReducer(appReducer, atStep({ step: 'lookingUp', username: 'jane' }))
      .provide([[matchers.call.fn(findIdentityProvider), throwError(failureOfKind('offline'))]])
      .silentRun()
    expect(stateOf(end).login).toEqual({ step: 'username', username: 'jane', problem: { code: 'offline' } })
  })

  test('keeps the username for the journeys that follow, before it asks', () => {
    testSaga(lookUpUsername)
      .next()
      .next({ step: 'lookingUp', username: 'jane' })
      .call(failIfOffline)
      .next(false)
      .put(recordActions.nameTyped('jane'))
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
  const expectSubmitted = (
    outcome: SignInAnswer | Error,
    loaded: object = chunk,
    record: Partial<RecordState> = {},
  ) =>
    expectSaga(submitPassword, loginActions.passwordSubmitted(jane))
      .withReducer(
        appReducer,
        atStep({ step: 'signingIn', username: 'jane' }, { record: recordState(record) }),
      )
      .provide([
        [matchers.call.fn(beginMark), mark],
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
        [matchers.call.fn(beginMark), mark],
        [matchers.call.fn(loadAfterPassword), chunk],
        [matchers.call.fn(knownDevice), device],
        [matchers.call.fn(signIn), { kind: 'secondFactorDue' }],
        [matchers.call.fn(redirectToFactor), undefined],
      ])
      .call(signIn, jane, device, undefined)
      .silentRun()
  })

  /** The steps until the answer is kept: nothing that follows may run before. */
  const expectKept = (answer: SignInAnswer, said: AnswerFacts) =>
    testSaga(submitPassword, loginActions.passwordSubmitted(jane))
      .next()
      .select(selectLogin)
      .next({ step: 'signingIn', username: 'jane' })
      .call(failIfOffline)
      .next(false)
      .call(untilSignOutSettled)
      .next()
      .call(dueProof)
      .next('proof')
      .call(knownDevice)
      .next()
      .call(signIn, jane, undefined, 'proof')
      .next(answer)
      .call(askForProof, undefined)
      .next()
      .call(forgetEarlier, 'jane')
      .next()
      .call(beginMark, 'jane')
      .next(mark)
      .put(recordActions.answered({ username: 'jane', mark, answer: said, done: undefined }))
      .next()
      .call(loadAfterPassword)
      .next(chunk)

  /** The next effect is this way, which the end of the sign-in cancels. */
  const inspected = (way: () => Generator) => (effect: unknown) => {
    const { fn } = (effect as { payload: { fn: () => Generator } }).payload
    expect(fn().next().value).toEqual(
      raw.race({
        journey: raw.call(way),
        out: raw.take(sessionEvents.signOutRequested.type),
        overtaken: raw.take(sessionEvents.overtaken.type),
      }),
    )
  }

  test('that was right: what was said is kept, then cookies, then the checks', () => {
    const person = { userId: 7, autoLoginEnabled: true }
    expectKept({ kind: 'signedIn', person }, person)
      .call(rememberPerson, 'jane', 7)
      .next()
      .inspect(inspected(followChecks))
      .next()
      .isDone()
  })

  // (sign-in/not-you)
  test.each<[what: string, event: UnknownAction]>([
    ["'Not you?'", sessionEvents.signOutRequested()],
    ['another page', sessionEvents.overtaken({ by: 'otherAccount', mark: undefined })],
  ])('%s ends the checks, which may wait for other hosts', async (_what, event) => {
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
      .dispatch(event)
      .silentRun()
    expect(ended).toBe(true)
  })

  test('with 202: whose it was is kept before the status is read, and nothing else runs', () => {
    expectKept({ kind: 'secondFactorDue' }, {}).inspect(inspected(redirectToFactor)).next().isDone()
  })

  test('of a federated person: kept, then handed off, with none of the checks', () => {
    const person = { type: 'federated', passwordExpiresIn: null } as const
    expectKept({ kind: 'signedIn', person }, {}).inspect(inspected(federatedLogin)).next().isDone()
  })

  test('that was wrong is nobody’s: what was known stays', async () => {
    const known = { username: 'joe', answer: { autoLoginEnabled: true }, guest: true }
    const end = await expectSubmitted({ kind: 'refused' }, chunk, known).silentRun()
    expect(stateOf(end).record).toEqual(recordState(known))
  })

  test.each<SignInAnswer>([{ kind: 'signedIn', person: {} }, { kind: 'secondFactorDue' }])(
    'takes back what an earlier guest has left: %j',
    async answer => {
      const end = await expectSubmitted(answer, chunk, { guest: true }).silentRun()
      expect(stateOf(end).record).toMatchObject({ username: 'jane', guest: undefined })
    },
  )

  // (sign-in/server-error); scenarios/signIn/password.ts has the others, and signInFailure.test.ts what a failure is told as.
  test('that the server fails on says so on the password step, and by which request', async () => {
    const end = await expectSubmitted(failureOfKind('refused', { status: 500, requestId: 'r' }))
      .not.call.fn(rememberPerson)
      .silentRun()
    expect(stateOf(end).login).toEqual({
      step: 'password',
      username: 'jane',
      problem: { code: 'serverLater', status: 500, requestId: 'r' },
    })
  })

  test.each([
    ['the checks', followChecks, { kind: 'signedIn', person: {} }],
    ['the factor', redirectToFactor, { kind: 'secondFactorDue' }],
  ] as const)('was right, and %s fail: that is said on the password step', async (_what, step, answer) => {
    const end = await expectSubmitted(answer)
      .provide([
        [matchers.call.fn(beginMark), mark],
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

  test('was right, and the next chunk does not load: that is said, too', async () => {
    const end = await expectSubmitted({ kind: 'secondFactorDue' })
      .provide([
        [matchers.call.fn(beginMark), mark],
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

const expectContinued = (record: Partial<RecordState> = {}) =>
  expectSaga(continueToProvider)
    .withReducer(appReducer, atStep(foundProvider, { record: recordState(record) }))
    .provide([
      [matchers.call.fn(beginMark), mark],
      [matchers.call.fn(assignLocation), undefined],
    ])

test('the identity provider is gone to by Continue', async () => {
  await expectContinued().put(sessionEvents.pageLeft()).call(assignLocation, IDP).silentRun()
})

// (one-sign-in/sign-out, one-sign-in/mark)
test('but not before a sign-out has ended, and its sign-in has begun', () => {
  testSaga(continueToProvider)
    .next()
    .call(untilSignOutSettled)
    .next()
    .select(selectLogin)
    .next(foundProvider)
    .call(failIfOffline)
    .next(false)
    .call(leaveForProvider, 'jane')
    .next()
    .call(exitTo, IDP)
    .next()
    .isDone()
})

// (storage/next-person)
test('what a password has said before counts no more behind an identity provider', async () => {
  const end = await expectContinued({
    username: 'ada',
    answer: { passwordIsActivationCode: true },
  }).silentRun()
  expect(stateOf(end).record).toMatchObject({ answer: {}, username: '' })
})

// (sign-in/forgot-link)
describe('a forgotten password', () => {
  test('takes the username along', () => {
    testSaga(takeAlongUsername, loginActions.passwordForgotten('jane'))
      .next()
      .put(recordActions.nameTyped('jane'))
      .next()
      .call(goTo, '/forget-password')
      .next()
      .isDone()
  })

  test('without a username takes none', () => {
    testSaga(takeAlongUsername, loginActions.passwordForgotten('')).next().call(goTo, '/forget-password')
  })
})
