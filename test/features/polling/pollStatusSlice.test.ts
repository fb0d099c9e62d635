import {
  pollStatusActions,
  type PollStatus,
  pollStatusSlice,
  selectPollStatus,
} from 'src/features/polling/pollStatusSlice'
import type { RequestEnds } from 'src/services/api/session/sessionStatusService'
import { pollActions } from 'src/features/polling/sessionPollSlice'

const point = (monotonicMs: number, wallMs = monotonicMs + 9000) => ({ monotonicMs, wallMs })
const endsIn = (monotonicMs: number, totalMs: number): RequestEnds => ({ at: point(monotonicMs), totalMs })

const since = point(100)
const ends = endsIn(5000, 4900)
const retry = { at: point(300), mandatory: true }
const full: PollStatus = { since, checked: true, ends, retry, renewed: true }
const notRenewed: PollStatus = { since, checked: false, ends, retry }
const { begun, checked, paused, pollBegan: asked, retryRequested } = pollStatusActions

type Event = Parameters<typeof pollStatusSlice.reducer>[1]

const table: [rule: string, before: PollStatus | undefined, event: Event, after: PollStatus][] = [
  ['no status is known before the first poll', undefined, { type: '@@init' }, { checked: false }],
  [
    'a new wait clears the state of the last one',
    full,
    begun(point(200)),
    { since: point(200), checked: false },
  ],
  [
    'the first end defines the total duration',
    { since, checked: false },
    checked(ends),
    { since, checked: true, ends },
  ],
  [
    'an answer may set an end before the wait begins',
    { checked: false },
    checked(ends),
    { checked: true, ends },
  ],
  [
    'an answer ends the pause and keeps the start',
    { since, checked: false, retry },
    checked(undefined),
    { since, checked: true },
  ],
  ['an answer without an end clears the old one', notRenewed, checked(undefined), { since, checked: true }],
  [
    'an end that is 1 ms later than the old one is ignored',
    notRenewed,
    checked(endsIn(5001, 60)),
    { since, checked: true, ends },
  ],
  [
    'an end at the same time updates the wall clock and keeps the total duration',
    notRenewed,
    checked({ at: point(5000, 7), totalMs: 60 }),
    { since, checked: true, ends: { at: point(5000, 7), totalMs: 4900 } },
  ],
  [
    'an end that is 1 ms earlier replaces the old one and keeps the total duration',
    notRenewed,
    checked(endsIn(4999, 60)),
    { since, checked: true, ends: endsIn(4999, 4900) },
  ],
  [
    'a request that was sent again has a later end and a new total duration',
    full,
    checked(endsIn(9000, 8000)),
    { since, checked: true, ends: endsIn(9000, 8000) },
  ],
  ['a request that was sent again may have no end', full, checked(undefined), { since, checked: true }],
  [
    'a failed poll starts a pause and keeps the rest',
    { ...full, retry: undefined },
    paused(retry),
    { since, checked: false, ends, renewed: true, retry },
  ],
  ['the next poll ends the pause and keeps the rest', full, asked(), { ...full, retry: undefined }],
  [
    'a request that is being sent again keeps its old end until the answer',
    notRenewed,
    pollActions.resumed(),
    { ...notRenewed, renewed: true },
  ],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(pollStatusSlice.reducer(before, event)).toStrictEqual(after)
})

test('asking to retry at once changes no status', () => {
  expect(pollStatusSlice.reducer(full, retryRequested())).toBe(full)
})

test('the selector returns the status of the wait', () => {
  expect(selectPollStatus({ pollStatus: full })).toBe(full)
})
