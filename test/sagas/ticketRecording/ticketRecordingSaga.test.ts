import { combineReducers } from '@reduxjs/toolkit'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as raw from 'redux-saga/effects'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { READ_LIMIT_MS } from 'src/constants/timings'
import {
  ticketRecordingActions,
  ticketRecordingSlice,
} from 'src/features/ticketRecording/ticketRecordingSlice'
import { addRecording, ticketRecordingJourney } from 'src/sagas/ticketRecording/ticketRecordingSaga'
import { takeRecording } from 'src/services/report/pageRecording'
import { configure } from 'test/support/configure'
import { runJourney } from 'test/support/journey'
import { settled } from 'test/support/settled'

const recording = { text: '{"format":1}', dropped: 0 }
afterEach(() => configure({}))

// (support/recording)
test.each([
  ['requests recordings gets one if the user adds it', true, { step: 'left' }, { step: 'added', recording }],
  ['requests none gets none', false, { step: 'off' }, { step: 'taking' }],
])('a company that %s', async (_rule, supportRecording, begun, end) => {
  configure({ supportRecording })
  const { store } = runJourney(ticketRecordingJourney, {
    reducer: combineReducers({ ticketRecording: ticketRecordingSlice.reducer }),
    services: [[takeRecording, () => recording]],
  })
  expect(store.getState().ticketRecording).toEqual(begun)
  store.dispatch(ticketRecordingActions.wanted())
  await settled()
  expect(store.getState().ticketRecording).toEqual(end)
})

test('a page without a recording reports it', () =>
  expectSaga(addRecording)
    .provide([[matchers.call.fn(takeRecording), throwError(new Error('none'))]])
    .put(ticketRecordingActions.failed())
    .run())

test('a recorder that fails to load is waited for as long as one read of the page may take', () => {
  testSaga(addRecording)
    .next()
    .race({ recording: raw.call(takeRecording), late: raw.delay(READ_LIMIT_MS) })
    .next({ late: true })
    .put(ticketRecordingActions.failed())
    .next()
    .isDone()
})
