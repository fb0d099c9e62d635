import { combineReducers } from '@reduxjs/toolkit'
import { replace } from 'redux-first-history'
import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { expiredEvents } from 'src/features/password/expiredEvents'
import { passwordExpiredJourney, startChange } from 'src/sagas/password/passwordExpiredSaga'
import { currentSearch } from 'src/services/browser/navigation'
import { runJourney } from 'test/support/journey'

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
