import {
  ticketRecordingActions as actions,
  ticketRecordingSlice,
  type TicketRecordingState,
} from 'src/features/ticketRecording/ticketRecordingSlice'

const recording = { text: '{"format":1}', dropped: 0 }
const left: TicketRecordingState = { step: 'left' }
const taking: TicketRecordingState = { step: 'taking' }
const added: TicketRecordingState = { step: 'added', recording }
const failed: TicketRecordingState = { step: 'failed' }

// (support/recording)
test.each<[what: string, state: TicketRecordingState, action: { type: string }, next: TicketRecordingState]>([
  ['pressing the button requests a recording', left, actions.wanted(), taking],
  ['a recording that arrives is added', taking, actions.taken(recording), added],
  ['a recording that arrives after it was cancelled is ignored', left, actions.taken(recording), left],
  ['a page without a recording reports a failure', taking, actions.failed(), failed],
  ['a failure after the recording was cancelled is ignored', left, actions.failed(), left],
  ['pressing the button again removes the recording', added, actions.removed(), left],
  ['a failed recording can be requested again', failed, actions.wanted(), taking],
  ['each form starts without a recording', added, actions.begun(), left],
])('%s', (_what, state, action, next) => {
  expect(ticketRecordingSlice.reducer(state, action)).toEqual(next)
})
