import { DEFAULT_PAUSE, pollPause } from 'src/features/session/pollPause'
import type { Failure } from 'src/services/http/serviceError'

const down: Failure = { kind: 'unreachable' }
const limited: Failure = { kind: 'limited', status: 429 }

test.each([
  ['the ninth, the last step, is the same for all', down, 9, 60_000],
  ['the tenth lies between the last two steps', down, 10, 54_000],
  ['an hour later as well', down, 70, 54_000],
  ['what the server says is not changed', limited, 10, 17_000],
])('with half of the chance, %s', (_rule, failure, nth, ms) => {
  expect(pollPause(failure, nth, 0.5, 17_000).ms).toBe(ms)
})

test('an answer keeps the pace, and a page that is seen again need not wait for it', () => {
  expect(DEFAULT_PAUSE).toEqual({ ms: 3000, mandatory: false })
})
