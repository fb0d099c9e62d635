import { covered, idleBefore, isRoundTrip, type Span } from 'tools/bench/journeys/calls'
import { asMarkdown, keepFigures } from 'tools/bench/tables'
import { marksTables, type Report } from 'tools/bench/lighthouseMarks'
import { boundsTable, type Figure, type Seen, loadTable } from 'tools/bench/load/loadTable'
import { median, quantile, turnOrder } from 'tools/bench/statistics'
import { longTasks } from 'tools/bench/visit/usage'

test.each([
  ['of an odd number, the middle one', [30, 1, 2], 2],
  ['of an even number, the mean of the middle two', [4, 1, 100, 2], 3],
  ['of one, itself', [7], 7],
])('the median is, %s', (_rule, values, expected) => {
  expect(median(values)).toBe(expected)
})

test.each([
  ['half of the values are at or below the median', 0.5, 3],
  ['of five, 95 of 100 is the greatest', 0.95, 5],
  ['all values are at or below the maximum', 1, 5],
  ['no value is below the minimum', 0, 1],
])('of five values, %s', (_rule, share, expected) => {
  expect(quantile([5, 1, 4, 2, 3], share)).toBe(expected)
})

test('in six turns, three contestants come in each order once', () => {
  const orders = [0, 1, 2, 3, 4, 5].map(turn => turnOrder(['a', 'b', 'c'], turn).join(''))
  expect(orders.toSorted()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
})

const spans = (...times: [from: number, until: number][]): Span[] =>
  times.map(([from, until]) => ({ from, until }))

test.each<[rule: string, all: Span[], sum: number]>([
  ['nothing', [], 0],
  ['one within', spans([12, 15]), 3],
  ['two beside each other, in any order', spans([16, 18], [11, 13]), 4],
  ['two that overlap count once', spans([11, 15], [13, 17]), 6],
  ['one within another counts once', spans([11, 17], [12, 13]), 6],
  ['time before and after the window does not count', spans([5, 12], [18, 30]), 4],
  ['one that never ends', spans([19, Infinity]), 1],
])('the covered share of ten moments is correct: %s', (_rule, all, sum) => {
  expect(covered(all, { from: 10, until: 20 })).toBe(sum)
})

test.each<[rule: string, calls: Span[], ms: number]>([
  ['a call that begins later ends it', spans([14, 30]), 4],
  ['the first of them', spans([17, 18], [15, 16]), 5],
  ['a call that was already in progress is not idle time', spans([5, 12], [16, 18]), 4],
  ['without any call, the whole time is idle', [], 10],
])('nothing is under way until the page asks: %s', (_rule, calls, ms) => {
  expect(idleBefore(calls, { from: 10, until: 20 })).toBe(ms)
})

const ORIGIN = 'http://127.0.0.1:1'
test.each<[what: string, type: string, url: string, network: boolean]>([
  ['a page', 'Document', `${ORIGIN}/online/`, true],
  ['an answer', 'Fetch', `${ORIGIN}/api/auth/v2/login`, true],
  ['a script of the app', 'Script', `${ORIGIN}/signin/main.js`, false],
  ['a style of the web app', 'Stylesheet', `${ORIGIN}/online/app.css`, false],
  ['a style of the provider’s page', 'Stylesheet', 'http://127.0.0.1:2/idp.css', true],
  ['an image within the page', 'Image', 'data:image/svg+xml,<svg/>', false],
])('counts %s as network or not', (_what, type, url, network) => {
  expect(isRoundTrip(type, url, ORIGIN)).toBe(network)
})

test('a task is long from 50 ms on, and counts by when it began', () => {
  const tasks = [
    { startTime: 100, duration: 90 },
    { startTime: 300, duration: 50 },
    { startTime: 400, duration: 70 },
    { startTime: 2600, duration: 200 },
  ]
  expect(longTasks(tasks, 350, 2500)).toEqual({ count: 2, longest: 90, blocked: 60, longestAfterPaint: 70 })
  expect(longTasks([], 350, 2500)).toEqual({ count: 0, longest: 0, blocked: 0, longestAfterPaint: 0 })
})

test('a load is shown as medians, with their ratios to the limit', () => {
  const visit = (usable: number, takenOver?: number) => ({ usable, takenOver, script: 98_765 }) as Seen
  const figures: Figure[] = [
    { name: 'usable', unit: 'ms', read: seen => seen.usable },
    { name: 'taken over', unit: 'ms', read: seen => seen.takenOver, limit: seen => seen.usable },
    { name: 'scripts', unit: 'kB', read: seen => seen.script, alone: true },
  ]
  const contestants = [
    { name: 'static form', visits: [visit(400), visit(500), visit(900)] },
    { name: 'Foyer', visits: [visit(550, 1200), visit(3000, 1000), visit(500, 5000)] },
  ]
  expect(loadTable('Load', contestants, figures)).toEqual({
    title: 'Load',
    columns: ['', 'static form', 'Foyer', 'ratio'],
    rows: [
      ['usable', '500 ms', '550 ms', '1.10 ×'],
      ['taken over', '–', '1200 ms', '2.40 ×'],
      ['scripts', '98.8 kB', '98.8 kB', ''],
    ],
  })
})

test('new figures replace those of the same measurement in a document, if it has marks for them', () => {
  const table = { title: 'Bytes', columns: ['', 'gzip'], rows: [['a|b', '3.0']], note: 'In kB.' }
  const markdown = '**Bytes**\n\n|  | gzip |\n| :-- | --: |\n| a\\|b | 3.0 |\n\nIn kB.'
  expect(asMarkdown(table)).toBe(markdown)
  const page = (figures: string) =>
    `# Page\n<!-- load -->\n${figures}\n<!-- end: load -->\n<!-- hosts -->\nold\n<!-- end: hosts -->\n`
  expect(keepFigures(page('old'), 'load', [table])).toBe(page(`\n${markdown}\n`))
  expect(keepFigures('# Page\n', 'load', [table])).toBe('# Page\n')
})

describe('the marks of Lighthouse', () => {
  const report = (performance: number, blocking: number): Report => ({
    categories: {
      performance: {
        title: 'Performance',
        score: performance,
        auditRefs: [
          { id: 'paint', weight: 10 },
          { id: 'blocking', weight: 30 },
          { id: 'missing', weight: 1 },
          { id: 'notApplicable', weight: 0 },
        ],
      },
    },
    audits: {
      paint: { title: 'First Paint', score: 1 },
      blocking: { title: 'Blocking Time', score: blocking, displayValue: '120 ms' },
      notApplicable: { title: 'Videos', score: null },
    },
  })

  test('Lighthouse marks are medians, with the middle report’s audits below full score', () => {
    expect(marksTables('Marks', [report(0.5, 0.1), report(0.98, 0.92), report(1, 1)])).toEqual([
      { title: 'Marks', columns: ['', 'of 100'], rows: [['Performance', '98']] },
      {
        title: 'Findings, with their weight in the category',
        columns: ['', 'weight', 'of 100', 'measured'],
        rows: [['Performance: Blocking Time', '30', '92', '120 ms']],
      },
    ])
  })

  test('perfect Lighthouse marks are reported as such', () => {
    expect(marksTables('Marks', [report(1, 1)])[1]?.rows).toEqual([['nothing', '', '', '']])
  })
})

test('the bounds are compared with the figures of the same visits', () => {
  const seen = (usable: number, eagerPassword: number) => ({ usable, eagerPassword }) as Seen
  const round = { static: [seen(100, 0)], foyer: [seen(111, 690)], stack: [seen(300, 1000)] }
  const rows = (conditions: string) => boundsTable([{ ...round, conditions }]).rows
  expect(rows('slow 3G (400 ms)')).toEqual([
    ['password field, at the earliest: slow 3G (400 ms)', '0.69 × the stack', '0.60 × the stack', 'no'],
  ])
  expect(rows('slow 4G, processor 4× slower, warm cache')).toEqual([
    [
      'username field usable: slow 4G, processor 4× slower, warm cache',
      '1.11 × the static',
      '1.10 × the static',
      'no',
    ],
  ])
})
