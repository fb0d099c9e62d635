import { replace } from 'redux-first-history'
import { expectSaga } from 'redux-saga-test-plan'
import type { Problem } from 'src/constants/problems'
import { abortSignIn } from 'src/sagas/navigation/abortSignIn'
import { appReducer, appState, stateOf } from 'test/support/appState'

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
