import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { replace } from 'redux-first-history'
import {
  changeActions,
  changePasswordSlice,
  type ChangeState,
  selectChange,
} from 'src/features/password/change/changePasswordSlice'
import { selectCaller } from 'src/features/record/selectors'
import { selectRoute } from 'src/features/navigation/selectRoute'
import {
  change,
  changePasswordJourney,
  continueToWebApp,
  saveChangedPassword,
} from 'src/sagas/password/changePasswordSaga'
import { loadConnected } from 'src/sagas/account/loadConnected'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import { endAddress, endSignIn } from 'src/sagas/leaving/endSignIn'
import { webAppAddress } from 'src/sagas/leaving/openWebApp'
import { callForPerson, untilSignOutSettled } from 'src/sagas/oneSignIn/oneSignIn'
import { changePassword, checkProhibitedPassword } from 'src/services/api/password/passwordService'
import { resetActions, selectReset } from 'src/features/password/reset/resetPasswordSlice'
import { checkCode, sendCode } from 'src/sagas/password/resetPasswordSaga'
import {
  passkeyListActions,
  type PasskeyListState,
  selectPasskeyList,
} from 'src/features/account/passkeyListSlice'
import { type ForgotState, selectForgot } from 'src/features/password/forgot/forgotPasswordSlice'
import type { ResetState } from 'src/features/password/reset/resetState'
import { resetAtProvider } from 'src/sagas/password/forgotPasswordSaga'
import { removeListed } from 'src/sagas/account/passkeyListSaga'
import { expiredEvents } from 'src/features/password/expiredEvents'
import { passwordExpiredJourney, startChange } from 'src/sagas/password/passwordExpiredSaga'
import { currentSearch } from 'src/services/browser/navigation'
import { actingReducers } from 'test/support/actingReducers'
import { failureOfKind } from 'test/support/failures'
import { runJourney } from 'test/support/journey'
import { until } from 'test/support/until'

const passwords = { currentPassword: 'Old-Horse-8', newPassword: 'Correct-Horse-9' }

describe('a new password', () => {
  const reducer = combineReducers({ ...actingReducers, changePassword: changePasswordSlice.reducer })
  const saving: ChangeState = { step: 'saving' }
  const submitted = changeActions.submitted(passwords)
  const ended = (result: { storeState?: unknown }) =>
    (result.storeState as { changePassword: ChangeState }).changePassword

  test('the new password is validated before it is sent', () => {
    testSaga(change, passwords)
      .next()
      .call(checkProhibitedPassword, 'Correct-Horse-9')
      .next('allowed')
      .call(callForPerson, changePassword, passwords)
      .next('changed')
      .returns('changed')
  })

  const save = (check: unknown, update: unknown = 'changed') =>
    expectSaga(saveChangedPassword, submitted)
      .withReducer(reducer, { ...reducer(undefined, { type: 'begun' }), changePassword: saving })
      .provide([
        [matchers.call.fn(checkProhibitedPassword), check as never],
        [matchers.call.fn(changePassword), update as never],
        [matchers.call.fn(returnToSignIn), undefined],
      ])

  test.each([
    ['check', 'signedOut', 'changed'],
    ['change', 'allowed', 'signedOut'],
  ])('an expired session at the %s leads to the sign-in page', async (_rule, check, update) => {
    const result = await save(check, update).call(returnToSignIn).run()
    expect(ended(result)).toEqual(saving)
  })

  // (password-change/prohibited, password-change/server-words)
  test.each([
    ['a prohibited password', 'prohibitedPassword', 'changed', { code: 'prohibitedPassword' }],
    ['a wrong old password', 'allowed', 'wrongOldPassword', { code: 'wrongOldPassword' }],
    ['a rejection with a text', 'allowed', { text: 'Zu alt' }, { code: 'serverText', text: 'Zu alt' }],
    ['a failed check', throwError(failureOfKind('unreachable')), 'changed', { code: 'serverTryLater' }],
  ])('the form shows %s', async (_what, check, update, problem) => {
    const result = await save(check, update).not.call.fn(returnToSignIn).run()
    expect(ended(result)).toEqual({ step: 'updateOldPassword', problem })
  })

  test('the sign-in page receives the page that the user comes from', () => {
    testSaga(returnToSignIn)
      .next()
      .select(selectRoute)
      .next('/change-password')
      .call(redirectTo, '/', { previousPath: '/change-password' })
      .next()
      .isDone()
  })

  // (addresses/popup-told)
  test('in a popup, the web app opens in the waiting opener', () => {
    testSaga(continueToWebApp)
      .next()
      .select(selectCaller)
      .next('popup')
      .call(endAddress, 'popup')
      .next(undefined)
      .call(webAppAddress)
      .next('https://harbor.test/online')
      .call(endSignIn, 'popup', 'https://harbor.test/online')
      .next()
      .isDone()
  })

  // (security-page/back)
  test('a sign-in that ends at a page of the app does not request the web app’s address', () => {
    const page = 'https://harbor.test/signin/security'
    testSaga(continueToWebApp)
      .next()
      .select(selectCaller)
      .next('/security')
      .call(endAddress, 'security')
      .next(page)
      .call(endSignIn, 'security', page)
      .next()
      .isDone()
  })

  test('the lists are read once, and two presses send one call', () => {
    const read = jest.fn()
    const made = jest.fn(() => new Promise(() => {}))
    const store = runJourney(changePasswordJourney, {
      reducer: reducer,
      services: [
        [loadConnected, read],
        [checkProhibitedPassword, made],
      ],
    }).store
    expect(store.getState().changePassword).toEqual({ step: 'intro' })
    store.dispatch(changeActions.introRead())
    store.dispatch(submitted)
    store.dispatch(submitted)
    expect(read).toHaveBeenCalledTimes(1)
    expect(made).toHaveBeenCalledTimes(1)
    expect(store.getState().changePassword).toEqual(saving)
  })

  test('two presses of Continue open the web app once', async () => {
    const opened = jest.fn(() => new Promise(() => {}))
    const store = runJourney(changePasswordJourney, {
      reducer: reducer,
      services: [
        [loadConnected, () => undefined],
        [checkProhibitedPassword, () => 'allowed'],
        [changePassword, () => 'changed'],
        [webAppAddress, opened],
      ],
    }).store
    store.dispatch(changeActions.introRead())
    store.dispatch(submitted)
    const step = () => Promise.resolve(store.getState().changePassword.step)
    await until(step, now => now === 'passwordUpdated')
    store.dispatch(changeActions.continued())
    store.dispatch(changeActions.continued())
    expect(opened).toHaveBeenCalledTimes(1)
    expect(store.getState().changePassword).toEqual({ step: 'leaving' })
  })
})

describe('a password that is not due', () => {
  const reset = { username: 'ada', info: { reference: '5678', isGuest: false }, phone: '', visit: 1 }
  const enterCode: ResetState = { ...reset, step: 'enterCode', codes: 1, resent: false }
  const listed: PasskeyListState = {
    state: 'listed',
    rpId: 'harbor.test',
    list: [],
    removed: 0,
    removing: 'b',
  }
  const editing: ForgotState = { username: 'ada', visit: 1, startAgain: false, step: 'editing' }
  const updated: ChangeState = { step: 'passwordUpdated' }

  const change = () => saveChangedPassword(changeActions.submitted(passwords))
  const remove = () => removeListed(passkeyListActions.removePressed('a'))
  const check = () => checkCode(resetActions.codeSubmitted({ code: '012345' }))

  // The slice has rejected the event: its page is at another step.
  test.each<[what: string, run: () => Generator, selector: (state: never) => unknown, state: object]>([
    ['a completed password change', change, selectChange, updated],
    ['a passkey while another is removed', remove, selectPasskeyList, listed],
    ['a passkey before the list has loaded', remove, selectPasskeyList, { state: 'loading' }],
    ['a reset code that was sent', sendCode, selectReset, enterCode],
    ['a reset code that is typed', check, selectReset, enterCode],
  ])('%s starts nothing', (_what, run, selector, state) => {
    testSaga(run).next().select(selector).next(state).isDone()
  })

  test('an identity provider that was not announced starts nothing', () => {
    testSaga(resetAtProvider)
      .next()
      .call(untilSignOutSettled)
      .next()
      .select(selectForgot)
      .next(editing)
      .isDone()
  })
})

test('an expired password keeps the query string, and Back does not return to its notice', async () => {
  await expectSaga(startChange)
    .provide([[matchers.call.fn(currentSearch), '?back=%2Fonline%2Fmail']])
    .put(replace('/signin/change-password?back=%2Fonline%2Fmail'))
    .run()
})

// (password-change/expired)
test('the page continues when the button is pressed', () => {
  const { store, moves, task } = runJourney(passwordExpiredJourney, {
    reducer: combineReducers({ nothing: () => null }),
    at: '/password-expired',
  })
  expect(moves).toEqual([])
  store.dispatch(expiredEvents.changePressed())
  expect(moves).toEqual([{ method: 'replace', route: '/change-password', state: undefined }])
  task.cancel()
})
