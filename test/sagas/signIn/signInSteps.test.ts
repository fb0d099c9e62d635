import { signInFailure } from 'src/sagas/caught'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { UnknownAction } from '@reduxjs/toolkit'
import * as matchers from 'redux-saga-test-plan/matchers'
import { type StaticProvider, throwError } from 'redux-saga-test-plan/providers'
import * as raw from 'redux-saga/effects'
import { recordActions } from 'src/features/record/recordSlice'
import type { AnswerFacts } from 'src/features/record/recordState'
import { loginActions, type LoginState, selectLogin } from 'src/features/signIn/loginSlice'
import { loadAfterPassword } from 'src/sagas/signIn/loadAfterPassword'
import {
  accountOf,
  dueProof,
  followAnswer,
  followProven,
  sendPassword,
  verdictOnSignIn,
} from 'src/sagas/signIn/passwordSteps'
import {
  continueToProvider,
  failIfOffline,
  loadPasswordSteps,
  lookUpUsername,
  submitPassword,
} from 'src/sagas/signIn/signInSteps'
import { companyNameFor } from 'src/sagas/company/company'
import { followChecks } from 'src/sagas/signIn/checks'
import { redirectToFactor } from 'src/sagas/signIn/factor'
import { rememberPerson } from 'src/sagas/person/person'
import { exitTo } from 'src/sagas/navigation/goTo'
import { connectionChanged } from 'src/services/browser/connectionReport'
import { leaveForProvider, sendCredential, untilSignOutSettled } from 'src/sagas/oneSignIn/oneSignIn'
import { demandNewPassword, federatedLogin } from 'src/sagas/signIn/simpleLogin'
import { signIn, type SignInAnswer } from 'src/services/api/authService'
import { findIdentityProvider } from 'src/services/api/identityProviderService'
import { knownDevice } from 'src/services/device/deviceInfo'
import { assignLocation } from 'src/services/browser/navigation'
import { askForProof, isProofUnderWay, proofName, proofOfWork } from 'src/services/proof/proof'
import { forgetEarlier } from 'src/services/storage/rememberedPerson'
import { appReducer, atStep, stateOf } from 'test/support/appState'
import { failureOfKind } from 'test/support/failures'
import { ANY_PROOF } from 'test/support/anyProof'
import { failing } from 'test/support/failing'

const IDP = 'https://idp.example/start'
const jane = { username: 'jane', password: 's3cret' }
const foundProvider: LoginState = {
  step: 'idpRedirect',
  username: 'jane',
  redirectUrl: IDP,
  ownProvider: false,
}
const mark = { id: 'm1', who: '' }
/** The result of sending a credential. */
const sent = (answer: SignInAnswer) =>
  verdictOnSignIn(answer, 'jane').kind === 'accepted' ? { answer, mark } : { answer }
const chunk = { demandNewPassword, federatedLogin, followChecks, rememberPerson, redirectToFactor }

describe('the lookup of a username', () => {
  // scenarios/signIn/username.ts has the results; no walk there loses the network after the call has begun.
  test('reports a network loss during the call and stays', async () => {
    const end = await expectSaga(lookUpUsername)
      .withReducer(appReducer, atStep({ step: 'lookingUp', username: 'jane' }))
      .provide([[matchers.call.fn(findIdentityProvider), throwError(failureOfKind('offline'))]])
      .silentRun()
    expect(stateOf(end).login).toEqual({ step: 'username', username: 'jane', problem: { code: 'offline' } })
  })

  test('stores the username for the following journeys before the call', () => {
    testSaga(lookUpUsername)
      .next()
      .next({ step: 'lookingUp', username: 'jane' })
      .call(failIfOffline, 'lookup')
      .next(false)
      .put(recordActions.nameTyped('jane'))
  })

  test('does not happen at another step', () => {
    testSaga(lookUpUsername).next().next({ step: 'username', username: 'jane' }).isDone()
  })

  const expectAsked = () =>
    testSaga(lookUpUsername).next().next({ step: 'lookingUp', username: 'jane' }).next(false).next()

  test('begins the proof that the answer requires, whether or not a password is needed', () => {
    const found = { proof: ANY_PROOF }
    expectAsked().next({ found }).call(askForProof, ANY_PROOF).next().call(companyNameFor, found)
    expectAsked().next({ found: {} }).call(companyNameFor, {})
    expectAsked()
      .next({ failure: { kind: 'unreachable' } })
      .call(companyNameFor, {})
  })
})

// (sign-in/offline)
describe('while the browser reports that it is offline', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    connectionChanged('offline')
  })
  afterEach(() => {
    jest.restoreAllMocks()
    connectionChanged('online')
  })

  const refused = { code: 'offline' }
  test.each<[what: string, saga: () => Generator, at: LoginState, then: object]>([
    ['no name is looked up', lookUpUsername, { step: 'lookingUp', username: 'jane' }, { step: 'username' }],
    [
      'no password is sent',
      () => submitPassword(loginActions.passwordSubmitted(jane)),
      { step: 'signingIn', username: 'jane' },
      { step: 'password' },
    ],
    ['no identity provider is opened', continueToProvider, foundProvider, { step: 'idpRedirect' }],
  ])('%s at the first submit, and the problem is shown', async (_what, saga, login, then) => {
    const end = await expectSaga(saga)
      .withReducer(appReducer, atStep(login))
      .not.call.fn(findIdentityProvider)
      .not.call.fn(signIn)
      .not.call.fn(assignLocation)
      .silentRun(20)
    expect(stateOf(end).login).toMatchObject({ ...then, username: 'jane', problem: refused })
  })

  test.each(['lookup', 'password', 'provider', 'passkey'] as const)(
    'the second submit continues: %s',
    async form => {
      await expectSaga(failIfOffline, form).returns(true).run()
      await expectSaga(failIfOffline, form).returns(false).run()
    },
  )
})

describe('submitting a password', () => {
  const expectSubmitted = (answer: SignInAnswer, loaded: object = chunk, failing: StaticProvider[] = []) =>
    expectSaga(submitPassword, loginActions.passwordSubmitted(jane))
      .withReducer(appReducer, atStep({ step: 'signingIn', username: 'jane' }))
      .provide([
        ...failing,
        [matchers.call.fn(loadAfterPassword), loaded],
        [matchers.call.fn(knownDevice), undefined],
        [matchers.call.fn(sendCredential), sent(answer)],
        [matchers.call.fn(rememberPerson), undefined],
        [matchers.call.fn(followChecks), undefined],
        [matchers.call.fn(redirectToFactor), undefined],
        [matchers.call.fn(federatedLogin), undefined],
      ])

  const device = { name: 'n', id: 'i' }

  test('announces it before it is sent, with the known device', () => {
    const answer = { kind: 'secondFactorDue' } as const
    testSaga(submitPassword, loginActions.passwordSubmitted(jane))
      .next()
      .select(selectLogin)
      .next({ step: 'signingIn', username: 'jane' })
      .call(failIfOffline, 'password')
      .next(false)
      .call(loadPasswordSteps)
      .next({ sendPassword })
      .call(untilSignOutSettled)
      .next()
      .call(dueProof)
      .next('proof')
      .call(knownDevice)
      .next(device)
      .call(sendCredential, 'jane', verdictOnSignIn, signIn, jane, device, 'proof')
      .next({ answer, mark })
      .call(askForProof, undefined)
      .next()
      .call(followAnswer, { username: 'jane', mark }, { kind: 'factor' })
      .next()
      .isDone()
  })

  const expectAnswered = () =>
    testSaga(submitPassword, loginActions.passwordSubmitted(jane))
      .next()
      .next({ step: 'signingIn', username: 'jane' })
      .next(false)
      .next({ sendPassword })
      .next()
      .next()
      .next()

  test('shows a rejection, and begins the proof that the next sign-in requires', () => {
    expectAnswered()
      .next({ answer: { kind: 'refused', proof: ANY_PROOF } })
      .call(askForProof, ANY_PROOF)
      .next()
      .put(loginActions.failed({ code: 'wrongCredentials' }))
      .next()
      .isDone()
  })

  // (one-sign-in/compared)
  test('does not continue without a mark: another sign-in has overtaken this one', () => {
    expectAnswered()
      .next({ answer: { kind: 'secondFactorDue' } })
      .next()
      .isDone()
  })

  test('sends nothing at another step', () => {
    testSaga(submitPassword, loginActions.passwordSubmitted(jane)).next().next({ step: 'password' }).isDone()
  })

  /** The steps until the answer is stored: nothing that follows may run before. */
  const expectKept = (next: Parameters<typeof followAnswer>[1], said: AnswerFacts) =>
    testSaga(followAnswer, { username: 'jane', mark }, next)
      .next()
      .call(forgetEarlier, 'jane')
      .next()
      .put(recordActions.answered({ username: 'jane', mark, answer: said, done: undefined }))
      .next()
      .call(loadAfterPassword)
      .next(chunk)

  /** Wraps the next effect so that the end of the sign-in cancels it. */
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

  test('stores a correct answer, then sets the cookies, then runs the checks', () => {
    const person = { userId: 7, autoLoginEnabled: true }
    expectKept({ kind: 'checks', person }, person)
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
  ])('aborts the checks, which may wait for other hosts, on %s', async (_what, event) => {
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

  test.each([
    ['the status is read', { kind: 'factor' }, redirectToFactor],
    ['a federated user is handed off', { kind: 'federated' }, federatedLogin],
  ] as const)('stores the user before %s, and runs nothing else', (_what, next, way) => {
    expectKept(next, {}).inspect(inspected(way)).next().isDone()
  })

  // (password-change/required)
  test('stores the change that the server requires after the factors, or demands it at once', () => {
    expectKept({ kind: 'factor', passwordChange: 'expired' }, { passwordChange: 'expired' })
    const person = { userId: 7, passwordChange: 'expired' } as const
    expectKept({ kind: 'newPassword', person }, person)
      .call(rememberPerson, 'jane', 7)
      .next()
      .call(demandNewPassword)
      .next()
      .isDone()
  })

  // (sign-in/server-error); scenarios/signIn/password.ts has the others, and caught.test.ts the reports.
  test.each([
    ['call', sendCredential, { kind: 'secondFactorDue' }],
    ['checks', followChecks, { kind: 'signedIn', person: {} }],
    ['factor', redirectToFactor, { kind: 'secondFactorDue' }],
    ['next chunk', loadAfterPassword, { kind: 'secondFactorDue' }],
    ['steps of a password', loadPasswordSteps, { kind: 'secondFactorDue' }],
  ] as const)(
    'reports that the %s failed on the password step, with the request id',
    async (_what, step, answer) => {
      const end = await expectSubmitted(answer, chunk, [
        [matchers.call.fn(step), throwError(failureOfKind('refused', { status: 502, requestId: 'r' }))],
      ]).silentRun()
      expect(stateOf(end).login).toEqual({
        step: 'password',
        username: 'jane',
        problem: { code: 'serverLater', status: 502, requestId: 'r' },
      })
    },
  )
})

// (one-sign-in/sign-out, one-sign-in/mark)
test('the browser leaves for an identity provider after a running sign-out has ended', () => {
  testSaga(continueToProvider)
    .next()
    .call(untilSignOutSettled)
    .next()
    .select(selectLogin)
    .next(foundProvider)
    .call(failIfOffline, 'provider')
    .next(false)
    .call(leaveForProvider, 'jane')
    .next()
    .call(exitTo, IDP)
    .next()
    .isDone()
})

test('the browser leaves for no identity provider at another step', () => {
  testSaga(continueToProvider).next().next().next({ step: 'username', username: 'jane' }).isDone()
})

// (sign-in/to-provider)
test('a redirect whose code fails to load shows the problem, and the page stays', () => {
  const error = failureOfKind('unreachable')
  testSaga(continueToProvider)
    .next()
    .next()
    .next(foundProvider)
    .next(false)
    .call(leaveForProvider, 'jane')
    .throw(error)
    .call(signInFailure, error)
    .next({ code: 'serverLater' })
    .put(loginActions.failed({ code: 'serverLater' }))
    .next()
    .isDone()
})

// (passkeys/sign-in)
test('a user who is proven without a password is published before the checks run', () => {
  const next = { kind: 'checks', person: {} } as const
  testSaga(followProven, { username: 'ada', mark, next }, ['passkey'])
    .next()
    .put(loginActions.personProven('ada'))
    .next()
    .call(followAnswer, { username: 'ada', serverName: 'ada', mark }, next, ['passkey'])
    .next()
    .isDone()
})

test('the form shows why the sign-in of a proven user failed', () => {
  const error = failureOfKind('unreachable')
  testSaga(followProven, { username: 'ada', mark, next: { kind: 'federated' } })
    .next()
    .next()
    .throw(error)
    .call(signInFailure, error)
    .next({ code: 'serverLater' })
    .put(loginActions.failed({ code: 'serverLater' }))
})

// (one-sign-in/accepted, one-sign-in/rejected)
test.each<[answer: SignInAnswer, verdict: object]>([
  [
    { kind: 'signedIn', person: {} },
    { kind: 'accepted', name: 'jane' },
  ],
  [
    { kind: 'secondFactorDue', userName: 'jane@acme' },
    { kind: 'accepted', name: 'jane@acme', alias: 'jane' },
  ],
  [{ kind: 'refused' }, { kind: 'rejected' }],
  [{ kind: 'accountDisabled' }, { kind: 'rejected' }],
])('the answer %j has the verdict %j', (answer, verdict) => {
  expect(verdictOnSignIn(answer, 'jane')).toEqual(verdict)
})

// (one-sign-in/names)
test.each<[rule: string, answer: SignInAnswer, account: object]>([
  ['without a server name, the typed one is stored', { kind: 'secondFactorDue' }, { username: 'jane' }],
  [
    'the server’s name replaces an alias',
    { kind: 'secondFactorDue', userName: 'jane@acme' },
    { username: 'jane@acme', alias: 'jane', serverName: 'jane@acme' },
  ],
  [
    'the same name in another case is not an alias',
    { kind: 'signedIn', person: {}, userName: 'Jane' },
    { username: 'jane', serverName: 'Jane' },
  ],
])('%s', (_rule, answer, account) => {
  expect(accountOf(answer, 'jane')).toEqual(account)
})

const proof = { field: 'proof' }

test('a proof that is ready is used without a hint', () => {
  testSaga(dueProof).next().call(isProofUnderWay).next(false).call(proofOfWork).next(proof).returns(proof)
})

test('the form shows the hint of a proof while the sign-in waits for it', () => {
  testSaga(dueProof)
    .next()
    .call(isProofUnderWay)
    .next(true)
    .call(proofName)
    .next(ANY_PROOF)
    .put(loginActions.proofAwaited(ANY_PROOF))
    .next()
    .call(proofOfWork)
    .next(proof)
    .put(loginActions.proofAwaited(undefined))
    .next()
    .returns(proof)
})

jest.mock('src/sagas/signIn/afterPasswordChunk', () => {
  throw new Error('ChunkLoadError')
})

test.each([
  [true, 'unreachable'],
  [false, 'offline'],
])('a chunk that fails to load is reported by the connection (online: %s)', async (online, kind) => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  expect(await failing(loadAfterPassword())).toEqual({ kind })
  onLine.mockRestore()
})

test('steps of a password that fail to load count as a failed request', async () => {
  jest.doMock('src/sagas/signIn/passwordSteps', () => {
    throw new Error('ChunkLoadError')
  })
  expect(await failing(loadPasswordSteps())).toEqual({ kind: 'unreachable' })
  jest.dontMock('src/sagas/signIn/passwordSteps')
})
