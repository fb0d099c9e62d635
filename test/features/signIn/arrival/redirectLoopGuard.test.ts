import { redirectLoopGuard } from 'src/features/signIn/arrival/redirectLoopGuard'

const NOW = 1_000_000

const table: [rule: string, earlier: number[], allowed: boolean, times: number[]][] = [
  ['the first redirect is allowed', [], true, [NOW]],
  ['the second redirect within 30 s is allowed', [NOW - 1000], true, [NOW - 1000, NOW]],
  ['the third redirect within 30 s is a loop and resets the count', [NOW - 2000, NOW - 1000], false, []],
  ['the third redirect at the same moment is a loop', [NOW, NOW], false, []],
  ['the third redirect just within 30 s is a loop', [NOW - 29_999, NOW - 1000], false, []],
  ['after 30 s the first redirect is no longer counted', [NOW - 30_000, NOW - 1000], true, [NOW - 1000, NOW]],
  ['old redirects are not counted', [1, 2, 3], true, [NOW]],
  [
    'redirects in the future, after the clock was set back, are not counted',
    [NOW + 5000, NOW + 6000],
    true,
    [NOW],
  ],
]
test.each(table)('%s', (_rule, earlier, allowed, times) => {
  expect(redirectLoopGuard(earlier, NOW)).toEqual({ allowed, times })
})
