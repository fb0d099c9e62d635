import { READ_LIMIT_MS } from 'src/constants/timings'
import { recordingActions } from 'src/features/support/recording/recordingSlice'
import { callEffect, delayEffect, put, race, type Saga } from 'src/sagas/effects'
import { takeRecording } from 'src/services/report/pageRecording'

/** Takes what the page has recorded until now; the recorder, which comes after the page, may still be on its way (support/recording). */
export function* addRecording(): Saga {
  try {
    const { recording } = yield* race({
      recording: callEffect(takeRecording),
      late: delayEffect(READ_LIMIT_MS),
    })
    yield* put(recording ? recordingActions.taken(recording) : recordingActions.failed())
  } catch {
    yield* put(recordingActions.failed())
  }
}
