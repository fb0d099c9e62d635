import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { ticketRecordingActions } from 'src/features/ticketRecording/ticketRecordingSlice'
import { addRecording } from 'src/sagas/ticketRecording/ticketRecordingSaga'
import { takeRecording } from 'src/services/report/pageRecording'

const recording = { text: '{"format":1}', dropped: 0 }

// (support/recording)
test('the page’s recording is added', () =>
  expectSaga(addRecording)
    .provide([[matchers.call.fn(takeRecording), recording]])
    .put(ticketRecordingActions.taken(recording))
    .run())

test('a page without a recording reports it', () =>
  expectSaga(addRecording)
    .provide([[matchers.call.fn(takeRecording), throwError(new Error('none'))]])
    .put(ticketRecordingActions.failed())
    .run())

test('a recorder that fails to load is waited for as long as one read of the page may take', () =>
  expectSaga(addRecording)
    .provide({ race: () => ({ late: true }) })
    .put(ticketRecordingActions.failed())
    .run())
