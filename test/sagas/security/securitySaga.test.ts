import { combineReducers } from '@reduxjs/toolkit'
import { testSaga } from 'redux-saga-test-plan'
import { ROUTES } from 'src/constants/routes'
import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { companyActions } from 'src/features/company/companySlice'
import { ownPartsActions, ownPartsSlice } from 'src/features/account/ownPartsSlice'
import { passkeyListSlice } from 'src/features/account/passkeyListSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { selectCaller } from 'src/features/record/selectors'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { advanceTo, redirectTo } from 'src/sagas/navigation/goTo'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import { openOwnPage } from 'src/sagas/leaving/endSignIn'
import { openWebApp } from 'src/sagas/leaving/openWebApp'
import { never } from 'src/sagas/lifetime/whileRouteActive'
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
  passkeyList: passkeyListSlice.reducer,
  ownParts: ownPartsSlice.reducer,
})
const throwing = () => {
  throw failureOfKind('unreachable')
}
const unasked = () => {
  throw new Error('This call is not for a company without the extension.')
}
const none = () => ({ kind: 'told', facts: [] })
const PASSWORD = { changedMs: 5 }

async function open(
  securityPageEnabled: boolean | undefined,
  given: Services = [],
  recoveryCodesEnabled = securityPageEnabled,
) {
  const journey = runJourney(securityJourney, {
    reducer,
    at: ROUTES.security,
    services: [
      [fetchDevices, none],
      [fetchConnectedApps, none],
      [fetchOwnPassword, () => ({ kind: 'told', facts: PASSWORD })],
      [fetchAuthenticators, none],
      [fetchTrustedDevices, none],
      [fetchRecoveryCodes, () => ({ kind: 'told', facts: { kind: 'later' } })],
      ...given,
    ],
  })
  journey.store.dispatch(companyActions.settingsLoaded({ securityPageEnabled, recoveryCodesEnabled }))
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
  const states = Object.entries(state().ownParts).flatMap(([name, told]) =>
    typeof told === 'object' ? [[name, told.state]] : [],
  )
  expect(Object.fromEntries(states)).toEqual({
    devices: 'told',
    apps: 'told',
    password: 'told',
    authenticators: 'told',
    trusted: 'told',
    recovery: 'told',
    [part]: 'failed',
  })
})

// (security-page/extension)
test.each([undefined, false])('nothing is requested in a company whose setting is %s', async said => {
  const calls = [fetchOwnPassword, fetchAuthenticators, fetchTrustedDevices, fetchRecoveryCodes]
  const { state } = await open(
    said,
    calls.map(call => [call, unasked] as const),
  )
  const off = { state: 'off' }
  expect(state().ownParts).toMatchObject({ password: off, trusted: off, apps: { state: 'told', facts: [] } })
})

// (security-page/recovery-codes)
test.each([
  [true, 'loading'],
  [false, 'off'],
])('recovery codes are requested if the setting of the company is %s', async (enabled, recovery) => {
  const fetch = jest.fn(never)
  const pending: Services = [
    [fetchOwnPassword, never],
    [fetchAuthenticators, never],
    [fetchTrustedDevices, never],
    [fetchRecoveryCodes, fetch],
  ]
  const { state } = await open(true, pending, enabled)
  const loading = { state: 'loading' }
  expect(state().ownParts).toMatchObject({
    password: loading,
    authenticators: loading,
    trusted: loading,
    recovery: { state: recovery },
  })
  expect(fetch).toHaveBeenCalledTimes(enabled ? 1 : 0)
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
  store.dispatch(ownPartsActions.left())
  store.dispatch(ownPartsActions.left())
  await settled()
  expect(left).toBe(1)
  expect(state().ownParts.leaving).toBe(true)
})
