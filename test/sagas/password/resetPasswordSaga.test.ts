import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
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
} from 'src/sagas/password/resetPasswordSaga'
import { callForPerson, sendCredential } from 'src/sagas/oneSignIn/oneSignIn'
import { resetPassword, sendResetCode } from 'src/services/api/password/passwordResetService'
import { actingReducers } from 'test/support/actingReducers'
import { recordState } from 'test/support/appState'
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

const check = () => checkCode(resetActions.codeSubmitted({ code: '012345' }))

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

test('a late answer to the password changes nothing', async () => {
  const result = await from(save, saving)
    .provide([[matchers.call.fn(resetPassword), 'tookTooLong']])
    .run()
  expect(ended(result)).toEqual({ ...basis, step: 'createPassword', problem: { code: 'tookTooLong' } })
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
