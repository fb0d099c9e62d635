import { combineReducers } from '@reduxjs/toolkit'
import { testSaga } from 'redux-saga-test-plan'
import {
  codeActions,
  factorCodeSlice,
  selectCode,
  newCodeActions,
  newCodeSlice,
} from 'src/features/mfa/factorCodeSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRecord } from 'src/features/record/selectors'
import { take } from 'src/sagas/effects'
import { abortSignIn } from 'src/sagas/navigation/goTo'
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
/** Returns a deadline that shows its duration in milliseconds. */
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
describe('requesting another code, in this order', () => {
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

  test('restarts the time before the page confirms the code', async () => {
    const { after, record } = await told({ validity: { timeoutS: 200, ends: inMs(200_000) } })
    expect(after).toEqual([
      recordActions.codeProlonged({ timeoutS: 200, ends: inMs(200_000) }),
      recordActions.newCodeFixed(inMs(30_000)),
      newCodeActions.sent(),
    ])
    expect(record.factor.awaited).toEqual({ mfaType: 'sms', timeoutS: 200, ends: inMs(200_000) })
  })

  test('continues the countdown if the answer has no time', async () => {
    const { after, record } = await told({})
    expect(after).toEqual([recordActions.newCodeFixed(inMs(30_000)), newCodeActions.sent()])
    expect(record.factor.awaited).toEqual({ mfaType: 'sms', timeoutS: 300, ends: at })
  })

  test('sends the call for the page’s user; a failed call is published and starts no new wait', () => {
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

  test('clears an expired session before it leads back', () => {
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

  test('sends nothing if the page of the code is gone', () => {
    testSaga(sendNewCode).next().next({ step: 'away' }).isDone()
  })

  test.each([{ kind: 'offline' }, { kind: 'oneTime', form: 'code' }] as const)(
    'sends nothing on a page of the kind $kind',
    request => {
      testSaga(sendNewCode).next().next({ step: 'editing', request, visit: 1, attempt: 1 }).isDone()
    },
  )
})

// (factors/no-code)
test('without `resend` no other code is offered, but the first visit to the page sets the time of the hint', () => {
  const { store } = open(() => ({}), {})
  store.dispatch(asked)
  expect(store.getState().newCode).toEqual({ step: 'none' })
  expect(store.getState().record.factor.newCodeAt).toEqual(inMs(30_000))
})

test('a code that is not sent has no such time', () => {
  testSaga(offerNewCode, codeActions.codeRequested({ kind: 'oneTime', form: 'code' }))
    .next()
    .select(selectRecord)
    .next(recordState())
    .put(newCodeActions.withheld())
    .next()
    .isDone()
})

// (factors/new-code)
test('the first visit to the page sets the time of the next code', () => {
  const resend = { extras: { resend: true } } as const
  const first = open(() => ({}), resend)
  first.store.dispatch(asked)
  expect(first.store.getState().newCode).toMatchObject({ step: 'offered' })
  expect(first.store.getState().record.factor.newCodeAt).toEqual(inMs(30_000))
  const again = open(() => ({}), { ...resend, newCodeAt: later })
  again.store.dispatch(asked)
  expect(again.store.getState().record.factor.newCodeAt).toEqual(later)
})

describe('another code on its page', () => {
  const offered = (send: () => unknown) => open(send, { extras: { resend: true }, newCodeAt: at })

  test('is sent once for several presses, and the next wait starts with it', async () => {
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
})
