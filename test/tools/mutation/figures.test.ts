import { readdirSync, readFileSync } from 'node:fs'
import { complaintsOf, type Figures, figuresOf, readFigures, withFigures } from 'tools/mutation/figures'
import { GROUPS } from 'tools/mutation/groups.mjs'

const of = (...statuses: string[]) => ({ files: { a: { mutants: statuses.map(status => ({ status })) } } })
const figures = (score: number): Figures => ({
  group: 'sagas',
  mutants: 200,
  noticed: 2 * score,
  survived: 0,
  score,
})

test('a time-out counts as noticing a mutant, one that no test runs survives, and an invalid mutant does not count', () => {
  expect(
    figuresOf('sagas', of('Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored')),
  ).toEqual({
    group: 'sagas',
    mutants: 4,
    noticed: 2,
    survived: 2,
    score: 50,
  })
})

const PAGE = 'Before.\n\n<!-- mutation -->\n<!-- end: mutation -->\n\nAfter.\n'

test('a page keeps the figures, and nothing else of it changes', () => {
  const page = withFigures(PAGE, [figures(95)], { sagas: 90 })
  expect(page).toContain('| sagas | 200 | 190 | 0 | 95.0 | 90 |')
  expect(readFigures(page)).toEqual(new Map([['sagas', figures(95)]]))
  expect(withFigures(page, [figures(95)], { sagas: 90 })).toBe(page)
  expect([page.startsWith('Before.'), page.endsWith('After.\n')]).toEqual([true, true])
})

test('a page without marks keeps none', () => {
  expect(() => readFigures('Nothing.')).toThrow('marks')
})

test.each([
  ['the same', 95, 95, []],
  ['a higher one', 96, 95, []],
  ['a lower one', 94.9, 95, ['sagas: 94.9 % is lower than 95.0 %, the last figure']],
  ['the first one', 91, undefined, []],
  ['one under the least', 89, undefined, ['sagas: 89.0 % is under 90 %']],
  ['a difference that rounding hides', 94.96, 95, []],
])('%s: %d after %s', (_rule, now, before, complaints) => {
  expect(complaintsOf(figures(now), before === undefined ? undefined : figures(before), 90)).toEqual(
    complaints,
  )
})

test('docs/testing.md has figures of existing groups only', () => {
  const kept = [...readFigures(readFileSync('docs/testing.md', 'utf8')).keys()]
  expect(kept).not.toEqual([])
  expect(kept.filter(group => !(group in GROUPS))).toEqual([])
})

test('each group has tests in its folders', () => {
  const folders = Object.values(GROUPS).flatMap(({ tests }) => tests)
  expect(folders.filter(folder => readdirSync(`test/${folder}`).length === 0)).toEqual([])
})
