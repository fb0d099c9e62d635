import {
  pollActions,
  sessionPollSlice,
  type PollState,
  type Wait,
} from 'src/features/polling/sessionPollSlice'
import type { RequestEnds } from 'src/services/api/session/sessionStatusService'
import { defaultPause, pollPause } from 'src/features/polling/pollPause'
import type { Failure } from 'src/services/http/serviceError'

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
    'no status is known before the first poll',
    undefined,
    { type: '@@init' },
    { step: 'waiting', wait: { checked: false } },
  ],
  [
    'a new wait clears the state of the last one',
    { ...denied, wait: renewed },
    pollActions.begun(point(200)),
    { step: 'waiting', wait: { since: point(200), checked: false } },
  ],
  ['a response clears the problem', troubled, pollActions.answered(ends), checked({ since, ends })],
  [
    'the first end defines the total duration',
    { step: 'waiting', wait: { since, checked: false } },
    pollActions.answered(ends),
    checked({ since, ends }),
  ],
  [
    'a response before the wait begins may set an end',
    { step: 'waiting', wait: { checked: false } },
    pollActions.answered(ends),
    checked({ ends }),
  ],
  ['a response without an end clears the old one', waiting, pollActions.answered(), checked({ since })],
  [
    'an end that is 1 ms later than the old one is ignored',
    waiting,
    pollActions.answered(endsIn(5001, 60)),
    checked({ since, ends }),
  ],
  [
    'an end at the same time updates the wall clock and keeps the total duration',
    waiting,
    pollActions.answered({ at: point(5000, 7), totalMs: 60 }),
    checked({ since, ends: { at: point(5000, 7), totalMs: 4900 } }),
  ],
  [
    'an end that is 1 ms earlier replaces the old one and keeps the total duration',
    waiting,
    pollActions.answered(endsIn(4999, 60)),
    checked({ since, ends: endsIn(4999, 4900) }),
  ],
  [
    'a request that was sent again has a later end and a new total duration',
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
    'a failed poll shows its problem and the time of the next try',
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
  ['the server can accept the factor', troubled, pollActions.accepted(), accepted],
  ['an accepted sign-in shows no problem', troubled, pollActions.ended(), waiting],
  ['the server can reject the factor', troubled, pollActions.denied(refusal), denied],
  ['another try clears an old rejection', denied, pollActions.denialCleared(), { step: 'denied', wait }],
  ['polling continues after a rejection', denied, pollActions.resumed(), { step: 'waiting', wait: renewed }],
  [
    'a request that is being sent again keeps its old end and its problem until the response',
    troubled,
    pollActions.resumed(),
    { ...troubled, wait: renewed },
  ],
  ['an accepted factor ends polling', accepted, pollActions.resumed(), { step: 'accepted', wait: renewed }],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(sessionPollSlice.reducer(before, event)).toStrictEqual(after)
})

test.each<[rule: string, before: PollState, event: Event]>([
  ['another try keeps the problem of a failed poll', troubled, pollActions.denialCleared()],
  ['another try after an accepted factor changes nothing', accepted, pollActions.denialCleared()],
  ['a poll after a response has no pause to end', waiting, pollActions.retried()],
  ['a press of "Try now" changes no state', troubled, pollActions.retryRequested()],
])('%s', (_rule, before, event) => {
  expect(sessionPollSlice.reducer(before, event)).toBe(before)
})

// The button 'Try now' identifies its failure by the problem object.
test.each([pollActions.retried(), pollActions.resumed()])('%o keeps the same problem object', event => {
  expect(sessionPollSlice.reducer(troubled, event)).toHaveProperty('problem', problem)
  expect((sessionPollSlice.reducer(troubled, event) as typeof troubled).problem).toBe(problem)
})

describe('the pause between polls', () => {
  const NOW = { monotonicMs: 500, wallMs: 7000 }
  const after = (ms: number) => ({ monotonicMs: 500 + ms, wallMs: 7000 + ms })
  const down: Failure = { kind: 'unreachable' }
  const limited: Failure = { kind: 'limited', status: 429 }

  test.each([
    ['the ninth pause is the longest step for all clients', down, 9, 60_000],
    ['the tenth pause is drawn between the last two steps', down, 10, 54_000],
    ['every later pause is drawn as the tenth', down, 70, 54_000],
    ['the server’s pause is not changed', { ...limited, until: after(17_000) }, 10, 17_000],
  ])('for a draw of one half, %s', (_rule, failure, nth, ms) => {
    expect(pollPause(failure, nth, 0.5, NOW).at).toEqual(after(ms))
  })

  test('the server’s time is limited on each clock, so that a clock that is set back does not extend the pause', () => {
    const until = { monotonicMs: 500 + 17_000, wallMs: 7000 + 9_000_000 }
    expect(pollPause({ ...limited, until }, 1, 0, NOW).at).toEqual({
      monotonicMs: 500 + 17_000,
      wallMs: 7000 + 300_000,
    })
  })

  test('an answer keeps the interval, and a page that becomes visible need not wait for it', () => {
    expect(defaultPause(NOW)).toEqual({ at: after(3000), mandatory: false })
  })
})
