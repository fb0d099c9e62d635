import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Traits } from 'tools/engines/browsers'
import { type Report, resultsIn } from 'tools/engines/results'
import { withWalks } from 'tools/engines/tables'
import { complaintsOf, type Figures, figuresOf, readFigures, withFigures } from 'tools/mutation/figures'
import { GROUPS } from 'tools/mutation/groups.mjs'
import type { Sound } from 'tools/spoken/orca'
import { collectLines, type Line, sectionOf, withSection } from 'tools/spoken/tables'

describe('the page about browsers', () => {
  type Test = Report['suites'][number]['specs'][number]['tests'][number]

  const ended = (status: string, annotations: Test['annotations'] = [], projectName = 'firefox') => ({
    title: status,
    tests: [{ projectName, status, annotations }],
  })
  const reportOf = (file: string, specs: Report['suites'][number]['specs']): Report => ({
    suites: [{ file, specs: [], suites: [{ file, specs }] }],
    errors: [],
  })

  test('a test that the browser cannot run is left out with its need, and so is a step; another failure has failed', () => {
    const report = reportOf('steps/walk.test.ts', [
      ended('expected', [{ type: 'skipped step', description: 'a phone: its finger, in the step a, b' }]),
      ended('skipped', [{ type: 'skip', description: 'a clock' }]),
      ended('unexpected'),
      ended('expected', [], 'chromium'),
    ])
    expect(resultsIn(report, 'firefox')).toEqual({
      files: 1,
      passed: 1,
      failed: ['unexpected'],
      leftOut: { 'a clock': 1 },
      leftOutSteps: { 'a phone: its finger': 1 },
    })
  })

  test('a file that cannot be loaded has failed', () => {
    const file = path.resolve('test/e2e/broken.test.ts')
    const report = { ...reportOf('a.test.ts', []), errors: [{ location: { file } }] }
    expect(resultsIn(report, 'firefox').failed).toEqual(['test/e2e/broken.test.ts'])
  })

  test('the page has the counts of files, skipped and failed tests, and the features of each browser', () => {
    const traits: Traits = {
      trustedTypes: true,
      webOtp: false,
      conditionalMediation: true,
      conditionalCreate: false,
      reporting: true,
      backgroundFetch: true,
      hasSelector: true,
      balancedText: true,
      layoutShift: false,
    }
    const none = { files: 0, passed: 0, failed: [], leftOut: {}, leftOutSteps: {} }
    const results = {
      files: 2,
      passed: 5,
      failed: ['one'],
      leftOut: { 'a clock': 2 },
      leftOutSteps: { 'a phone': 1 },
    }
    const before = 'A\n<!-- engines -->\nThe last run\n<!-- end: engines -->\nZ'
    const all = [
      { name: 'Chromium', version: '1', traits, results: none },
      { name: 'Firefox', version: '153', traits, results },
    ]
    const page = withWalks(before, all, '2026-11-24')
    expect(page).toMatch(/^A\n<!-- engines -->\n\nTaken on 2026-11-24 by[^]+\n\n<!-- end: engines -->\nZ$/)
    expect(page).toContain('| Firefox 153 | 2 | 5 | 1 | 2 |')
    expect(page).toContain('| a clock |  | 2 tests |\n| a phone |  | 1 step |\n\n- Firefox fails: one.\n')
    expect(page).toMatch(/\| WebOTP +\| – \| – \|/)
    expect(page).not.toContain('The last run')
  })
})

describe('the page about speech', () => {
  const said = (ms: number, text: string): Sound => ({ ms, kind: 'said', text })
  const stopped = (ms: number): Sound => ({ ms, kind: 'stopped', text: '' })
  const whole = (text: string): Line => ({ text, spoken: 'whole' })

  test.each<[rule: string, sounds: Sound[], lines: Line[]]>([
    ['pieces are read one after the other', [said(0, 'one'), said(1, 'two')], [whole('one'), whole('two')]],
    [
      'a voice that is stopped reads no more of its piece',
      [said(0, 'a long piece'), stopped(100)],
      [{ text: 'a long piece', spoken: 'begun' }],
    ],
    [
      'a stopped voice does not read the waiting pieces',
      [said(0, 'a long piece'), said(1, 'behind'), stopped(100)],
      [
        { text: 'a long piece', spoken: 'begun' },
        { text: 'behind', spoken: 'not' },
      ],
    ],
    [
      'a stop after the end cuts nothing off',
      [said(0, 'one'), stopped(5000), said(5001, 'two')],
      [whole('one'), whole('two')],
    ],
    [
      'times and numbers of the moment are masked',
      [said(0, 'Choose 58 in the app'), said(1, 'Asked for at 8:07 PM')],
      [whole('Choose nn in the app'), whole('Asked for at h:mm')],
    ],
    [
      'pages outside the app are left out',
      [said(0, 'Please wait'), said(1, 'The web app'), said(2, 'link')],
      [whole('Please wait')],
    ],
    [
      'it also works where the reader announces the whole page',
      [
        said(0, 'Please wait'),
        said(1, 'Finished loading The web app · Harbor.'),
        said(2, 'Page has 3 forms'),
      ],
      [whole('Please wait')],
    ],
    ['blanks alone are ignored', [said(0, ' ')], []],
  ])('%s', (_rule, sounds, lines) => {
    expect(collectLines(sounds)).toEqual(lines)
  })

  test('a walk is a table: interrupted text ends in an ellipsis, unread text is struck out', () => {
    const lines: Line[][] = [[whole('a'), { text: 'b', spoken: 'begun' }], [{ text: 'c', spoken: 'not' }]]
    const heard = { walk: 'A walk', rows: [{ what: 'Tab', lines }] }
    expect(sectionOf(['Chromium', 'Firefox'], heard, 'Taken today.')).toBe(
      '## A walk\n\nTaken today.\n\n|  | Chromium | Firefox |\n| :-- | :-- | :-- |\n| Tab | a<br>b … | ~~c~~ |',
    )
  })

  const MARK = '<!-- spoken -->'
  test.each<[rule: string, before: string, names: string[], after: string]>([
    ['the first walk names those that are missing', '', ['B', 'C'], 'Not taken yet: ‘C’.\n\n## B\n\nnew\n'],
    [
      'a walk takes the place of its older section',
      '\n\n## A\n\nold\n\n## B\n\nold\n',
      ['A', 'B'],
      '## A\n\nold\n\n## B\n\nnew\n',
    ],
    ['sections follow the order of walks', '\n\n## C\n\nold\n', ['B', 'C'], '## B\n\nnew\n\n## C\n\nold\n'],
    [
      'the section of a deleted walk is removed, and so is the note about missing ones',
      'Not taken yet: ‘B’.\n\n## X\n\nold\n',
      ['B'],
      '## B\n\nnew\n',
    ],
  ])('the page keeps each walk: %s', (_rule, before, names, after) => {
    expect(withSection(`Head\n${MARK}${before}`, '## B\n\nnew', names)).toBe(`Head\n${MARK}\n\n${after}`)
  })
})

describe('the figures of mutants', () => {
  const figures = (score: number): Figures => ({ noticed: 100 * score, survived: 10_000 - 100 * score })

  test('a time-out counts as noticing a mutant, one that no test runs survives, and an invalid mutant does not count', () => {
    const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored']
    const mutants = statuses.map(status => ({ status }))
    expect(figuresOf({ files: { a: { mutants } } })).toEqual({ noticed: 2, survived: 2 })
  })

  test('a page keeps the figures, and nothing else of it changes', () => {
    const all = new Map([['sagas', { noticed: 190, survived: 10 }]])
    const page = withFigures('Before.\n\n<!-- mutation -->\n<!-- end: mutation -->\n\nAfter.\n', all, {
      sagas: 90,
    })
    expect(page).toContain('| sagas | 200 | 190 | 10 | 95.0 | 90 |')
    expect(readFigures(page)).toEqual(all)
    expect(withFigures(page, all, { sagas: 90 })).toBe(page)
    expect([page.startsWith('Before.'), page.endsWith('After.\n')]).toEqual([true, true])
    expect(() => readFigures('Nothing.')).toThrow('marks')
  })

  test.each([
    ['the same', 95, 95, []],
    ['a higher one', 96, 95, []],
    ['a lower one', 94.9, 95, ['94.9 % is lower than 95.0 %, the last figure']],
    ['the first one', 91, undefined, []],
    ['one under the least', 89, undefined, ['89.0 % is under 90 %']],
    ['a difference that rounding hides', 94.96, 95, []],
  ])('%s: %d after %s', (_rule, now, before, complaints) => {
    const stored = before === undefined ? undefined : figures(before)
    expect(complaintsOf(figures(now), stored, 90)).toEqual(complaints)
  })

  test('docs/testing.md has figures of existing groups only, and each group has tests in its folders', () => {
    const kept = [...readFigures(readFileSync('docs/testing.md', 'utf8')).keys()]
    expect(kept).not.toEqual([])
    expect(kept.filter(group => !(group in GROUPS))).toEqual([])
    const folders = Object.values(GROUPS).flatMap(({ tests }) => tests)
    expect(folders.filter(folder => readdirSync(`test/${folder}`).length === 0)).toEqual([])
  })
})
