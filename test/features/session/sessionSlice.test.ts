import { sessionEvents } from 'src/features/session/sessionEvents'
import {
  selectAbortReason,
  sessionActions,
  sessionSlice,
  type SessionState,
} from 'src/features/session/sessionSlice'

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

test('an aborted sign-in passes its problem on to a support ticket', () => {
  expect(sessionActions.signInAborted(problem).meta).toEqual({ problem })
})

test.each<[rule: string, session: SessionState, reason: SessionState['abortReason']]>([
  ['the sign-in screen reads the reason', old, { code: 'sessionLifespan' }],
  ['the sign-in screen reads no reason if there is none', {}, undefined],
])('%s', (_rule, session, reason) => {
  expect(selectAbortReason({ session })).toEqual(reason)
})
