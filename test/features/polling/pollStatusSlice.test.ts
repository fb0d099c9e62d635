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
  ['nothing is known before the first poll', undefined, { type: '@@init' }, { checked: false }],
  [
    'a new wait keeps nothing of the last one',
    full,
    begun(point(200)),
    { since: point(200), checked: false },
  ],
  [
    'the first end is the whole wait',
    { since, checked: false },
    checked(ends),
    { since, checked: true, ends },
  ],
  ['an answer before the begin names an end', { checked: false }, checked(ends), { checked: true, ends }],
  [
    'an answer ends the pause and keeps the begin',
    { since, checked: false, retry },
    checked(undefined),
    { since, checked: true },
  ],
  ['an answer without an end drops the old end', notRenewed, checked(undefined), { since, checked: true }],
  [
    'an end that comes 1 ms later than the old one does not count',
    notRenewed,
    checked(endsIn(5001, 60)),
    { since, checked: true, ends },
  ],
  [
    'an end at the same time counts with its own wall clock, out of the old whole',
    notRenewed,
    checked({ at: point(5000, 7), totalMs: 60 }),
    { since, checked: true, ends: { at: point(5000, 7), totalMs: 4900 } },
  ],
  [
    'an end that comes 1 ms earlier counts, out of the old whole',
    notRenewed,
    checked(endsIn(4999, 60)),
    { since, checked: true, ends: endsIn(4999, 4900) },
  ],
  [
    'a request that was sent again has a later end, and a whole of its own',
    full,
    checked(endsIn(9000, 8000)),
    { since, checked: true, ends: endsIn(9000, 8000) },
  ],
  ['a request that was sent again may have no end', full, checked(undefined), { since, checked: true }],
  [
    'a failed poll is waited out, and the rest stays',
    { ...full, retry: undefined },
    paused(retry),
    { since, checked: false, ends, renewed: true, retry },
  ],
  ['the next poll ends the pause, and the rest stays', full, asked(), { ...full, retry: undefined }],
  [
    'a request that is sent again keeps its old end for now',
    notRenewed,
    pollActions.resumed(),
    { ...notRenewed, renewed: true },
  ],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(pollStatusSlice.reducer(before, event)).toStrictEqual(after)
})

test('a person who does not want to wait changes nothing by saying so', () => {
  expect(pollStatusSlice.reducer(full, retryRequested())).toBe(full)
})

test('a selector gives the facts of the wait', () => {
  expect(selectPollStatus({ pollStatus: full })).toBe(full)
})
