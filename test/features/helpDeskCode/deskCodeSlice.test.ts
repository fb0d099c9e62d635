import { deskCodeActions, deskCodeSlice, type DeskCodeState } from 'src/features/helpDeskCode/deskCodeSlice'

const problem = { code: 'serverTryLater', status: 500 } as const
const ends = { monotonicMs: 600_000, wallMs: 600_000 }
const shown: DeskCodeState = { step: 'shown', ends }
const { begun, offered, wanted, failed, notSeen, unanswered, seen, ranOut } = deskCodeActions

type Event = Parameters<typeof deskCodeSlice.reducer>[1]

const table: [rule: string, before: DeskCodeState | undefined, event: Event, after: DeskCodeState][] = [
  ['nothing is offered at first', undefined, { type: '@@init' }, { step: 'off' }],
  ['nor by a form that opens anew', shown, begun(), { step: 'off' }],
  ['the company has a desk', { step: 'off' }, offered(), { step: 'offered' }],
  ['a press asks', { step: 'offered', problem }, wanted(), { step: 'asking' }],
  ['a press asks for another one', shown, wanted(), { step: 'asking' }],
  ['and so it does once it was seen', { step: 'seen' }, wanted(), { step: 'asking' }],
  ['where nothing is offered nothing is asked', { step: 'off' }, wanted(), { step: 'off' }],
  ['no code comes', { step: 'asking' }, failed(problem), { step: 'offered', problem }],
  ['a code comes', { step: 'asking' }, deskCodeActions.shown(ends), shown],
  ['nobody can tell whether it was seen', shown, unanswered(problem), { ...shown, problem }],
  ['somebody can again', { ...shown, problem }, notSeen(), shown],
  ['it has not been seen', shown, notSeen(), shown],
  ['a late failure changes nothing', { step: 'over' }, unanswered(problem), { step: 'over' }],
  ['the desk has looked', { ...shown, problem }, seen(7), { step: 'seen', atMs: 7 }],
  ['and does not say when', shown, seen(undefined), { step: 'seen' }],
  ['it has run out', shown, ranOut(), { step: 'over' }],
]

// (support/desk-code, support/desk-seen, support/desk-life)
test.each(table)('%s', (_rule, before, event, after) => {
  expect(deskCodeSlice.reducer(before, event)).toEqual(after)
})
