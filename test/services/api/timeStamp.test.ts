import * as v from 'valibot'
import { timeStamp } from 'src/services/api/timeStamp'

const AT = Date.UTC(2026, 1, 1, 10, 30, 5)

// (password-change/time-ago)
test.each<[rule: string, value: unknown, ms: number | null | undefined]>([
  ['milliseconds', AT, AT],
  ['seconds', AT / 1000, AT],
  ['the last number read as seconds', 99_999_999_999, 99_999_999_999_000],
  ['the first number read as milliseconds', 100_000_000_000, 100_000_000_000],
  ['a UTC string', '2026-02-01T10:30:05Z', AT],
  ['a string with a time zone', '2026-02-01T12:30:05+02:00', AT],
  ['a time zone without a colon', '2026-02-01T05:00:05-0530', AT],
  ['a time zone of hours', '2026-02-01T12:30:05+02', AT],
  ['a string without a time zone is read as UTC', '2026-02-01T10:30:05', AT],
  ['a space in place of the T', '2026-02-01 10:30:05', AT],
  ['seven digits of a second', '2026-02-01T10:30:05.1234567', AT + 123],
  ['a comma before them', '2026-02-01T10:30:05,5Z', AT + 500],
  ['no seconds', '2026-02-01T10:30', AT - 5000],
  ['a date is read as its start in UTC', '2026-02-01', Date.UTC(2026, 1, 1)],
  ['null stays', null, null],
  ['nothing', undefined, undefined],
  ['a string that is not a time', 'yesterday', undefined],
  ['a string that browsers read differently', 'Feb 1 2026 10:30', undefined],
  ['a .NET date', '/Date(1769941805000)/', undefined],
  ['an invalid month', '2026-13-01T10:30:05Z', undefined],
  ['a number beyond the last date', 9e15, undefined],
  ['another type', true, undefined],
])('%s', (_rule, value, ms) => {
  expect(v.parse(timeStamp, value)).toBe(ms)
})
