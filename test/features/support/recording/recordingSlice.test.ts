import {
  recordingActions,
  recordingSlice,
  type RecordingState,
} from 'src/features/support/recording/recordingSlice'
import { supportActions } from 'src/features/support/supportSlice'

const recording = { text: '{"format":1}', dropped: 0 }
const added: RecordingState = { step: 'added', recording }

// (support/recording)
test.each<[what: string, state: RecordingState, action: { type: string }, next: RecordingState]>([
  ['a press asks for it', { step: 'left' }, recordingActions.wanted(), { step: 'taking' }],
  ['what was taken is added', { step: 'taking' }, recordingActions.taken(recording), added],
  [
    'what comes after another press is not',
    { step: 'left' },
    recordingActions.taken(recording),
    { step: 'left' },
  ],
  ['a page may have none', { step: 'taking' }, recordingActions.failed(), { step: 'failed' }],
  ['nobody is told of it after another press', { step: 'left' }, recordingActions.failed(), { step: 'left' }],
  ['another press takes it away', added, recordingActions.removed(), { step: 'left' }],
  ['a press asks once more', { step: 'failed' }, recordingActions.wanted(), { step: 'taking' }],
  ['each form begins without', added, supportActions.begun(), { step: 'left' }],
  ['a ticket that was refused keeps it', added, supportActions.failed({ code: 'supportTrouble' }), added],
])('%s', (_what, state, action, next) => {
  expect(recordingSlice.reducer(state, action)).toEqual(next)
})
