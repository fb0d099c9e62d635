import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { resetReducer } from 'src/features/password/reset/resetSlice'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { arriveAtReset } from 'src/sagas/password/resetPasswordSaga'
import { writeSession } from 'src/services/storage/sessionStore'

const reducer = combineReducers({ resetPassword: resetReducer, router: (state: object = {}) => state })

const arrive = (username: string | undefined, router: object) => {
  sessionStorage.clear()
  writeSession('foyer.resetPasswordPhoneInfo', [{ reference: '5678', isGuest: false }])
  if (username !== undefined) writeSession('foyer.username', username)
  return expectSaga(arriveAtReset)
    .withReducer(reducer, { ...reducer(undefined, { type: 'begun' }), router })
    .provide([[matchers.call.fn(redirectTo), undefined]])
}

const at = (state: unknown) => ({ location: { pathname: '/signin/reset-password', state } })

// (password-reset/steps)
test.each([
  ['a history entry of its own', at(undefined)],
  ['a history entry of another page', at({ previousPath: '/forget-password' })],
  ['a history entry that has another meaning', at({ done: false })],
  ['a place that is not known yet', {}],
])('with %s the reset begins', async (_rule, router) => {
  const result: { storeState?: unknown } = await arrive('ada', router).returns(true).run()
  expect(result.storeState).toMatchObject({ resetPassword: { step: 'sendCode', username: 'ada' } })
})

test('without a username that was typed it does not begin', async () => {
  const result: { storeState?: unknown } = await arrive(undefined, at(undefined))
    .call(redirectTo, '/forget-password', { previousPath: '/reset-password' })
    .returns(false)
    .run()
  expect(result.storeState).toMatchObject({ resetPassword: { step: 'away' } })
})
