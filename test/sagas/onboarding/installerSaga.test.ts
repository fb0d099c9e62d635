import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { installerActions, installerSlice } from 'src/features/onboarding/installerSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { abortSignIn, goTo } from 'src/sagas/navigation/goTo'
import { installerJourney, installerSaga } from 'src/sagas/onboarding/installerSaga'
import { fetchInstaller } from 'src/services/api/onboarding/onboardingUserService'
import { ServiceError } from 'src/services/http/serviceError'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'
import { slowCall } from 'test/support/slowCall'

const INSTALLER = { address: 'https://get.example/setup.msi' }
const reducer = combineReducers({ installer: installerSlice.reducer })
const expectJourney = () => expectSaga(installerJourney).withReducer(reducer)

// (sign-in/not-you)
test('signing out cancels the request: a late answer changes nothing', async () => {
  const read = slowCall<typeof INSTALLER>()
  const { store, moves } = runJourney(installerSaga, {
    reducer,
    at: '/installer-error',
    services: [[fetchInstaller, read.made]],
  })
  await settled()
  store.dispatch(sessionEvents.signOutRequested())
  read.answer(INSTALLER)
  store.dispatch(installerActions.wentOn())
  await settled()
  expect(read.made).toHaveBeenCalledTimes(1)
  expect(store.getState().installer).toEqual({ step: 'loading' })
  expect(moves).toEqual([])
})

// (onboarding/try-again)
test('opening the screen records that the device is due', () => {
  testSaga(installerJourney).next().put(recordActions.deviceDueRead(true))
})

// (sign-in/again)
test('an expired session leads to the sign-in page, which shows the reason', () =>
  expectJourney()
    .provide([
      [matchers.call.fn(fetchInstaller), 'signedOut'],
      [matchers.call.fn(abortSignIn), undefined],
    ])
    .call(abortSignIn, { code: 'signInAgain' })
    .silentRun(20))

test('another try after a failure requests the installer again, one call at a time', async () => {
  const read = slowCall<typeof INSTALLER>()
  const store = runJourney(installerJourney, {
    reducer: reducer,
    services: [[fetchInstaller, read.made]],
  }).store
  read.fail(new ServiceError({ kind: 'unreachable' }))
  await settled()
  expect(store.getState().installer).toMatchObject({ step: 'failed', problem: { code: 'serverTryLater' } })
  store.dispatch(installerActions.requested())
  store.dispatch(installerActions.requested())
  read.answer(INSTALLER)
  await settled()
  expect(read.made).toHaveBeenCalledTimes(2)
  expect(store.getState()).toEqual({ installer: { step: 'offered', ...INSTALLER } })
})

// (onboarding/try-again)
test('continuing reads the session status', () =>
  expectJourney()
    .provide([
      [matchers.call.fn(fetchInstaller), INSTALLER],
      [matchers.call.fn(goTo), undefined],
    ])
    .call(goTo, '/session-status')
    .dispatch(installerActions.wentOn())
    .silentRun(20))
