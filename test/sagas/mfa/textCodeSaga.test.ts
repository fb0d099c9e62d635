import { combineReducers } from '@reduxjs/toolkit'
import { testSaga } from 'redux-saga-test-plan'
import { codeActions, factorCodeSlice, newCodeActions, newCodeSlice } from 'src/features/mfa/factorCodeSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRecord } from 'src/features/record/selectors'
import { sessionSlice } from 'src/features/session/sessionSlice'
import { untilCodeAccepted } from 'src/sagas/mfa/codeEntry'
import { followAcceptedCode } from 'src/sagas/signIn/factor'
import { redirectTo, abortSignIn } from 'src/sagas/navigation/goTo'
import {
  textCodeJourney,
  leaveWithoutCode,
  untilCodeOver,
  untilOverAndAnswered,
} from 'src/sagas/mfa/textCodeSaga'
import { isReload } from 'src/services/browser/browsingContext'
import { deadlineIn } from 'src/services/clock'
import type { FactorProof } from 'src/services/api/factorService'
import { ServiceError } from 'src/services/http/serviceError'
import { readCookie } from 'src/services/storage/readCookie'
import { actingReducers } from 'test/support/actingReducers'
import { recordState } from 'test/support/appState'
import { runJourney } from 'test/support/journey'
import * as raw from 'redux-saga/effects'

const mockProve = jest.fn<Promise<unknown>, [FactorProof]>()
jest.mock('src/services/api/factorService', () => ({
  proveFactor: (proof: FactorProof) => mockProve(proof),
}))

const START = 1_700_000_000_000
const proof: FactorProof = { kind: 'text', mfaType: 'sms', code: '012345' }
const ends = { monotonicMs: 1, wallMs: 2 }
const record = recordState({ awaited: { mfaType: 'sms', timeoutS: 300, ends } })

beforeEach(() => {
  mockProve.mockReset()
  jest.useFakeTimers({ now: START })
})
afterEach(() => jest.useRealTimers())

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)
/** Opens the page of a code that was just sent. */
const journey = (timeoutS: number) =>
  runJourney(() => textCodeJourney('phoneAuth'), {
    reducer: combineReducers({
      ...actingReducers,
      factorCode: factorCodeSlice.reducer,
      newCode: newCodeSlice.reducer,
      session: sessionSlice.reducer,
    }),
    at: '/phone-auth',
    state: { record: recordState({ awaited: { mfaType: 'sms', timeoutS } }) },
  })
/** Runs a check of a code until it is rejected. */
const checked = () => {
  let refuse: () => void = () => {}
  const wrong = new ServiceError({ kind: 'refused', status: 400, text: 'Wrong.' })
  mockProve.mockReturnValueOnce(new Promise((_, reject) => (refuse = () => reject(wrong))))
  return { refuse: () => refuse() }
}
const askForNewCode = ({ dispatch }: ReturnType<typeof journey>['store']) => {
  dispatch(newCodeActions.offered())
  dispatch(newCodeActions.newCodePressed())
}
/** Requests another code, which is valid for a minute. */
const prolong = ({ dispatch }: ReturnType<typeof journey>['store']) => {
  dispatch(recordActions.codeProlonged({ timeoutS: 60, ends: deadlineIn(60_000) }))
  dispatch(newCodeActions.sent())
}

describe('the journey of a text code', () => {
  test('reads the awaited code, publishes it, races it against its time, and processes the correct code', () => {
    testSaga(textCodeJourney, 'phoneAuth')
      .next()
      .select(selectRecord)
      .next(record)
      .put(codeActions.codeRequested({ kind: 'text', mfaType: 'sms' }))
      .next()
      .race({ answer: raw.call(untilCodeAccepted), over: raw.call(untilCodeOver, ends) })
      .next({ answer: { kind: 'done' } })
      .call(followAcceptedCode, { kind: 'done' })
      .next(false)
      .isDone()
  })

  test('clears an expired code before it leads back', () => {
    testSaga(textCodeJourney, 'phoneAuth')
      .next()
      .next(record)
      .next()
      .next({ over: undefined })
      .put(recordActions.codeForgotten())
      .next()
      .call(abortSignIn, { code: 'codeTimedOut' })
      .next()
      .isDone()
  })

  test('replaces the time by that of another code', () => {
    const later = { monotonicMs: 3, wallMs: 4 }
    const prolonged = raw.take('record/codeProlonged')
    testSaga(untilCodeOver, ends)
      .next()
      .race({ over: raw.call(untilOverAndAnswered, ends), prolonged })
      .next({ prolonged: recordActions.codeProlonged({ timeoutS: 200, ends: later }) })
      .call(untilCodeOver, later)
      .next()
      .isDone()
  })

  const elsewhere = { mfaType: 'elsewhere' as 'sms', timeoutS: 300, ends }
  test.each([
    ['without an awaited code', recordState()],
    ['with the code of another page', recordState({ awaited: elsewhere })],
  ])('%s leads to the sign-in page, which reports it', (_what, found) => {
    testSaga(textCodeJourney, 'phoneAuth').next().next(found).call(leaveWithoutCode).next().isDone()
  })

  test.each([
    ['a user after a refresh', 'twoFactor', true, false],
    ['a user whose code was accepted', 'simple', true, true],
    ['a user who comes from another page', 'twoFactor', false, true],
    ['a user without a cookie', undefined, false, true],
  ])('without an awaited code continues or aborts the sign-in for %s', (_rule, mode, reload, goesOn) => {
    const read = testSaga(leaveWithoutCode).next().call(readCookie, 'authenticationMode').next(mode)
    const decided = mode === 'simple' ? read : read.call(isReload).next(reload)
    const left = goesOn
      ? decided.call(redirectTo, '/', { lostStep: true })
      : decided.call(abortSignIn, { code: 'signInAgain' })
    left.next().isDone()
  })
})

// (factors/countdown)
describe('a call that is running at zero is waited for', () => {
  test('a code that is being checked ends the time if it is wrong', async () => {
    const check = checked()
    const { store, moves } = journey(2)
    store.dispatch(codeActions.submitted(proof))
    await pass(5)
    expect(moves).toEqual([])
    check.refuse()
    await pass(0)
    expect(moves).toMatchObject([{ route: '/' }])
    expect(store.getState().session).toMatchObject({ abortReason: { code: 'codeTimedOut' } })
  })

  test('a new code extends the time on the same page', async () => {
    const { store, moves } = journey(2)
    askForNewCode(store)
    await pass(5)
    expect(moves).toEqual([])
    prolong(store)
    await pass(59)
    expect(moves).toEqual([])
    expect(store.getState().factorCode).toMatchObject({ step: 'editing', visit: 1 })
    await pass(1)
    expect(moves).toMatchObject([{ route: '/' }])
  })

  test.each([
    ['a new code that was not sent', newCodeActions.failed({ code: 'serverTryLater' })],
    ['a new code without more time', newCodeActions.sent()],
  ])('%s ends the time', async (_what, end) => {
    const { store, moves } = journey(2)
    askForNewCode(store)
    await pass(5)
    expect(moves).toEqual([])
    store.dispatch(end)
    await pass(0)
    expect(moves).toMatchObject([{ route: '/' }])
  })

  test('a new code extends the time while a code is checked', async () => {
    const check = checked()
    const { store, moves } = journey(2)
    askForNewCode(store)
    store.dispatch(codeActions.submitted(proof))
    await pass(5)
    prolong(store)
    check.refuse()
    await pass(59)
    expect(moves).toEqual([])
    await pass(1)
    expect(moves).toMatchObject([{ route: '/' }])
  })
})

test('the page leads to the sign-in page at zero, and the store receives no tick per second', async () => {
  const { store, moves, actions } = journey(3)
  const begun = actions.length
  await pass(2)
  jest.advanceTimersByTime(999)
  expect([moves, actions.length]).toEqual([[], begun])
  await pass(1)
  expect(moves).toEqual([{ method: 'replace', route: '/', state: undefined }])
  expect(store.getState().record.factor.awaited).toBeUndefined()
  expect(jest.getTimerCount()).toBe(0)
})

test('a wrong code is reported, and the next one is tried; two simultaneous submits send one', async () => {
  mockProve.mockRejectedValueOnce(new ServiceError({ kind: 'refused', status: 400, text: 'Wrong.' }))
  const { store, task } = journey(300)
  store.dispatch(codeActions.submitted(proof))
  store.dispatch(codeActions.submitted(proof))
  expect(store.getState().factorCode).toMatchObject({ step: 'sending' })
  await pass(0)
  expect(mockProve).toHaveBeenCalledTimes(1)
  expect(store.getState().factorCode).toMatchObject({
    step: 'editing',
    attempt: 2,
    problem: { code: 'serverText', text: 'Wrong.' },
  })
  store.dispatch(codeActions.edited())
  expect(store.getState().factorCode).not.toHaveProperty('problem')
  mockProve.mockResolvedValueOnce({
    kind: 'further',
    step: { type: 'guestSms', timeout: 60 },
  })
  store.dispatch(codeActions.submitted(proof))
  await pass(0)
  // A second text message is another visit to the same page.
  expect(store.getState().factorCode).toMatchObject({
    step: 'editing',
    visit: 2,
    request: { kind: 'text', mfaType: 'guestSms' },
  })
  task.cancel()
})
