import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import {
  changeActions,
  changePasswordSlice,
  type ChangeState,
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
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { changePassword, checkProhibitedPassword } from 'src/services/api/password/passwordService'
import { actingReducers } from 'test/support/actingReducers'
import { runJourney } from 'test/support/journey'
import { until } from 'test/support/until'

const reducer = combineReducers({ ...actingReducers, changePassword: changePasswordSlice.reducer })
const saving: ChangeState = { step: 'saving' }
const passwords = { currentPassword: 'Old-Horse-8', newPassword: 'Correct-Horse-9' }
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
