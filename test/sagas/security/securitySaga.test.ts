import { combineReducers } from '@reduxjs/toolkit'
import { testSaga } from 'redux-saga-test-plan'
import { ROUTES } from 'src/constants/routes'
import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { companyActions } from 'src/features/company/companySlice'
import { connectedSlice } from 'src/features/account/connectedSlice'
import { passkeyListSlice } from 'src/features/account/passkeyListSlice'
import { securityActions, securitySlice } from 'src/features/security/securitySlice'
import { recordActions } from 'src/features/record/recordSlice'
import { selectCaller } from 'src/features/record/selectors'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { advanceTo, redirectTo } from 'src/sagas/navigation/goTo'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import { openOwnPage } from 'src/sagas/leaving/endSignIn'
import { openWebApp } from 'src/sagas/leaving/openWebApp'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { securityJourney } from 'src/sagas/security/securitySaga'
import { fetchConnectedApps, fetchDevices } from 'src/services/api/account/connectedService'
import {
  fetchAuthenticators,
  fetchOwnPassword,
  fetchRecoveryCodes,
  fetchTrustedDevices,
} from 'src/services/api/account/securityService'
import { actingReducers } from 'test/support/actingReducers'
import { failureOfKind } from 'test/support/failures'
import { runJourney, type Services } from 'test/support/journey'
import { settled } from 'test/support/settled'

const reducer = combineReducers({
  ...actingReducers,
  connected: connectedSlice.reducer,
  passkeyList: passkeyListSlice.reducer,
  security: securitySlice.reducer,
})
const throwing = () => {
  throw failureOfKind('unreachable')
}
const unasked = () => {
  throw new Error('This call is not for a company without the extension.')
}
const none = () => ({ kind: 'list', list: [] })
const PASSWORD = { changedMs: 5 }

async function open(securityPageEnabled: boolean | undefined, given: Services = []) {
  const journey = runJourney(securityJourney, {
    reducer,
    at: ROUTES.security,
    services: [
      [fetchDevices, none],
      [fetchConnectedApps, none],
      [fetchOwnPassword, () => ({ kind: 'told', facts: PASSWORD })],
      [fetchAuthenticators, () => ({ kind: 'told', facts: [] })],
      [fetchTrustedDevices, () => ({ kind: 'told', facts: [] })],
      [fetchRecoveryCodes, () => ({ kind: 'told', facts: { kind: 'later' } })],
      ...given,
    ],
  })
  journey.store.dispatch(
    companyActions.settingsLoaded({ securityPageEnabled, recoveryCodesEnabled: securityPageEnabled }),
  )
  await settled()
  return { ...journey, state: () => journey.store.getState() }
}

// (security-page/regions)
test.each([
  ['password', fetchOwnPassword],
  ['authenticators', fetchAuthenticators],
  ['trusted', fetchTrustedDevices],
  ['recovery', fetchRecoveryCodes],
])('%s that cannot be read is reported in its own place', async (part, call) => {
  const { state } = await open(true, [[call, throwing]])
  const states = Object.entries(state().security).flatMap(([name, told]) =>
    typeof told === 'object' ? [[name, told.state]] : [],
  )
  expect(Object.fromEntries(states)).toEqual({
    password: 'told',
    authenticators: 'told',
    trusted: 'told',
    recovery: 'told',
    [part]: 'failed',
  })
  expect(state().connected.devices).toEqual({ state: 'told', facts: [] })
})

// (security-page/extension)
test.each([undefined, false])('nothing is requested in a company whose setting is %s', async said => {
  const calls = [fetchOwnPassword, fetchAuthenticators, fetchTrustedDevices, fetchRecoveryCodes]
  const { state } = await open(
    said,
    calls.map(call => [call, unasked] as const),
  )
  expect(state().security).toMatchObject({ password: { state: 'off' }, trusted: { state: 'off' } })
  expect(state().connected.apps).toEqual({ state: 'told', facts: [] })
})

// (security-page/back)
test.each<[which: string, call: unknown]>([
  ['devices', fetchDevices],
  ['the password', fetchOwnPassword],
  ['authenticator apps', fetchAuthenticators],
  ['trusted devices', fetchTrustedDevices],
  ['recovery codes', fetchRecoveryCodes],
])('a 401 of %s asks for a sign-in that returns here', async (_which, call) => {
  const { moves, state } = await open(true, [[call, () => ({ kind: 'signedOut' })]])
  expect(moves).toEqual([{ method: 'replace', route: '/', state: { previousPath: '/security' } }])
  expect(state().record.caller).toBe('/security')
})

test('a waiting opener takes precedence', () => {
  testSaga(returnToSignIn)
    .next()
    .select(selectRoute)
    .next(ROUTES.security)
    .select(selectCaller)
    .next('popup')
    .call(redirectTo, '/', { previousPath: '/security' })
    .next()
    .isDone()
})

test('the end of the sign-in shows the page, and no opener is waiting', () => {
  testSaga(openOwnPage, { page: ROUTES.security })
    .next()
    .call(untilMayAct)
    .next(true)
    .put(recordActions.ended())
    .next()
    .put(autoLoginActions.cancelled())
    .next()
    .call(advanceTo, '/security')
    .next()
    .isDone()
})

test('the button to leave leads to the web app once', async () => {
  let left = 0
  const { store, state } = await open(true, [[openWebApp, () => new Promise(() => (left += 1))]])
  store.dispatch(securityActions.left())
  store.dispatch(securityActions.left())
  await settled()
  expect(left).toBe(1)
  expect(state().security.leaving).toBe(true)
})
