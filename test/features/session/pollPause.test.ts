import { pollPause } from 'src/features/session/pollPause'
import type { Failure } from 'src/services/http/serviceError'

const down: Failure = { kind: 'unreachable' }
const limited = (retryAfterS?: number): Failure => ({
  kind: 'limited',
  status: 429,
  ...(retryAfterS !== undefined && { retryAfterS }),
})

const table: [rule: string, failure: Failure, nth: number, ms: number, mandatory: boolean][] = [
  ['the first failure keeps the pace', down, 1, 3000, false],
  ['so does the fourth', down, 4, 3000, false],
  ['the fifth slows down', down, 5, 6000, false],
  ['the sixth', down, 6, 12_000, false],
  ['the seventh', down, 7, 24_000, false],
  ['the eighth', down, 8, 48_000, false],
  ['the ninth', down, 9, 60_000, false],
  ['an hour later it is no slower', down, 70, 60_000, false],
  ['an unreadable answer counts as well', { kind: 'unreadable', status: 200 }, 5, 6000, false],
  ['the server says when', limited(17), 1, 17_000, true],
  ['at least three seconds', limited(0), 1, 3000, true],
  ['at most five minutes', limited(86_400), 9, 300_000, true],
  ['without a word, a minute', limited(), 1, 60_000, true],
]

test.each(table)('%s', (_rule, failure, nth, ms, mandatory) => {
  expect(pollPause(failure, nth, 0)).toEqual({ ms, mandatory })
})

test.each([
  ['the ninth, the last step, is the same for all', down, 9, 60_000],
  ['the tenth lies between the last two steps', down, 10, 54_000],
  ['an hour later as well', down, 70, 54_000],
  ['what the server says is not changed', limited(60), 10, 60_000],
])('with half of the chance, %s', (_rule, failure, nth, ms) => {
  expect(pollPause(failure, nth, 0.5).ms).toBe(ms)
})
