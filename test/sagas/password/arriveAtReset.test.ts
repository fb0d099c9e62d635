import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import type { Shown } from 'src/features/password/reset/resetState'
import { resetPasswordSlice } from 'src/features/password/reset/resetPasswordSlice'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { arriveAtReset } from 'src/sagas/password/resetPasswordSaga'
import { actingReducers } from 'test/support/actingReducers'
import { recordState } from 'test/support/appState'

const reducer = combineReducers({
  ...actingReducers,
  resetPassword: resetPasswordSlice.reducer,
  router: (state: object = {}) => state,
})
const info = { reference: '5678', isGuest: false }

const arrive = (typed: string | undefined, router: object, shown?: Shown) =>
  expectSaga(arriveAtReset)
    .withReducer(reducer, {
      ...reducer(undefined, { type: 'begun' }),
      record: recordState({ typed, phone: info }),
      router,
      ...(shown && { resetPassword: shown }),
    })
    .provide([[matchers.call.fn(redirectTo), undefined]])

const at = (state: unknown) => ({ location: { pathname: '/signin/reset-password', state } })

// (password-reset/steps)
test.each([
  ['a history entry of the reset', at(undefined)],
  ['a history entry of another page', at({ previousPath: '/forget-password' })],
  ['a history entry of another form', at({ done: false })],
  ['an unknown location', {}],
])('%s starts the reset', async (_rule, router) => {
  const result: { storeState?: unknown } = await arrive('ada', router).returns(true).run()
  expect(result.storeState).toMatchObject({ resetPassword: { step: 'sendCode', username: 'ada' } })
})

test('the reset does not start without a typed username', async () => {
  const result: { storeState?: unknown } = await arrive(undefined, at(undefined))
    .call(redirectTo, '/forget-password', { previousPath: '/reset-password' })
    .returns(false)
    .run()
  expect(result.storeState).toMatchObject({ resetPassword: { step: 'away' } })
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
  const run = arrive('ada', at(undefined), shown).returns(begins)
  if (!begins) run.call(redirectTo, '/forget-password', { previousPath: '/reset-password' })
  await expect(run.run()).resolves.toMatchObject({ returnValue: begins })
})
