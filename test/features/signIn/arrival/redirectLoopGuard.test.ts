import { redirectLoopGuard } from 'src/features/signIn/arrival/redirectLoopGuard'

const NOW = 1_000_000

const table: [rule: string, earlier: number[], allowed: boolean, times: number[]][] = [
  ['the first time goes on', [], true, [NOW]],
  ['the second within 30 s goes on', [NOW - 1000], true, [NOW - 1000, NOW]],
  ['the third within 30 s is a loop, and the count begins again', [NOW - 2000, NOW - 1000], false, []],
  ['the third at the same moment is one', [NOW, NOW], false, []],
  ['the third just within 30 s is one', [NOW - 29_999, NOW - 1000], false, []],
  ['at 30 s the first has been forgotten', [NOW - 30_000, NOW - 1000], true, [NOW - 1000, NOW]],
  ['old ones are forgotten', [1, 2, 3], true, [NOW]],
  ['times to come, of a clock set back, do not count', [NOW + 5000, NOW + 6000], true, [NOW]],
]
test.each(table)('%s', (_rule, earlier, allowed, times) => {
  expect(redirectLoopGuard(earlier, NOW)).toEqual({ allowed, times })
})
