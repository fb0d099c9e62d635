import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loginActions } from 'src/features/signIn/loginSlice'
import { companyActions } from 'src/features/company/companySlice'
import {
  forgotActions,
  forgotPasswordSlice,
  type ForgotState,
  selectForgot,
} from 'src/features/password/forgot/forgotPasswordSlice'
import {
  arriveAtForgotPassword,
  resetAtProvider,
  forgotPasswordJourney,
  lookUpAccount,
} from 'src/sagas/password/forgotPasswordSaga'
import { connectionChanged } from 'src/services/browser/connectionReport'
import { assignLocation } from 'src/services/browser/navigation'
import { findSupportAddress } from 'src/sagas/company/helpInfo'
import { exitTo, goTo } from 'src/sagas/navigation/goTo'
import { leaveForProvider, untilSignOutSettled } from 'src/sagas/oneSignIn/oneSignIn'
import { findIdentityProvider } from 'src/services/api/identityProviderService'
import { findResetPhone } from 'src/services/api/password/passwordResetService'
import { beginSubmit } from 'src/services/http/http'
import { actingReducers } from 'test/support/actingReducers'
import { configure } from 'test/support/configure'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'
import { failureOfKind } from 'test/support/failures'
import { movedTo, recordState } from 'test/support/appState'
import { UNTIL } from 'scenarios/scenario'

const reducer = combineReducers({
  router: (state: object = { location: { pathname: '/signin/forget-password' } }) => state,
  ...actingReducers,
  forgotPassword: forgotPasswordSlice.reducer,
})

const info = { reference: '5678', isGuest: true }
const company = { settings: { companyProviderName: 'Harbor' } }
const base = { username: 'ada', visit: 1, startAgain: false }
const lookingUp: ForgotState = { ...base, step: 'lookingUp' }
const at = (forgotPassword: ForgotState) => ({
  ...reducer(undefined, { type: 'begun' }),
  company,
  forgotPassword,
})

const lookup = (...providers: Parameters<ReturnType<typeof expectSaga>['provide']>[0] & unknown[]) =>
  expectSaga(lookUpAccount, forgotActions.submitted('ada'))
    .withReducer(reducer, at(lookingUp))
    .provide(providers)

const ended = (result: { storeState?: unknown }) =>
  (result.storeState as { forgotPassword: ForgotState }).forgotPassword

const redirectUrl = 'https://idp.example/start'

test('the username is stored, then the identity provider is looked up before the phone', () => {
  testSaga(lookUpAccount, forgotActions.submitted('ada'))
    .next()
    .select(selectForgot)
    .next(lookingUp)
    .put(recordActions.nameTyped('ada'))
    .next()
    // (forms/asked-once)
    .put(loginActions.usernameEdited('ada'))
    .next()
    .call(findIdentityProvider, 'ada')
})

test('a failed lookup', async () => {
  const result = await lookup([
    matchers.call.fn(findIdentityProvider),
    throwError(failureOfKind('unreachable')),
  ]).run()
  expect(ended(result)).toEqual({ ...base, step: 'editing', problem: { code: 'notAutomatic' } })
})

test('a rate-limited phone lookup states when to try again', async () => {
  const result = await lookup(
    [matchers.call.fn(findIdentityProvider), {}],
    [matchers.call.fn(findResetPhone), throwError(failureOfKind('limited', { status: 429, until: UNTIL }))],
  ).run()
  expect(ended(result)).toMatchObject({ problem: { code: 'notAutomatic', until: UNTIL } })
})

// (password-reset/phone)
test('a phone is stored, and leads to the reset', async () => {
  const result = await lookup(
    [matchers.call.fn(findIdentityProvider), {}],
    [matchers.call.fn(findResetPhone), { kind: 'found', info }],
    [matchers.call.fn(goTo), undefined],
  )
    .call(goTo, '/reset-password')
    .run()
  expect(result).toHaveProperty('storeState.record.user.phone', info)
})

// (password-reset/contact-support)
test.each([
  ['noPhone', 1],
  ['unknownUser', 0],
] as const)('the answer %s requests the support address %i times', async (kind, times) => {
  const asked = jest.fn()
  const { dispatch } = runJourney(forgotPasswordJourney, {
    reducer,
    services: [
      [findIdentityProvider, () => ({})],
      [findResetPhone, () => ({ kind })],
      [findSupportAddress, asked],
    ],
  }).store
  dispatch(forgotActions.submitted('ada'))
  await settled()
  expect(asked).toHaveBeenCalledTimes(times)
})

// (sign-in/forgot-link)
test('a company without this way leads to the sign-in page', () => {
  configure({ forgotPassword: false })
  const { moves, store } = runJourney(forgotPasswordJourney, { reducer, at: '/forget-password' })
  configure({})
  expect(moves).toEqual([{ method: 'replace', route: '/', state: undefined }])
  expect(store.getState().forgotPassword).toEqual({ step: 'away' })
})

const journey = (provider: () => unknown, leave: () => unknown = () => undefined) => {
  const asked = jest.fn<unknown, unknown[]>(provider)
  const left = jest.fn()
  const store = runJourney(forgotPasswordJourney, {
    reducer,
    services: [
      [findIdentityProvider, asked],
      [findResetPhone, () => ({ kind: 'unknownUser' })],
      [leaveForProvider, leave],
      [assignLocation, left],
    ],
  }).store
  return { asked, left, dispatch: store.dispatch, forgot: () => store.getState().forgotPassword }
}

test('two submits send one lookup', () => {
  const { asked, dispatch } = journey(() => new Promise(() => {}))
  dispatch(forgotActions.submitted('ada'))
  dispatch(forgotActions.submitted('ada'))
  expect(asked).toHaveBeenCalledTimes(1)
})

test('an empty username is rejected without a lookup', () => {
  const { asked, dispatch, forgot } = journey(() => ({}))
  dispatch(forgotActions.submitted(''))
  expect(asked).not.toHaveBeenCalled()
  expect(forgot()).toMatchObject({ step: 'editing', problem: { code: 'enterUsername' } })
})

test('editing cancels a running lookup; the next one counts', async () => {
  const answers = [new Promise(() => {}), {}]
  const { asked, dispatch, forgot } = journey(() => answers.shift())
  dispatch(forgotActions.submitted('ada'))
  dispatch(forgotActions.edited('bob'))
  dispatch(forgotActions.submitted('bob'))
  await settled()
  expect(asked.mock.calls).toEqual([['ada'], ['bob']])
  expect(forgot()).toMatchObject({ username: 'bob', problem: { code: 'unknownUser' } })
})

// (one-sign-in/one-at-a-time)
test('editing cancels a redirect that is waiting', async () => {
  let go: () => void = () => undefined
  const waits = new Promise<void>(resolve => (go = resolve))
  const { dispatch, left } = journey(
    () => ({ redirectUrl, name: 'Okta' }),
    () => waits,
  )
  dispatch(companyActions.settingsLoaded(company.settings))
  dispatch(forgotActions.submitted('ada'))
  dispatch(forgotActions.continued())
  dispatch(forgotActions.edited('bob'))
  go()
  await settled()
  expect(left).not.toHaveBeenCalled()
})

// (forms/asked-once)
test.each([
  ['the typed name is stored for the return from help', 'bob', { typed: 'bob', user: { phone: undefined } }],
  ['the phone number found for a name is kept with it', 'ada', { typed: 'ada', user: { phone: info } }],
  ['an empty field stores nothing', '', { typed: 'ada', user: { phone: info } }],
])('%s', (_rule, typed, kept) => {
  const { store } = runJourney(forgotPasswordJourney, {
    reducer,
    state: { record: recordState({ typed: 'ada', phone: info }) },
  })
  store.dispatch(forgotActions.edited(typed))
  store.dispatch(sessionEvents.helpRequested())
  expect(store.getState().record).toMatchObject(kept)
})

// (storage/next-person)
test('the next click waits for a sign-out, clears the previous user, then redirects to the identity provider', () => {
  testSaga(resetAtProvider)
    .next()
    .call(untilSignOutSettled)
    .next()
    .select(selectForgot)
    .next({ ...base, step: 'provider', redirectUrl })
    .call(beginSubmit, 'provider')
    .next()
    .call(leaveForProvider, 'ada')
    .next()
    .call(exitTo, redirectUrl)
    .next()
    .isDone()
})

// (password-reset/provider)
test('a redirect whose code fails to load shows the problem, and the page stays', () => {
  testSaga(resetAtProvider)
    .next()
    .next()
    .next({ ...base, step: 'provider', redirectUrl })
    .next()
    .call(leaveForProvider, 'ada')
    .throw(failureOfKind('unreachable'))
    .put(forgotActions.departureFailed({ code: 'serverLater' }))
    .next()
    .isDone()
})

// (password-reset/provider)
test('two clicks open the provider’s page once', () => {
  const { left, dispatch } = journey(() => ({ redirectUrl, name: 'Okta' }))
  dispatch(companyActions.settingsLoaded(company.settings))
  dispatch(forgotActions.submitted('ada'))
  dispatch(forgotActions.continued())
  dispatch(forgotActions.continued())
  expect(left.mock.calls).toEqual([[redirectUrl]])
})

// (calls/offline)
test('the first click while the browser reports that it is offline shows the problem, and the second leaves', () => {
  const { left, dispatch, forgot } = journey(() => ({ redirectUrl, name: 'Okta' }))
  dispatch(companyActions.settingsLoaded(company.settings))
  dispatch(forgotActions.submitted('ada'))
  connectionChanged('offline')
  dispatch(forgotActions.continued())
  expect(forgot()).toMatchObject({ step: 'provider', problem: { code: 'offline' } })
  dispatch(forgotActions.continued())
  connectionChanged('online')
  expect(left.mock.calls).toEqual([[redirectUrl]])
})

test.each<[state: unknown, startAgain: boolean]>([
  [undefined, false],
  [{ previousPath: '/reset-password' }, true],
  [{ previousPath: '/verification' }, false],
  ['nonsense', false],
])('arriving with %j', async (state, startAgain) => {
  const result = await expectSaga(arriveAtForgotPassword)
    .withReducer(reducer, {
      ...at({ step: 'away' }),
      record: recordState({ typed: 'ada' }),
      router: { location: movedTo('/signin/forget-password', state).payload.location },
    })
    .run()
  expect(ended(result)).toEqual({
    ...base,
    step: 'editing',
    startAgain,
  })
})
