import { retryAfterSeconds } from 'src/services/http/refused/retryAfter'

const NOW = Date.UTC(2026, 0, 5, 12, 0, 0)

const rows: [rule: string, header: string | undefined, seconds: number | undefined][] = [
  ['seconds', '120', 120],
  ['seconds between blanks', ' 7 ', 7],
  ['no wait', '0', 0],
  ['a date to come', 'Mon, 05 Jan 2026 12:01:30 GMT', 90],
  ['a date that has gone by', 'Mon, 05 Jan 2026 11:00:00 GMT', 0],
  ['an old form of a date', 'Monday, 05-Jan-26 12:00:10 GMT', 10],
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
  expect(retryAfterSeconds(header, NOW)).toBe(seconds)
})

test('part of a second is waited for whole', () => {
  expect(retryAfterSeconds('Mon, 05 Jan 2026 12:00:02 GMT', NOW + 500)).toBe(2)
})
