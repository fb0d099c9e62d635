import { shortName } from 'src/features/account/shortName'
import { timeAgo } from 'src/features/account/timeAgo'

const HEAD = '12345678901234567890123456789012345678'

test.each([
  ['a short name is shown unchanged', 'Laptop', 'Laptop'],
  ['a name of 45 characters is shown unchanged', `${HEAD}9012345`, `${HEAD}9012345`],
  [
    'a name of 46 characters is cut to its first 38 and last 6 characters',
    `${HEAD}90123456`,
    `${HEAD}…123456`,
  ],
  ['a cut never splits a character', `${'😀'.repeat(40)}abcdef`, `${'😀'.repeat(38)}…abcdef`],
])('a name: %s', (_rule, name, short) => {
  expect(shortName(name)).toBe(short)
})

const NOW = Date.UTC(2026, 10, 21, 12)
const S = 1000
const MIN = 60 * S
const H = 60 * MIN
const DAY = 24 * H

test.each([
  [0, 'en-US', 'now'],
  [-5 * MIN, 'en-US', 'now'],
  [59 * S, 'en-US', 'now'],
  [MIN, 'en-US', '1 minute ago'],
  [59 * MIN + 59 * S, 'en-US', '59 minutes ago'],
  [H, 'en-US', '1 hour ago'],
  [23 * H + 59 * MIN, 'en-US', '23 hours ago'],
  [DAY, 'en-US', 'yesterday'],
  [29 * DAY, 'en-US', '29 days ago'],
  [30 * DAY, 'en-US', 'last month'],
  [364 * DAY, 'en-US', '12 months ago'],
  [365 * DAY, 'en-US', 'last year'],
  [800 * DAY, 'en-US', '2 years ago'],
  [3 * H, 'de-DE', 'vor 3 Stunden'],
])('%i ms in %s is %s', (ms, culture, words) => {
  expect(timeAgo(NOW - ms, NOW, culture)).toBe(words)
})
