import { combineReducers } from '@reduxjs/toolkit'
import { testSaga } from 'redux-saga-test-plan'
import { codeActions, codeReducer, selectCode } from 'src/features/mfa/codeSlice'
import { stepExtrasActions, stepExtrasReducer } from 'src/features/mfa/stepExtrasSlice'
import { newCodeActions, newCodeReducer } from 'src/features/mfa/textCode/newCodeSlice'
import { take } from 'src/sagas/effects'
import { abortSignIn } from 'src/sagas/navigation/abortSignIn'
import { sendNewCode, tellExtras, withStepExtras } from 'src/sagas/mfa/stepExtrasSaga'
import { resendCode } from 'src/services/api/factorService'
import { ServiceError } from 'src/services/http/serviceError'
import { readGuest } from 'src/services/storage/signInFacts'
import { newCodeFrom, readStepExtras, waitForNewCode } from 'src/services/storage/stepExtrasStore'
import { forgetTextCode, prolongTextCode, textCodeDue } from 'src/services/storage/textCodeStore'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'

const asked = codeActions.asked({ kind: 'text', mfaType: 'sms', secondsLeft: 300 })
const editing = {
  step: 'editing',
  request: { kind: 'text', mfaType: 'sms', secondsLeft: 300 },
  visit: 1,
  attempt: 1,
} as const
const at = { monotonicMs: 1, wallMs: 2 }
const later = { monotonicMs: 3, wallMs: 4 }

// (factors/new-code)
describe('another code, in this order', () => {
  test('the time starts again before the page says that the code is on its way', () => {
    testSaga(sendNewCode)
      .next()
      .select(selectCode)
      .next(editing)
      .call(resendCode, 'sms')
      .next({ timeoutS: 200 })
      .call(prolongTextCode, 200)
      .next(later)
      .put(codeActions.prolonged(later))
      .next()
      .call(waitForNewCode, 30_000)
      .next(at)
      .put(newCodeActions.sent(at))
      .next()
      .isDone()
  })

  test('without a time in the answer the countdown goes on', () => {
    testSaga(sendNewCode).next().next(editing).next({}).call(waitForNewCode, 30_000)
  })

  test('a call that fails is told, and the wait is not begun again', () => {
    testSaga(sendNewCode)
      .next()
      .next(editing)
      .throw(new ServiceError({ kind: 'refused', status: 429 }))
      .put(newCodeActions.failed({ code: 'serverTryLater', status: 429 }))
      .next()
      .isDone()
  })

  test('a session that is over is forgotten before the way back is taken', () => {
    testSaga(sendNewCode)
      .next()
      .next(editing)
      .next('signedOut')
      .call(forgetTextCode)
      .next()
      .call(abortSignIn, { code: 'signInAgain' })
      .next()
      .isDone()
  })

  test('nothing is asked for where the page of the code is gone', () => {
    testSaga(sendNewCode).next().next({ step: 'away' }).isDone()
  })
})

// (factors/step-extras)
test('what the step says is told whenever a code is asked for; without `resend` no other code is offered', () => {
  testSaga(tellExtras)
    .next()
    .call(readStepExtras)
    .next({ trustDays: 30 })
    .call(readGuest)
    .next(false)
    .put(stepExtrasActions.told({ trustDays: 30 }))
    .next()
    .call(textCodeDue)
    .next(at)
    .put(newCodeActions.withheld(at))
    .next()
    .isDone()
  testSaga(tellExtras).next().next({ resend: true }).next(true).next().call(newCodeFrom).next(at)
})

describe('on the page', () => {
  const open = (send: () => unknown) =>
    runJourney(
      withStepExtras(function* journey() {
        yield* take(codeActions.left)
      }),
      {
        reducer: combineReducers({
          factorCode: codeReducer,
          stepExtras: stepExtrasReducer,
          newCode: newCodeReducer,
        }),
        services: [
          [readStepExtras, () => ({ resend: true })],
          [newCodeFrom, () => at],
          [waitForNewCode, () => later],
          [resendCode, send],
        ],
      },
    )

  test('presses while it is sent are one call, and the next wait begins when it was', async () => {
    let answer: (value: object) => void = () => undefined
    const send = jest.fn(() => new Promise(resolve => (answer = resolve)))
    const { store } = open(send)
    store.dispatch(asked)
    expect(store.getState().newCode).toEqual({ step: 'offered', from: at, sent: 0 })
    store.dispatch(newCodeActions.asked())
    store.dispatch(newCodeActions.asked())
    expect(store.getState().newCode).toEqual({ step: 'sending', from: at, sent: 0 })
    answer({})
    await settled()
    expect(send).toHaveBeenCalledTimes(1)
    expect(store.getState().newCode).toEqual({ step: 'offered', from: later, sent: 1 })
  })

  test('after a failure another press is another call', async () => {
    const send = jest.fn(() => Promise.reject(new ServiceError({ kind: 'unreadable' })))
    const { store } = open(send)
    store.dispatch(asked)
    for (const times of [1, 2]) {
      store.dispatch(newCodeActions.asked())
      await settled()
      expect(send).toHaveBeenCalledTimes(times)
      expect(store.getState().newCode).toEqual({
        step: 'offered',
        from: at,
        sent: 0,
        problem: { code: 'serverTryLater' },
      })
    }
  })
})
