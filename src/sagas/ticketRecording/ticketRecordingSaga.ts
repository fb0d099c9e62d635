import { READ_LIMIT_MS } from 'src/constants/timings'
import { ticketRecordingActions } from 'src/features/ticketRecording/ticketRecordingSlice'
import { call, callEffect, delayEffect, put, race, type Saga, takeLatest } from 'src/sagas/effects'
import { config } from 'src/services/config'
import { takeRecording } from 'src/services/report/pageRecording'

/** Takes a recording each time that the person asks for one, where the company asks for recordings; runs beside one form. */
export function* ticketRecordingJourney(): Saga {
  if (!(yield* call(config)).supportRecording) return
  yield* put(ticketRecordingActions.begun())
  yield* takeLatest(ticketRecordingActions.wanted, addRecording)
}

/** Takes what the page has recorded until now; the recorder, which comes after the page, may still be on its way (support/recording). */
export function* addRecording(): Saga {
  try {
    const { recording } = yield* race({
      recording: callEffect(takeRecording),
      late: delayEffect(READ_LIMIT_MS),
    })
    yield* put(recording ? ticketRecordingActions.taken(recording) : ticketRecordingActions.failed())
  } catch {
    yield* put(ticketRecordingActions.failed())
  }
}
