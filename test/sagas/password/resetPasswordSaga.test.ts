import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { resetActions, resetReducer, selectReset } from 'src/features/password/reset/resetSlice'
import type { ResetState } from 'src/features/password/reset/resetState'
import { readUsername } from 'src/sagas/password/forgotPasswordSaga'
import { redirectTo } from 'src/sagas/navigation/goTo'
import {
  arriveAtReset,
  checkCode,
  readPhoneInfo,
  resetPasswordJourney,
  saveResetPassword,
  sendCode,
} from 'src/sagas/password/resetPasswordSaga'
import { checkResetCode, resetPassword, sendResetCode } from 'src/services/api/passwordResetService'
import { removeSession, writeSession } from 'src/services/storage/sessionStore'
import { readGuest } from 'src/services/storage/signInFacts'
import { runJourney } from 'test/support/journey'
import { failureOfKind } from 'test/support/failures'

const at = { location: { pathname: '/signin/reset-password', state: undefined as unknown } }
const reducer = combineReducers({ resetPassword: resetReducer, router: (state = at) => state })
const info = { reference: '5678', isGuest: false }
const basis = { username: 'ada', info, phone: '+4915112345678', visit: 1 }
const sending: ResetState = { ...basis, step: 'sending' }
const resending: ResetState = { ...basis, step: 'resending', codes: 1 }
const checking: ResetState = { ...basis, step: 'checking', codes: 1 }
const saving: ResetState = { ...basis, step: 'saving' }

const from = (saga: () => Generator, state: ResetState, entry?: object) =>
  expectSaga(saga).withReducer(reducer, {
    resetPassword: state,
    router: { location: { pathname: '/signin/reset-password', state: entry } },
  })
const ended = (result: { storeState?: unknown }) =>
  (result.storeState as { resetPassword: ResetState }).resetPassword

const S2 = { code: 'serverTryLater' }
const kinds = [
  ['unreachable', S2],
  ['unreadable', S2],
  ['refused', S2],
  ['offline', { code: 'offline' }],
] as const

test('arriving with a username and a phone asks for the number', async () => {
  const result = await from(arriveAtReset, { step: 'away' })
    .provide([
      [matchers.call.fn(readUsername), 'ada'],
      [matchers.call.fn(readPhoneInfo), info],
    ])
    .run()
  expect(ended(result)).toEqual({ ...basis, phone: '', step: 'sendCode' })
})

test.each([
  ['without a phone', 'ada', undefined],
  ['without a username', '', info],
])('arriving %s leads to the lookup', async (_rule, username, phone) => {
  const result = await from(arriveAtReset, { step: 'away' })
    .provide([
      [matchers.call.fn(readUsername), username],
      [matchers.call.fn(readPhoneInfo), phone],
      [matchers.call.fn(redirectTo), undefined],
    ])
    .call(redirectTo, '/forget-password', { previousPath: '/reset-password' })
    .run()
  expect(ended(result)).toEqual({ step: 'away' })
})

test.each<[stored: unknown, phone: unknown]>([
  [[{ reference: '5678', isGuest: true }], { reference: '5678', isGuest: true }],
  [[{ reference: '5678' }], { reference: '5678', isGuest: false }],
  [[{ reference: '' }], undefined],
  [[], undefined],
  [{ reference: '5678' }, undefined],
])('the stored phone %j is read as %j', (stored, phone) => {
  sessionStorage.setItem('foyer.resetPasswordPhoneInfo', JSON.stringify(stored))
  expect(readPhoneInfo()).toEqual(phone)
})

test.each([
  ['the first code', sending, { ...basis, step: 'enterCode', codes: 1, resent: false }],
  ['a new code', resending, { ...basis, step: 'enterCode', codes: 2, resent: true }],
] as const)('%s goes to the number that was typed', async (_rule, before, after) => {
  const result = await from(sendCode, before)
    .provide([[matchers.call.fn(sendResetCode), 'sent']])
    .call(sendResetCode, 'ada', '+4915112345678')
    .run()
  expect(ended(result)).toEqual(after)
})

test('another number than the one on file', async () => {
  const result = await from(sendCode, sending)
    .provide([[matchers.call.fn(sendResetCode), 'otherNumber']])
    .run()
  expect(ended(result)).toEqual({ ...basis, step: 'sendCode', problem: { code: 'otherNumber' } })
})

test.each(kinds)('a code that is not sent: %s', async (kind, problem) => {
  const result = await from(sendCode, sending)
    .provide([[matchers.call.fn(sendResetCode), throwError(failureOfKind(kind))]])
    .run()
  expect(ended(result)).toEqual({ ...basis, step: 'sendCode', problem })
})

const check = () => checkCode(resetActions.codeSubmitted({ code: '012345' }))

test('a right code leads to the password', async () => {
  const result = await from(check, checking)
    .provide([[matchers.call.fn(checkResetCode), 'verified']])
    .call(checkResetCode, '012345')
    .run()
  expect(ended(result)).toEqual({ ...basis, step: 'createPassword' })
})

test('a wrong code', async () => {
  const result = await from(check, checking)
    .provide([[matchers.call.fn(checkResetCode), 'invalid']])
    .run()
  expect(ended(result)).toMatchObject({ step: 'enterCode', problem: { code: 'invalidCode' } })
})

test.each([
  ...kinds.map(([kind, problem]) => [kind, {}, problem] as const),
  ['refused', { status: 400, text: 'Expired.' }, { code: 'serverText', text: 'Expired.', status: 400 }],
  [
    'limited',
    { status: 429, text: 'Slowly.', retryAfterS: 9 },
    { code: 'serverText', text: 'Slowly.', status: 429, retryAfterS: 9 },
  ],
] as const)('a code that is not checked: %s %j', async (kind, more, problem) => {
  const result = await from(check, checking)
    .provide([[matchers.call.fn(checkResetCode), throwError(failureOfKind(kind, more))]])
    .run()
  expect(ended(result)).toMatchObject({ step: 'enterCode', problem })
})

const save = () => saveResetPassword(resetActions.passwordSubmitted({ newPassword: 'Correct-Horse-9' }))

test('once the password is set, the way back to its form is gone before the end is shown', () => {
  testSaga(saveResetPassword, resetActions.passwordSubmitted({ newPassword: 'Correct-Horse-9' }))
    .next()
    .select(selectReset)
    .next(saving)
    .call(resetPassword, 'Correct-Horse-9')
    .next('saved')
    .call(readGuest)
    .next(true)
    .call(writeSession, 'foyer.guestAccess', true)
    .next()
    .call(removeSession, 'foyer.resetPasswordPhoneInfo')
    .next()
    .put(resetActions.passwordChanged(true))
    .next()
    .call(redirectTo, '/reset-password', { done: true })
    .next()
    .isDone()
})

test.each([
  ['a phone is known still', info],
  ['none is', undefined],
])('a refresh once the password is changed leads to the sign-in, where %s', async (_rule, phone) => {
  const result = await from(arriveAtReset, { step: 'away' }, { done: true })
    .provide([
      [matchers.call.fn(readUsername), 'ada'],
      [matchers.call.fn(readPhoneInfo), phone],
      [matchers.call.fn(redirectTo), undefined],
    ])
    .call(redirectTo, '/')
    .returns(false)
    .run()
  expect(ended(result)).toEqual({ step: 'away' })
})

test('Sign in at the end takes the place of the reset', () => {
  const went = jest.fn()
  const { dispatch } = runJourney(resetPasswordJourney, {
    reducer: reducer,
    services: [
      [readUsername, () => 'ada'],
      [readPhoneInfo, () => info],
      [redirectTo, went],
    ],
  }).store
  dispatch(resetActions.signInAsked())
  expect(went.mock.calls).toEqual([['/']])
})

test.each([
  ['prohibited', 'prohibitedPassword'],
  ['tooLate', 'tookTooLong'],
])('a password that is %s', async (answer, code) => {
  const result = await from(save, saving)
    .provide([[matchers.call.fn(resetPassword), answer]])
    .run()
  expect(ended(result)).toEqual({ ...basis, step: 'createPassword', problem: { code } })
})

test.each(kinds)('a password that is not set: %s', async (kind, problem) => {
  const result = await from(save, saving)
    .provide([[matchers.call.fn(resetPassword), throwError(failureOfKind(kind))]])
    .run()
  expect(ended(result)).toEqual({ ...basis, step: 'createPassword', problem })
})

test('two presses are one call, at every step', () => {
  const made = jest.fn()
  const slow = (fn: unknown): [unknown, () => unknown] => [fn, () => (made(fn), new Promise(() => {}))]
  const { dispatch } = runJourney(resetPasswordJourney, {
    reducer: reducer,
    services: [
      [readUsername, () => 'ada'],
      [readPhoneInfo, () => info],
      slow(sendResetCode),
      slow(checkResetCode),
      slow(resetPassword),
    ],
  }).store
  dispatch(resetActions.phoneSubmitted('+4915112345678'))
  dispatch(resetActions.phoneSubmitted('+4915112345678'))
  dispatch(resetActions.codeSent())
  dispatch(resetActions.codeSubmitted({ code: '012345' }))
  dispatch(resetActions.codeSubmitted({ code: '012345' }))
  dispatch(resetActions.verified())
  dispatch(resetActions.passwordSubmitted({ newPassword: 'Correct-Horse-9' }))
  dispatch(resetActions.passwordSubmitted({ newPassword: 'Correct-Horse-9' }))
  expect(made.mock.calls).toEqual([[sendResetCode], [checkResetCode], [resetPassword]])
})
