import { combineReducers } from '@reduxjs/toolkit'
import { testSaga } from 'redux-saga-test-plan'
import { codeActions, factorCodeSlice, selectCode } from 'src/features/mfa/factorCodeSlice'
import { newCodeActions, newCodeSlice } from 'src/features/mfa/textCode/newCodeSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRecord } from 'src/features/record/selectors'
import { take } from 'src/sagas/effects'
import { abortSignIn } from 'src/sagas/navigation/abortSignIn'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { offerNewCode, sendNewCode, withNewCode } from 'src/sagas/mfa/newCodeSaga'
import { resendCode } from 'src/services/api/factorService'
import { deadlineIn } from 'src/services/clock'
import { ServiceError } from 'src/services/http/serviceError'
import { actingReducers } from 'test/support/actingReducers'
import { type RecordFacts, recordState } from 'test/support/appState'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'

const asked = codeActions.codeRequested({ kind: 'text', mfaType: 'sms' })
const editing = {
  step: 'editing',
  request: { kind: 'text', mfaType: 'sms' },
  visit: 1,
  attempt: 1,
} as const
const at = { monotonicMs: 1, wallMs: 2 }
const later = { monotonicMs: 3, wallMs: 4 }
/** A deadline that tells from how many milliseconds it was made. */
const inMs = (ms: number) => ({ monotonicMs: ms, wallMs: ms })

const open = (send: () => unknown, record: RecordFacts) =>
  runJourney(
    withNewCode(function* journey() {
      yield* take(codeActions.left)
    }),
    {
      reducer: combineReducers({
        ...actingReducers,
        factorCode: factorCodeSlice.reducer,
        newCode: newCodeSlice.reducer,
      }),
      at: '/verification',
      state: { record: recordState(record) },
      services: [
        [deadlineIn, ms => inMs(ms as number)],
        [resendCode, send],
      ],
    },
  )

// (factors/new-code)
describe('another code, in this order', () => {
  const told = async (answer: object) => {
    const { store, actions } = open(() => answer, {
      awaited: { mfaType: 'sms', timeoutS: 300, ends: at },
      extras: { resend: true },
      newCodeAt: at,
    })
    store.dispatch(asked)
    store.dispatch(newCodeActions.newCodePressed())
    await settled()
    const after = actions.slice(
      actions.findIndex(({ type }) => type === newCodeActions.newCodePressed.type) + 1,
    )
    return { after, record: store.getState().record }
  }

  test('the time starts again before the page says that the code is on its way', async () => {
    const { after, record } = await told({ validity: { timeoutS: 200, ends: inMs(200_000) } })
    expect(after).toEqual([
      recordActions.codeProlonged({ timeoutS: 200, ends: inMs(200_000) }),
      recordActions.newCodeFixed(inMs(30_000)),
      newCodeActions.sent(),
    ])
    expect(record.factor.awaited).toEqual({ mfaType: 'sms', timeoutS: 200, ends: inMs(200_000) })
  })

  test('without a time in the answer the countdown goes on', async () => {
    const { after, record } = await told({})
    expect(after).toEqual([recordActions.newCodeFixed(inMs(30_000)), newCodeActions.sent()])
    expect(record.factor.awaited).toEqual({ mfaType: 'sms', timeoutS: 300, ends: at })
  })

  test('the call is made for the person of the page; one that fails is told, and the wait is not begun again', () => {
    testSaga(sendNewCode)
      .next()
      .select(selectCode)
      .next(editing)
      .call(callForPerson, resendCode, 'sms')
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
      .put(recordActions.codeForgotten())
      .next()
      .call(abortSignIn, { code: 'signInAgain' })
      .next()
      .isDone()
  })

  test('nothing is asked for where the page of the code is gone', () => {
    testSaga(sendNewCode).next().next({ step: 'away' }).isDone()
  })

  test.each([{ kind: 'offline' }, { kind: 'oneTime', form: 'code' }] as const)(
    'nor on a page of the kind $kind',
    request => {
      testSaga(sendNewCode).next().next({ step: 'editing', request, visit: 1, attempt: 1 }).isDone()
    },
  )
})

// (factors/no-code)
test('without `resend` no other code is offered; the first sight of the page still fixes when one may be missed', () => {
  const { store } = open(() => ({}), {})
  store.dispatch(asked)
  expect(store.getState().newCode).toEqual({ step: 'none' })
  expect(store.getState().record.factor.newCodeAt).toEqual(inMs(30_000))
})

test('a code that nobody sends has no such time', () => {
  testSaga(offerNewCode, codeActions.codeRequested({ kind: 'oneTime', form: 'code' }))
    .next()
    .select(selectRecord)
    .next(recordState())
    .put(newCodeActions.withheld())
    .next()
    .isDone()
})

// (factors/new-code)
test('when another code can be asked for is fixed with the first sight of the page', () => {
  const resend = { extras: { resend: true } } as const
  const first = open(() => ({}), resend)
  first.store.dispatch(asked)
  expect(first.store.getState().newCode).toMatchObject({ step: 'offered' })
  expect(first.store.getState().record.factor.newCodeAt).toEqual(inMs(30_000))
  const again = open(() => ({}), { ...resend, newCodeAt: later })
  again.store.dispatch(asked)
  expect(again.store.getState().record.factor.newCodeAt).toEqual(later)
})

describe('on the page', () => {
  const offered = (send: () => unknown) => open(send, { extras: { resend: true }, newCodeAt: at })

  test('presses while it is sent are one call, and the next wait begins when it was', async () => {
    let answer: (value: object) => void = () => undefined
    const send = jest.fn(() => new Promise(resolve => (answer = resolve)))
    const { store } = offered(send)
    store.dispatch(asked)
    expect(store.getState().newCode).toEqual({ step: 'offered', sent: 0 })
    store.dispatch(newCodeActions.newCodePressed())
    store.dispatch(newCodeActions.newCodePressed())
    expect(store.getState().newCode).toEqual({ step: 'sending', sent: 0 })
    await settled()
    answer({})
    await settled()
    expect(send).toHaveBeenCalledTimes(1)
    expect(store.getState().newCode).toEqual({ step: 'offered', sent: 1 })
    expect(store.getState().record.factor.newCodeAt).toEqual(inMs(30_000))
  })

  test('after a failure another press is another call', async () => {
    const send = jest.fn(() => Promise.reject(new ServiceError({ kind: 'unreadable' })))
    const { store } = offered(send)
    store.dispatch(asked)
    for (const times of [1, 2]) {
      store.dispatch(newCodeActions.newCodePressed())
      await settled()
      expect(send).toHaveBeenCalledTimes(times)
      expect(store.getState().newCode).toEqual({
        step: 'offered',
        sent: 0,
        problem: { code: 'serverTryLater' },
      })
    }
  })
})
