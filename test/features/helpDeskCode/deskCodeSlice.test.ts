import { deskCodeActions, deskCodeSlice, type DeskCodeState } from 'src/features/helpDeskCode/deskCodeSlice'
import { deskFacts } from 'src/features/helpDeskCode/deskFacts'
import type { DeskFacts } from 'src/services/api/helpDeskCodeService'

describe('the state of a code', () => {
  const problem = { code: 'serverTryLater', status: 500 } as const
  const ends = { monotonicMs: 600_000, wallMs: 600_000 }
  const shown: DeskCodeState = { step: 'shown', ends }
  const { begun, offered, wanted, failed, notSeen, unanswered, seen, ranOut } = deskCodeActions

  type Event = Parameters<typeof deskCodeSlice.reducer>[1]

  const table: [rule: string, before: DeskCodeState | undefined, event: Event, after: DeskCodeState][] = [
    ['no code is offered at first', undefined, { type: '@@init' }, { step: 'off' }],
    ['a form that opens again offers no code', shown, begun(), { step: 'off' }],
    ['a company with a help desk offers a code', { step: 'off' }, offered(), { step: 'offered' }],
    ['pressing the button requests a code', { step: 'offered', problem }, wanted(), { step: 'asking' }],
    ['pressing the button again requests another code', shown, wanted(), { step: 'asking' }],
    ['after a seen code, another can be requested', { step: 'seen' }, wanted(), { step: 'asking' }],
    ['without an offer, no code is requested', { step: 'off' }, wanted(), { step: 'off' }],
    [
      'a code that could not be issued shows the problem',
      { step: 'asking' },
      failed(problem),
      { step: 'offered', problem },
    ],
    ['an issued code is shown', { step: 'asking' }, deskCodeActions.shown(ends), shown],
    ['after a failed call the status is unknown', shown, unanswered(problem), { ...shown, problem }],
    ['the next status answer clears the problem', { ...shown, problem }, notSeen(), shown],
    ['the code is shown while the desk has not seen it', shown, notSeen(), shown],
    ['a late failure changes nothing', { step: 'over' }, unanswered(problem), { step: 'over' }],
    ['a seen code shows the time', { ...shown, problem }, seen(7), { step: 'seen', atMs: 7 }],
    ['a code that the desk has seen may have no time', shown, seen(undefined), { step: 'seen' }],
    ['an expired code is over', shown, ranOut(), { step: 'over' }],
  ]

  // (support/desk-code, support/desk-seen, support/desk-life)
  test.each(table)('%s', (_rule, before, event, after) => {
    expect(deskCodeSlice.reducer(before, event)).toEqual(after)
  })
})

describe('the facts of a code', () => {
  type Known = Parameters<typeof deskFacts>[0]
  const door: Known = { route: '/', entry: undefined, name: '', problem: undefined }
  const page: Known = { ...door, route: '/help/support-form' }

  const table: [rule: string, known: Known, facts: DeskFacts][] = [
    ['the step on the screen', { ...door, route: '/verification' }, { step: '/verification' }],
    [
      'the step before the help page on a phone',
      { ...page, entry: { helpFor: '/phone-auth' } },
      { step: '/phone-auth' },
    ],
    ['the help page if it was opened by its address', page, { step: '/help/support-form' }],
    [
      'no step from a history entry that the app did not write',
      { ...page, entry: { helpFor: '/<b>' } },
      { step: '/help/support-form' },
    ],
    ['no step from an empty history entry', { ...page, entry: null }, { step: '/help/support-form' }],
    ['the name that the user typed', { ...door, name: 'grace' }, { step: '/', claimedName: 'grace' }],
    [
      'only the code of the last error',
      {
        ...door,
        problem: { code: 'serverText', text: 'Said to Grace.', status: 409, requestId: 'a b\u202e1' },
      },
      { step: '/', failure: { problem: 'serverText', status: 409, requestId: 'ab1' } },
    ],
    [
      'an error that had no response',
      { ...door, problem: { code: 'offline' } },
      { step: '/', failure: { problem: 'offline' } },
    ],
  ]

  // (support/desk-facts)
  test.each(table)('the help desk receives %s', (_rule, known, facts) => {
    expect(deskFacts(known)).toEqual(facts)
  })
})
