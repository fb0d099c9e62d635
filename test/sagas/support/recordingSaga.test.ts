import { expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { recordingActions } from 'src/features/support/recording/recordingSlice'
import { addRecording } from 'src/sagas/support/recordingSaga'
import { takeRecording } from 'src/services/report/pageRecording'

const recording = { text: '{"format":1}', dropped: 0 }

// (support/recording)
test('what the page has recorded is added', () =>
  expectSaga(addRecording)
    .provide([[matchers.call.fn(takeRecording), recording]])
    .put(recordingActions.taken(recording))
    .run())

test('a page without a recording says so', () =>
  expectSaga(addRecording)
    .provide([[matchers.call.fn(takeRecording), throwError(new Error('none'))]])
    .put(recordingActions.failed())
    .run())

test('a recorder that does not come is waited for as long as a page’s read may take', () =>
  expectSaga(addRecording)
    .provide({ race: () => ({ late: true }) })
    .put(recordingActions.failed())
    .run())
