import { READ_LIMIT_MS } from 'src/constants/timings'
import { ticketRecordingActions } from 'src/features/ticketRecording/ticketRecordingSlice'
import { call, delay, put, race, type Saga, takeLatest } from 'src/sagas/effects'
import { config } from 'src/services/config'
import { takeRecording } from 'src/services/report/pageRecording'

/** A yes or no, because a recording must not contain the whole configuration. */
const wantsRecordings = (): boolean => config().supportRecording

/** Takes a recording each time the person requests one, if the company wants recordings; runs in parallel with one form. */
export function* ticketRecordingJourney(): Saga {
  if (!(yield* call(wantsRecordings))) return
  yield* put(ticketRecordingActions.begun())
  yield* takeLatest(ticketRecordingActions.wanted, addRecording)
}

/** Attaches the current recording of the page. The recorder loads after the page and may still be loading (support/recording). */
export function* addRecording(): Saga {
  try {
    const { recording } = yield* race({
      recording: call(takeRecording),
      late: delay(READ_LIMIT_MS),
    })
    yield* put(recording ? ticketRecordingActions.taken(recording) : ticketRecordingActions.failed())
  } catch {
    yield* put(ticketRecordingActions.failed())
  }
}
