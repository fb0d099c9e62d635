import { testSaga, expectSaga } from 'redux-saga-test-plan'
import { combineReducers } from '@reduxjs/toolkit'
import * as raw from 'redux-saga/effects'
import { codeActions, factorCodeSlice } from 'src/features/mfa/factorCodeSlice'
import { untilCodeAccepted, settleUnauthorized } from 'src/sagas/mfa/codeEntry'
import { callForPerson, checkServerName, untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { proveFactor, type FactorProof } from 'src/services/api/factorService'
import { logFailure } from 'src/services/log'
import { untilSettled } from 'src/sagas/mfa/sessionPolling'
import { fork, type Saga } from 'src/sagas/effects'
import { fetchSessionStatus, type SessionStatus } from 'src/services/api/session/sessionStatusService'
import { ServiceError, type Failure } from 'src/services/http/serviceError'
import { followAcceptedCode } from 'src/sagas/signIn/factor'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { oneTimeCodeJourney } from 'src/sagas/mfa/oneTimeCodeSaga'
import { readCookie } from 'src/services/storage/readCookie'
import { stepEvents } from 'src/features/mfa/factor'
import { restartOnNewStep } from 'src/sagas/mfa/restartOnNewStep'
import { failureOfKind } from 'test/support/failures'
import { runJourney, type Services } from 'test/support/journey'
import { pollReducers } from 'test/support/pollReducers'

describe('the entry of a code', () => {
  const proof: FactorProof = { kind: 'text', mfaType: 'sms', code: '012345' }
  const submitted = codeActions.submitted(proof)

  test('a correct code is published before the journey continues with its answer', () => {
    testSaga(untilCodeAccepted)
      .next()
      .next(submitted)
      .call(callForPerson, proveFactor, proof)
      .next({ kind: 'done' })
      .put(codeActions.accepted())
      .next()
      .returns({ kind: 'done' })
  })

  test('a code that the server rejects with its own message is not a failed call; the next code is tried', () => {
    testSaga(untilCodeAccepted)
      .next()
      .next(submitted)
      .throw(failureOfKind('refused', { status: 400, text: 'Wrong.' }))
      .call(settleUnauthorized, { kind: 'refused', status: 400, text: 'Wrong.' })
      .next(undefined)
      .put(codeActions.refused({ code: 'serverText', text: 'Wrong.', status: 400 }))
      .next()
      .take(codeActions.submitted.type)
  })

  test('a failed call is logged before it is published; the next code is tried', () => {
    testSaga(untilCodeAccepted)
      .next()
      .next(submitted)
      .throw(failureOfKind('unreachable'))
      .call(logFailure, 'second factor', { kind: 'unreachable' })
      .next()
      .call(settleUnauthorized, { kind: 'unreachable' })
      .next(undefined)
      .put(codeActions.refused({ code: 'serverTryLater' }))
      .next()
      .take(codeActions.submitted.type)
  })

  const wrong: Failure = { kind: 'refused', status: 401, text: 'Wrong code.' }
  const awaited: SessionStatus = {
    kind: 'factorDue',
    step: { type: 'signinVerification', isMfaStepConfigured: true },
  }

  /** Submits a code that fails, optionally beside polls; `status` is the session status that follows. */
  async function enter(
    failure: Failure,
    status: SessionStatus | Failure,
    { polled = false, chosen = false, services = [] as Services } = {},
  ) {
    let inFlight = 0
    let most = 0
    let begun = 0
    const read = async (): Promise<SessionStatus> => {
      begun += 1
      most = Math.max(most, (inFlight += 1))
      try {
        await new Promise(resolve => setTimeout(resolve, 1000))
      } finally {
        inFlight -= 1
      }
      if (status.kind === 'refused') throw new ServiceError(status)
      return polled && begun === 1 ? awaited : (status as SessionStatus)
    }
    let outcome: unknown
    const { store, task } = runJourney(
      function* () {
        if (polled) yield* fork(untilSettled)
        if (chosen) yield* fork(settleUnauthorized, failure)
        outcome = yield* untilCodeAccepted()
      },
      {
        reducer: combineReducers({ ...pollReducers, factorCode: factorCodeSlice.reducer }),
        at: '/verification',
        services: [
          [fetchSessionStatus, read],
          [proveFactor, () => Promise.reject(new ServiceError(failure))],
          ...services,
        ],
      },
    )
    store.dispatch(codeActions.codeRequested({ kind: 'offline' }))
    if (polled) await jest.advanceTimersByTimeAsync(2500)
    const before = begun
    store.dispatch(submitted)
    await jest.advanceTimersByTimeAsync(1500)
    const reads = begun - before
    task.cancel()
    return { outcome, code: store.getState().factorCode, reads, most }
  }

  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  // (factors/code-unauthorized)
  test.each<[session: string, status: SessionStatus | Failure, outcome: object | undefined, step: string]>([
    ['is over', { kind: 'unauthenticated' }, { kind: 'signedOut' }, 'sending'],
    ['was approved in the meantime', { kind: 'authenticated' }, { kind: 'approved' }, 'accepted'],
    ['is still waiting for the factor', awaited, undefined, 'editing'],
    ['is denied', { kind: 'denied', text: 'No.' }, undefined, 'editing'],
    ['cannot be read', { kind: 'refused', status: 500 }, undefined, 'editing'],
  ])('a 401 for a code reads the session status once, which %s', async (_session, status, outcome, step) => {
    const end = await enter(wrong, status)
    expect(end).toMatchObject({ reads: 1, code: { step } })
    expect(end.outcome).toEqual(outcome)
  })

  // (one-sign-in/compared)
  test.each<[rule: string, check: unknown]>([
    ['of another account', untilMayAct],
    ['that names another user', checkServerName],
  ])('a session status %s decides nothing', async (_rule, check) => {
    const services: Services = [[check, () => false]]
    const { outcome, code } = await enter(wrong, { kind: 'authenticated' }, { services })
    expect(outcome).toBeUndefined()
    expect(code.step).toBe('sending')
  })

  test('a session status that cannot be read is logged', () => {
    const failure = { kind: 'unreachable' } as const
    testSaga(settleUnauthorized, { kind: 'refused', status: 401 })
      .next()
      .next({ wait: {} })
      .next()
      .throw(new ServiceError(failure))
      .call(logFailure, 'session status', failure)
  })

  test('the message of a wrong code stays below the field', async () => {
    const { code } = await enter(wrong, awaited)
    expect(code).toMatchObject({ problem: { code: 'serverText', text: 'Wrong code.', status: 401 } })
  })

  test.each<[what: string, failure: Failure]>([
    ['another status', { kind: 'refused', status: 400 }],
    ['an HTML page of a proxy', { kind: 'page', status: 401 }],
  ])('%s does not read the session status', async (_what, failure) => {
    expect(await enter(failure, awaited)).toMatchObject({ reads: 0, code: { step: 'editing' } })
  })

  test('the session status is never read beside a poll or the read of another proof', async () => {
    const { reads, most, outcome } = await enter(wrong, { kind: 'unauthenticated' }, { polled: true })
    expect({ reads, most, outcome }).toEqual({ reads: 1, most: 1, outcome: { kind: 'signedOut' } })
    expect(await enter(wrong, awaited, { chosen: true })).toMatchObject({ reads: 1, most: 1 })
  })
})

test('the cookie on arrival selects the form', () => {
  testSaga(oneTimeCodeJourney)
    .next()
    .call(readCookie, 'authenticationMode')
    .next('symantecVIPregister')
    .put(codeActions.codeRequested({ kind: 'oneTime', form: 'register' }))
    .next()
    .call(untilCodeAccepted)
    .next({ kind: 'done' })
    .call(followAcceptedCode, { kind: 'done' })
    .next(false)
    .isDone()
})

test('another code on the same page starts with its own cookie', () => {
  testSaga(oneTimeCodeJourney)
    .next()
    .next('symantecVIPactivate')
    .next()
    .next({ kind: 'further', step: { type: 'symantecVip', action: 'code' } })
    .next(true)
    .call(readCookie, 'authenticationMode')
    .next('symantecVIP')
    .put(codeActions.codeRequested({ kind: 'oneTime', form: 'code' }))
})

test.each(['simple', 'twoFactor', 'signinVerification', undefined])(
  'with the cookie %s the form is missing: the sign-in page reports the lost step',
  mode => {
    testSaga(oneTimeCodeJourney).next().next(mode).call(redirectTo, '/', { lostStep: true }).next().isDone()
  },
)

describe('a new step', () => {
  const course: string[] = []

  /** Records its begin and its end, which an action of the type 'over' causes. */
  function* journey(): Saga {
    course.push('begun')
    try {
      yield raw.take('over')
    } finally {
      course.push((yield raw.cancelled()) === true ? 'cancelled' : 'ended')
    }
  }

  const over = { type: 'over' }
  const { replaced, due } = stepEvents

  beforeEach(() => {
    course.length = 0
  })

  // (alternatives/same-page)
  test.each([
    ['ends with its page', [over, due()], ['begun', 'ended']],
    ['ends when its step is replaced', [replaced()], ['begun', 'cancelled']],
    [
      'begins again with the next step of its page',
      [replaced(), due()],
      ['begun', 'cancelled', 'begun', 'cancelled'],
    ],
    [
      'begins again each time',
      [replaced(), due(), replaced(), due(), over],
      ['begun', 'cancelled', 'begun', 'cancelled', 'begun', 'ended'],
    ],
  ])('a journey %s', async (_rule, actions, expected) => {
    const run = expectSaga(restartOnNewStep(journey))
    for (const action of actions) run.dispatch(action)
    await run.silentRun(20)
    expect(course).toEqual(expected)
  })
})
