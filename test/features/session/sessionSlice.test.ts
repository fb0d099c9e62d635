import { sessionEvents } from 'src/features/session/sessionEvents'
import { sessionActions, sessionSlice, type SessionState } from 'src/features/session/sessionSlice'
import { expiredEvents } from 'src/features/password/expiredEvents'

const old: SessionState = { abortReason: { code: 'sessionLifespan' } }
const problem = { code: 'signInAgain', status: 401 } as const

type Event = Parameters<typeof sessionSlice.reducer>[1]

const table: [rule: string, before: SessionState | undefined, event: Event, after: SessionState][] = [
  ['no sign-in is aborted at first', undefined, { type: '@@init' }, {}],
  [
    'an aborted sign-in records the reason',
    {},
    sessionActions.signInAborted(problem),
    { abortReason: problem },
  ],
  [
    'the latest reason replaces the earlier one',
    old,
    sessionActions.signInAborted(problem),
    { abortReason: problem },
  ],
  // (one-sign-in/ended)
  ...(['otherAccount', 'signedOutElsewhere'] as const).map(
    by =>
      [
        `a page that another one has overtaken says why: ${by}`,
        old,
        sessionEvents.overtaken({ by, mark: undefined }),
        { abortReason: { code: by } },
      ] as [string, SessionState, Event, SessionState],
  ),
  ['a reason is cleared once it was shown', old, sessionActions.abortShown(), {}],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(sessionSlice.reducer(before, event)).toStrictEqual(after)
})

const named = [
  ...Object.entries(sessionEvents).map(([name, { type }]) => [`session/${name}`, type]),
  ...Object.entries(expiredEvents).map(([name, { type }]) => [`passwordExpired/${name}`, type]),
]
test.each(named)('the event %s keeps its action type', (name, type) => {
  expect(type).toBe(name)
})
