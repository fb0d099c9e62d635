import { defaultPause, pollPause } from 'src/features/polling/pollPause'
import type { Failure } from 'src/services/http/call'

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
