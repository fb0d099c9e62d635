import {
  ticketRecordingActions,
  ticketRecordingSlice,
  type TicketRecordingState,
} from 'src/features/ticketRecording/ticketRecordingSlice'

const recording = { text: '{"format":1}', dropped: 0 }
const added: TicketRecordingState = { step: 'added', recording }

// (support/recording)
test.each<[what: string, state: TicketRecordingState, action: { type: string }, next: TicketRecordingState]>([
  ['a press asks for it', { step: 'left' }, ticketRecordingActions.wanted(), { step: 'taking' }],
  ['what was taken is added', { step: 'taking' }, ticketRecordingActions.taken(recording), added],
  [
    'what comes after another press is not',
    { step: 'left' },
    ticketRecordingActions.taken(recording),
    { step: 'left' },
  ],
  ['a page may have none', { step: 'taking' }, ticketRecordingActions.failed(), { step: 'failed' }],
  [
    'nobody is told of it after another press',
    { step: 'left' },
    ticketRecordingActions.failed(),
    { step: 'left' },
  ],
  ['another press takes it away', added, ticketRecordingActions.removed(), { step: 'left' }],
  ['a press asks once more', { step: 'failed' }, ticketRecordingActions.wanted(), { step: 'taking' }],
  ['each form begins without', added, ticketRecordingActions.begun(), { step: 'left' }],
])('%s', (_what, state, action, next) => {
  expect(ticketRecordingSlice.reducer(state, action)).toEqual(next)
})
