import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { NEW_CODE_WAIT_MS } from 'src/constants/timings'
import { resetActions, resetPasswordSlice, selectReset } from 'src/features/password/reset/resetPasswordSlice'
import type { ResetState, Shown } from 'src/features/password/reset/resetState'
import { recordActions } from 'src/features/record/recordSlice'
import type { RecordState } from 'src/features/record/recordState'
import { selectGuest } from 'src/features/record/selectors'
import { redirectTo } from 'src/sagas/navigation/goTo'
import {
  arriveAtReset,
  checkCode,
  resetPasswordJourney,
  saveResetPassword,
  sendCode,
  verdictOnReset,
} from 'src/sagas/password/resetPasswordSaga'
import { callForPerson, sendCredential, untilSignOutSettled } from 'src/sagas/oneSignIn/oneSignIn'
import {
  checkResetCode,
  mailResetCode,
  resetPassword,
  sendResetCode,
} from 'src/services/api/password/passwordResetService'
import { deadlineIn } from 'src/services/clock'
import { beginSubmit } from 'src/services/http/http'
import { actingReducers } from 'test/support/actingReducers'
import { recordState } from 'test/support/appState'
import { failureOfKind } from 'test/support/failures'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'

const at = (state: unknown) => ({ location: { pathname: '/signin/reset-password', state } })
const reducer = combineReducers({
  ...actingReducers,
  resetPassword: resetPasswordSlice.reducer,
  router: (state: object = at(undefined)) => state,
})
const info = { reference: '5678', isGuest: false }
const basis = { username: 'ada', info, phone: '+4915112345678', visit: 1 }
const checking: ResetState = { ...basis, step: 'checking', codes: 1 }
const saving: ResetState = { ...basis, step: 'saving' }

const found = recordState({ typed: 'ada', phone: info })
const from = (saga: () => Generator, state: ResetState, entry?: object, record: RecordState = found) =>
  expectSaga(saga).withReducer(reducer, {
    ...reducer(undefined, { type: 'begun' }),
    record,
    resetPassword: state,
    router: at(entry),
  })
const ended = (result: { storeState?: unknown }) =>
  (result.storeState as { resetPassword: ResetState }).resetPassword

test.each([
  ['without a phone', { typed: 'ada' }],
  ['without a username', { phone: info }],
])('arriving %s leads to the lookup', async (_rule, known) => {
  const result = await from(arriveAtReset, { step: 'away' }, undefined, recordState(known))
    .provide([[matchers.call.fn(redirectTo), undefined]])
    .call(redirectTo, '/forget-password', { previousPath: '/reset-password' })
    .run()
  expect(ended(result)).toEqual({ step: 'away' })
})

const down: unknown = throwError(failureOfKind('unreachable'))

// (password-reset/send-answers, password-reset/resend)
test.each<[what: string, step: 'sending' | 'resending', answer: unknown, end: object]>([
  ['the first code is entered', 'sending', 'sent', { step: 'enterCode', codes: 1, resent: false }],
  ['another code is confirmed', 'resending', 'sent', { step: 'enterCode', codes: 2, resent: true }],
  ['a phone number that is not on file', 'sending', 'otherNumber', { problem: { code: 'otherNumber' } }],
  ['a failed call is reported', 'sending', down, { problem: { code: 'serverTryLater' } }],
])('%s', async (_what, step, answer, end) => {
  const result = await from(sendCode, { ...checking, step })
    .provide([[matchers.call.fn(sendResetCode), answer as never]])
    .call(sendResetCode, 'ada', '+4915112345678')
    .run()
  expect(ended(result)).toMatchObject(end)
})

// (password-reset/email-resend)
test('by e-mail, the time until another code begins when the code is sent', () => {
  const ends = { monotonicMs: 1, wallMs: 1 }
  testSaga(sendCode)
    .next()
    .select(selectReset)
    .next({ ...basis, byEmail: true, step: 'sending' })
    .call(mailResetCode, 'ada')
    .next('sent')
    .call(deadlineIn, NEW_CODE_WAIT_MS)
    .next(ends)
    .put(resetActions.codeSent(ends))
    .next()
    .isDone()
})

const check = () => checkCode(resetActions.codeSubmitted({ code: '012345' }))

// (password-reset/email, one-sign-in/mark)
test.each<[where: string, more: { byEmail?: true }, channel: 'email'[]]>([
  ['to a phone', {}, []],
  ['by e-mail', { byEmail: true }, ['email']],
])(
  'a code sent %s is checked after a pending sign-out, and a wrong one proves nothing',
  (_where, more, channel) => {
    testSaga(check)
      .next()
      .select(selectReset)
      .next({ ...checking, ...more })
      .call(beginSubmit, 'checkCode')
      .next()
      .call(untilSignOutSettled)
      .next()
      .call(sendCredential, 'ada', verdictOnReset, checkResetCode, '012345', ...channel)
      .next({ answer: 'invalid' })
      .put(resetActions.codeRefused({ code: 'invalidCode' }))
      .next()
      .isDone()
  },
)

// (password-reset/code-answers)
test('a code that is not checked shows the server’s text', async () => {
  const failure = failureOfKind('refused', { status: 400, text: 'Too many codes' })
  const result = await from(check, checking)
    .provide([[matchers.call.fn(sendCredential), throwError(failure)]])
    .run()
  expect(ended(result)).toMatchObject({ step: 'enterCode', problem: { text: 'Too many codes' } })
})

// (one-sign-in/mark)
test('only a correct code begins a sign-in of the account', () => {
  expect(verdictOnReset('verified', 'ada')).toEqual({ kind: 'accepted', name: 'ada', reset: true })
  expect(verdictOnReset('invalid', 'ada')).toEqual({ kind: 'rejected' })
})

// (one-sign-in/mark)
test('a correct code leads to the password once this page acts for its account', async () => {
  const mark = { id: '1a', who: 'ff' }
  const result = await from(check, checking)
    .provide([[matchers.call.fn(sendCredential), { answer: 'verified', mark }]])
    .put(recordActions.resetProved({ username: 'ada', mark }))
    .run()
  expect(ended(result)).toEqual({ ...basis, step: 'createPassword' })
})

const save = () => saveResetPassword(resetActions.passwordSubmitted({ newPassword: 'Correct-Horse-9' }))

test('once the password is set, the history entry of its form is replaced before the end is shown', () => {
  testSaga(saveResetPassword, resetActions.passwordSubmitted({ newPassword: 'Correct-Horse-9' }))
    .next()
    .select(selectReset)
    .next(saving)
    .call(callForPerson, resetPassword, 'Correct-Horse-9')
    .next('saved')
    .select(selectGuest)
    .next(true)
    .put(recordActions.resetFinished(true))
    .next()
    .put(resetActions.passwordChanged(true))
    .next()
    .call(redirectTo, '/reset-password', { done: true })
    .next()
    .isDone()
})

test.each([
  ['a phone is still known', info],
  ['none is', undefined],
])('a refresh after the password is changed leads to the sign-in page, where %s', async (_rule, phone) => {
  const result = await from(
    arriveAtReset,
    { step: 'away' },
    { done: true },
    recordState({ typed: 'ada', phone }),
  )
    .provide([[matchers.call.fn(redirectTo), undefined]])
    .call(redirectTo, '/')
    .returns(false)
    .run()
  expect(ended(result)).toEqual({ step: 'away' })
})

test('Sign in at the end replaces the page of the reset', () => {
  const went = jest.fn()
  const { dispatch } = runJourney(resetPasswordJourney, {
    reducer,
    state: { record: found },
    services: [[redirectTo, went]],
  }).store
  dispatch(resetActions.signInPressed())
  expect(went.mock.calls).toEqual([['/']])
})

// (password-reset/set-answers, password-change/server-words)
test.each<[what: string, answer: unknown, problem: object]>([
  ['an expired verification', 'tookTooLong', { code: 'tookTooLong' }],
  ['a rejection in the server’s words', { text: 'Zu alt' }, { code: 'serverText', text: 'Zu alt' }],
  ['a failed call', down, { code: 'serverTryLater' }],
])('%s does not change the password', async (_what, answer, problem) => {
  const result = await from(save, saving)
    .provide([[matchers.call.fn(resetPassword), answer as never]])
    .run()
  expect(ended(result)).toEqual({ ...basis, step: 'createPassword', problem })
})

test('two presses send one call at every step', async () => {
  const made = jest.fn()
  const slow = (fn: unknown): [unknown, () => unknown] => [fn, () => (made(fn), new Promise(() => {}))]
  const { dispatch } = runJourney(resetPasswordJourney, {
    reducer,
    state: { record: found },
    services: [slow(sendResetCode), slow(sendCredential), slow(resetPassword)],
  }).store
  dispatch(resetActions.phoneSubmitted('+4915112345678'))
  dispatch(resetActions.phoneSubmitted('+4915112345678'))
  dispatch(resetActions.codeSent())
  dispatch(resetActions.codeSubmitted({ code: '012345' }))
  dispatch(resetActions.codeSubmitted({ code: '012345' }))
  dispatch(resetActions.verified())
  await settled()
  dispatch(resetActions.passwordSubmitted({ newPassword: 'Correct-Horse-9' }))
  await settled()
  dispatch(resetActions.passwordSubmitted({ newPassword: 'Correct-Horse-9' }))
  expect(made.mock.calls).toEqual([[sendResetCode], [sendCredential], [resetPassword]])
})

const arrive = (router: object, shown?: Shown) =>
  expectSaga(arriveAtReset)
    .withReducer(reducer, {
      ...reducer(undefined, { type: 'begun' }),
      record: found,
      router,
      ...(shown && { resetPassword: shown }),
    })
    .provide([[matchers.call.fn(redirectTo), undefined]])

// (password-reset/steps)
test.each([
  ['a history entry of the reset', at(undefined)],
  ['a history entry of another page', at({ previousPath: '/forget-password' })],
  ['a history entry of another form', at({ done: false })],
  ['an unknown location', {}],
])('%s starts the reset', async (_rule, router) => {
  const result: { storeState?: unknown } = await arrive(router).returns(true).run()
  expect(result.storeState).toMatchObject({ resetPassword: { step: 'sendCode', username: 'ada' } })
})

// (addresses/shown-again)
test.each<[where: string, state: Partial<Shown>, begins: boolean]>([
  ['the reset starts again at the phone step', { step: 'sendCode' }, true],
  ['the reset starts again while a code is being sent', { step: 'sending' }, true],
  ['the code step reports that it is lost', { step: 'enterCode', codes: 1, resent: false }, false],
  ['the password step reports that it is lost', { step: 'createPassword' }, false],
  ['the reset continues after a visit to help', { step: 'createPassword', atHelp: true }, true],
])('after the page is restored from the cache, %s', async (_where, state, begins) => {
  const shown = { username: 'ada', info, phone: '+12025550123', visit: 1, ...state } as Shown
  const run = arrive(at(undefined), shown).returns(begins)
  if (!begins) run.call(redirectTo, '/forget-password', { previousPath: '/reset-password' })
  await expect(run.run()).resolves.toMatchObject({ returnValue: begins })
})
