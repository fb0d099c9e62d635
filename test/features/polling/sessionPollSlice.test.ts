import {
  pollActions,
  sessionPollSlice,
  type PollState,
  selectPoll,
  selectRetry,
  type Wait,
} from 'src/features/polling/sessionPollSlice'
import type { RequestEnds } from 'src/services/api/session/sessionStatusService'

const point = (monotonicMs: number, wallMs = monotonicMs + 9000) => ({ monotonicMs, wallMs })
const endsIn = (monotonicMs: number, totalMs: number): RequestEnds => ({ at: point(monotonicMs), totalMs })

const problem = { code: 'offline' } as const
const refusal = { code: 'loginDenied' } as const
const retry = { at: point(300), mandatory: true }
const since = point(100)
const ends = endsIn(5000, 4900)
const wait: Wait = { since, checked: false, ends }
const renewed: Wait = { ...wait, renewed: true }
const waiting: PollState = { step: 'waiting', wait }
const troubled: PollState = { step: 'troubled', wait, problem, retry }
const accepted: PollState = { step: 'accepted', wait }
const denied: PollState = { step: 'denied', wait, problem: refusal }

/** The state after a response. */
const checked = (facts: Omit<Wait, 'checked'>): PollState => ({
  step: 'waiting',
  wait: { ...facts, checked: true },
})

type Event = Parameters<typeof sessionPollSlice.reducer>[1]

const table: [rule: string, before: PollState | undefined, event: Event, after: PollState][] = [
  [
    'the page knows nothing before the first poll',
    undefined,
    { type: '@@init' },
    { step: 'waiting', wait: { checked: false } },
  ],
  [
    'a new wait keeps nothing of the last one',
    { ...denied, wait: renewed },
    pollActions.begun(point(200)),
    { step: 'waiting', wait: { since: point(200), checked: false } },
  ],
  ['a response ends the trouble', troubled, pollActions.answered(ends), checked({ since, ends })],
  [
    'the first end is the whole wait',
    { step: 'waiting', wait: { since, checked: false } },
    pollActions.answered(ends),
    checked({ since, ends }),
  ],
  [
    'a response before the wait begins has an end',
    { step: 'waiting', wait: { checked: false } },
    pollActions.answered(ends),
    checked({ ends }),
  ],
  ['a response without an end drops the old end', waiting, pollActions.answered(), checked({ since })],
  [
    'an end that is 1 ms later than the old one does not count',
    waiting,
    pollActions.answered(endsIn(5001, 60)),
    checked({ since, ends }),
  ],
  [
    'an end at the same time counts with its own wall clock, out of the old whole',
    waiting,
    pollActions.answered({ at: point(5000, 7), totalMs: 60 }),
    checked({ since, ends: { at: point(5000, 7), totalMs: 4900 } }),
  ],
  [
    'an end that is 1 ms earlier counts, out of the old whole',
    waiting,
    pollActions.answered(endsIn(4999, 60)),
    checked({ since, ends: endsIn(4999, 4900) }),
  ],
  [
    'a request that was sent again has a later end, and a whole of its own',
    { step: 'waiting', wait: renewed },
    pollActions.answered(endsIn(9000, 8000)),
    checked({ since, ends: endsIn(9000, 8000) }),
  ],
  [
    'a request that was sent again may have no end',
    { step: 'waiting', wait: renewed },
    pollActions.answered(),
    checked({ since }),
  ],
  [
    'a failed poll shows its problem and the next try, and no sign of life',
    { step: 'waiting', wait: { ...renewed, checked: true } },
    pollActions.troubled({ problem, retry }),
    { ...troubled, wait: renewed },
  ],
  [
    'the next poll ends the pause and keeps the problem',
    troubled,
    pollActions.retried(),
    { step: 'troubled', wait, problem },
  ],
  ['the server accepts the factor', troubled, pollActions.accepted(), accepted],
  ['a sign-in that is over shows no problem', troubled, pollActions.ended(), waiting],
  ['the server rejects the factor', troubled, pollActions.denied(refusal), denied],
  ['another try removes an old rejection', denied, pollActions.denialCleared(), { step: 'denied', wait }],
  ['polling continues after a rejection', denied, pollActions.resumed(), { step: 'waiting', wait: renewed }],
  [
    'a request that is sent again keeps its old end and its trouble for now',
    troubled,
    pollActions.resumed(),
    { ...troubled, wait: renewed },
  ],
  [
    'an accepted factor is not waited for again',
    accepted,
    pollActions.resumed(),
    { step: 'accepted', wait: renewed },
  ],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(sessionPollSlice.reducer(before, event)).toStrictEqual(after)
})

test.each<[rule: string, before: PollState, event: Event]>([
  ['another try keeps the trouble', troubled, pollActions.denialCleared()],
  ['another try after an accepted factor changes nothing', accepted, pollActions.denialCleared()],
  ['a poll that follows a response has no pause to end', waiting, pollActions.retried()],
  ['a press of "Try now" is for the saga alone', troubled, pollActions.retryRequested()],
])('%s', (_rule, before, event) => {
  expect(sessionPollSlice.reducer(before, event)).toBe(before)
})

// The button 'Try now' recognises the failure at which it was pressed by its problem.
test.each([pollActions.retried(), pollActions.resumed()])('%o keeps the problem itself', event => {
  expect(sessionPollSlice.reducer(troubled, event)).toHaveProperty('problem', problem)
  expect((sessionPollSlice.reducer(troubled, event) as typeof troubled).problem).toBe(problem)
})

test.each([
  ['trouble', pollActions.troubled({ problem, retry }), problem],
  ['a rejection', pollActions.denied(refusal), refusal],
])('%s carries its problem for a ticket', (_rule, { meta }, told) => {
  expect(meta).toEqual({ problem: told })
})

test('the selectors return the state and the next try', () => {
  expect(selectPoll({ sessionPoll: troubled })).toBe(troubled)
  expect(selectRetry({ sessionPoll: troubled })).toBe(retry)
  expect(selectRetry({ sessionPoll: waiting })).toBeUndefined()
})
