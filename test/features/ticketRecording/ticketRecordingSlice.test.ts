import {
  ticketRecordingActions,
  ticketRecordingSlice,
  type TicketRecordingState,
} from 'src/features/ticketRecording/ticketRecordingSlice'

const recording = { text: '{"format":1}', dropped: 0 }
const added: TicketRecordingState = { step: 'added', recording }

// (support/recording)
test.each<[what: string, state: TicketRecordingState, action: { type: string }, next: TicketRecordingState]>([
  [
    'pressing the button requests a recording',
    { step: 'left' },
    ticketRecordingActions.wanted(),
    { step: 'taking' },
  ],
  ['a recording that arrives is added', { step: 'taking' }, ticketRecordingActions.taken(recording), added],
  [
    'a recording that arrives after it was cancelled is ignored',
    { step: 'left' },
    ticketRecordingActions.taken(recording),
    { step: 'left' },
  ],
  [
    'a page without a recording reports a failure',
    { step: 'taking' },
    ticketRecordingActions.failed(),
    { step: 'failed' },
  ],
  [
    'a failure after the recording was cancelled is ignored',
    { step: 'left' },
    ticketRecordingActions.failed(),
    { step: 'left' },
  ],
  [
    'pressing the button again removes the recording',
    added,
    ticketRecordingActions.removed(),
    { step: 'left' },
  ],
  [
    'a failed recording can be requested again',
    { step: 'failed' },
    ticketRecordingActions.wanted(),
    { step: 'taking' },
  ],
  ['each form starts without a recording', added, ticketRecordingActions.begun(), { step: 'left' }],
])('%s', (_what, state, action, next) => {
  expect(ticketRecordingSlice.reducer(state, action)).toEqual(next)
})
