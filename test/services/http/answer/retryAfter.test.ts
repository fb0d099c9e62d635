import { retryAfterSeconds } from 'src/services/http/answer/retryAfter'

const NOW = Date.UTC(2026, 0, 5, 12, 0, 0)

const rows: [rule: string, header: string | undefined, seconds: number | undefined][] = [
  ['seconds', '120', 120],
  ['seconds between spaces', ' 7 ', 7],
  ['a zero', '0', undefined],
  ['a date in the future', 'Mon, 05 Jan 2026 12:01:30 GMT', 90],
  ['a date in the past', 'Mon, 05 Jan 2026 11:00:00 GMT', undefined],
  ['the date of the answer itself', 'Mon, 05 Jan 2026 12:00:00 GMT', undefined],
  ['an obsolete date format', 'Monday, 05-Jan-26 12:00:10 GMT', 10],
  ['the oldest date format', 'Mon Jan  5 12:00:10 2026', 10],
  ['a date that HTTP does not allow', '2026-01-05T12:01:30Z', undefined],
  ['none', undefined, undefined],
  ['empty', '', undefined],
  ['blanks', '  ', undefined],
  ['words', 'soon', undefined],
  ['words with a number', 'in 5 minutes', undefined],
  ['a negative number', '-5', undefined],
  ['a fraction', '1.5', undefined],
  ['a power', '1e3', undefined],
]
test.each(rows)('%s', (_rule, header, seconds) => {
  expect(retryAfterSeconds(header, undefined, NOW)).toBe(seconds)
})

const MINUTE = 60_000

// (calls/retry-after)
test.each([
  ['90 minutes behind', -90 * MINUTE],
  ['5 minutes behind', -5 * MINUTE],
  ['right', 0],
  ['5 minutes ahead', 5 * MINUTE],
])('a device clock that is %s does not change a date', (_rule, skew) => {
  const date = 'Mon, 05 Jan 2026 12:00:00 GMT'
  expect(retryAfterSeconds('Mon, 05 Jan 2026 12:00:40 GMT', date, NOW + skew)).toBe(40)
  expect(retryAfterSeconds('Mon, 05 Jan 2026 11:59:00 GMT', date, NOW + skew)).toBeUndefined()
  expect(retryAfterSeconds('40', date, NOW + skew)).toBe(40)
})

test('an unreadable date of the answer counts as missing', () => {
  expect(retryAfterSeconds('Mon, 05 Jan 2026 12:00:40 GMT', 'today', NOW)).toBe(40)
})

test('a fraction of a second is rounded up', () => {
  expect(retryAfterSeconds('Mon, 05 Jan 2026 12:00:02 GMT', undefined, NOW + 500)).toBe(2)
})
