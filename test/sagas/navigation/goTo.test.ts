import { push, replace } from 'redux-first-history'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { testSaga, expectSaga } from 'redux-saga-test-plan'
import {
  goTo,
  redirectTo,
  exitTo,
  exitReplacing,
  abortSignIn,
  advanceTo,
  exitAdvancing,
} from 'src/sagas/navigation/goTo'
import { assignLocation, replaceLocation } from 'src/services/browser/navigation'
import type { Problem } from 'src/constants/problems'
import { appReducer, appState, stateOf } from 'test/support/appState'
import { type Route, TRANSIENT_ROUTES } from 'src/constants/routes'
import { selectRoute } from 'src/features/navigation/selectRoute'

test('a screen is pushed below the base path', () => {
  testSaga(goTo, '/phone-auth').next().put(push('/signin/phone-auth', undefined)).next().isDone()
  testSaga(goTo, '/').next().put(push('/signin/', undefined)).next().isDone()
})

test('the state of a screen is pushed with it', () => {
  const state = { previousPath: '/verification' } as const
  testSaga(goTo, '/', state).next().put(push('/signin/', state)).next().isDone()
})

test('a screen can replace the current one', () => {
  testSaga(redirectTo, '/phone-auth').next().put(replace('/signin/phone-auth', undefined)).next().isDone()
})

test('the form is hidden before the page redirects', () => {
  testSaga(exitTo, 'https://x.example/')
    .next()
    .put(sessionEvents.pageLeft())
    .next()
    .call(assignLocation, 'https://x.example/')
    .next()
    .isDone()
  testSaga(exitReplacing, 'https://x.example/')
    .next()
    .put(sessionEvents.pageLeft())
    .next()
    .call(replaceLocation, 'https://x.example/')
    .next()
    .isDone()
})

const problem: Problem = { code: 'serverLater' }

test('on the sign-in page, the form shows the reason', async () => {
  const end = await expectSaga(abortSignIn, problem)
    .withReducer(appReducer, appState({ login: { step: 'signingIn', username: 'jane' } }))
    .run()
  expect(stateOf(end).login).toEqual({ step: 'password', username: 'jane', problem })
  expect(stateOf(end).session).toEqual({})
})

test('on other pages, the reason is passed to the sign-in page', async () => {
  const end = await expectSaga(abortSignIn, problem)
    .withReducer(appReducer, appState({ router: { location: { pathname: '/signin/session-status' } } }))
    .put(replace('/signin/', undefined))
    .run()
  expect(stateOf(end).session).toEqual({ abortReason: problem })
})

const PRODUCT: Route[] = [
  '/phone-auth',
  '/symantec',
  '/verification',
  '/mobile-setup',
  '/session-status',
  '/passkey',
  '/passkey-offer',
]
const passing = [...new Set([...PRODUCT, ...Object.values(TRANSIENT_ROUTES)])]

test.each(passing)('Back does not return to %s after it is complete', here => {
  testSaga(advanceTo, '/symantec')
    .next()
    .select(selectRoute)
    .next(here)
    .call(redirectTo, '/symantec', undefined)
    .next()
    .isDone()
  testSaga(exitAdvancing, 'https://a/').next().next(here).call(exitReplacing, 'https://a/').next().isDone()
})

test.each<Route>(['/', '/change-password', '/installer-error'])('Back returns to %s', here => {
  testSaga(advanceTo, '/phone-auth').next().next(here).call(goTo, '/phone-auth', undefined).next().isDone()
  testSaga(exitAdvancing, 'https://a/').next().next(here).call(exitTo, 'https://a/').next().isDone()
})
