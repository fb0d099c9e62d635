import { defaultPause, pollPause } from 'src/features/polling/pollPause'
import type { Failure } from 'src/services/http/failure'

const NOW = { monotonicMs: 500, wallMs: 7000 }
const after = (ms: number) => ({ monotonicMs: 500 + ms, wallMs: 7000 + ms })
const down: Failure = { kind: 'unreachable' }
const limited: Failure = { kind: 'limited', status: 429 }

test.each([
  ['the ninth, the last step, is the same for all', down, 9, 60_000],
  ['the tenth lies between the last two steps', down, 10, 54_000],
  ['an hour later as well', down, 70, 54_000],
  ['what the server says is not changed', { ...limited, until: after(17_000) }, 10, 17_000],
])('with half of the chance, %s', (_rule, failure, nth, ms) => {
  expect(pollPause(failure, nth, 0.5, NOW).at).toEqual(after(ms))
})

test('a time of the server is bounded by each clock: a clock that was set back does not hold anybody', () => {
  const until = { monotonicMs: 500 + 17_000, wallMs: 7000 + 9_000_000 }
  expect(pollPause({ ...limited, until }, 1, 0, NOW).at).toEqual({
    monotonicMs: 500 + 17_000,
    wallMs: 7000 + 300_000,
  })
})

test('an answer keeps the pace, and a page that is seen again need not wait for it', () => {
  expect(defaultPause(NOW)).toEqual({ at: after(3000), mandatory: false })
})
