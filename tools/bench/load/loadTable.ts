import type { Table } from 'tools/bench/tables'
import { median, quantile } from 'tools/bench/statistics'
import type { EagerFigures, QuietFigures } from 'tools/bench/visit/visits'

/** The results of one contestant's visits in one turn. */
export type Seen = QuietFigures & Partial<EagerFigures>

export interface Figure {
  name: string
  unit: 'ms' | 'kB' | 'MB' | ''
  /** Returns undefined if there is no value: no script takes over the static form. */
  read: (seen: Seen) => number | undefined
  /** The limit's figure for comparison, if it differs from this one. */
  limit?: (seen: Seen) => number | undefined
  /** True if a ratio is meaningless. */
  alone?: boolean
}

/** The rows of a table of loads, in order. */
export const FIGURES: Figure[] = [
  { name: 'first paint', unit: 'ms', read: seen => seen.firstPaint },
  { name: 'largest paint', unit: 'ms', read: seen => seen.largestPaint },
  { name: 'username field usable', unit: 'ms', read: seen => seen.usable },
  { name: 'script taken over', unit: 'ms', read: seen => seen.takenOver, limit: seen => seen.usable },
  {
    name: 'password field, at the earliest',
    unit: 'ms',
    read: seen => seen.eagerPassword,
    limit: seen => seen.usable,
  },
  { name: 'main thread busy until usable + 2 s', unit: 'ms', read: seen => seen.processor },
  { name: 'tasks over 50 ms', unit: '', read: seen => seen.count, alone: true },
  { name: 'the longest of them', unit: 'ms', read: seen => seen.longest, alone: true },
  {
    name: 'the longest after the first paint',
    unit: 'ms',
    read: seen => seen.longestAfterPaint,
    alone: true,
  },
  { name: 'their time beyond 50 ms', unit: 'ms', read: seen => seen.blocked, alone: true },
  { name: 'key to paint, median', unit: 'ms', read: seen => quantile(seen.keyToPaint, 0.5) },
  { name: 'key to paint, 95 of 100', unit: 'ms', read: seen => quantile(seen.keyToPaint, 0.95) },
  { name: 'key to paint, slowest', unit: 'ms', read: seen => quantile(seen.keyToPaint, 1) },
  { name: "lookup's answer to password field", unit: 'ms', read: seen => seen.passwordStep },
  { name: 'layout shift', unit: '', read: seen => seen.shift, alone: true },
  { name: 'requests', unit: '', read: seen => seen.requests, alone: true },
  { name: 'transferred', unit: 'kB', read: seen => seen.transferred },
  { name: '– document', unit: 'kB', read: seen => seen.document, alone: true },
  { name: '– scripts', unit: 'kB', read: seen => seen.script, alone: true },
  { name: '– styles', unit: 'kB', read: seen => seen.style, alone: true },
  { name: 'heap after it', unit: 'MB', read: seen => seen.heap },
]

const NONE = '–'

const FORMATS: Record<Figure['unit'], (value: number) => string> = {
  ms: value => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`,
  kB: value => `${(value / 1000).toFixed(1)} kB`,
  MB: value => `${(value / 1e6).toFixed(1)} MB`,
  '': value => String(Number(value.toFixed(3))),
}

type Read = Figure['read']

const middle = (visits: Seen[], read: Read): number | undefined => {
  const values = visits.map(read).filter(value => value !== undefined)
  return values.length > 0 ? median(values) : undefined
}

/** Returns each figure's median for each contestant, with its ratio to the first one, the limit. */
export function loadTable(
  title: string,
  contestants: { name: string; visits: Seen[] }[],
  figures = FIGURES,
): Table {
  const limit = contestants[0]?.visits ?? []
  const cells = ({ read, limit: readLimit = read, unit, alone }: Figure, visits: Seen[]): string[] => {
    const value = middle(visits, read)
    const against = middle(limit, readLimit)
    const ratio = alone || value === undefined || !against ? '' : `${(value / against).toFixed(2)} ×`
    return [value === undefined ? NONE : FORMATS[unit](value), ratio]
  }
  return {
    title,
    columns: ['', ...contestants.flatMap(({ name }, index) => (index === 0 ? [name] : [name, 'ratio']))],
    rows: figures.map(figure => [
      figure.name,
      ...contestants.flatMap(({ visits }, index) => cells(figure, visits).slice(0, index === 0 ? 1 : 2)),
    ]),
  }
}

/** The visits of each contestant under one condition. */
export interface Round {
  conditions: string
  static: Seen[]
  foyer: Seen[]
  /** React with toolkit and saga only. */
  stack: Seen[]
}

interface Bound {
  what: string
  read: Read
  /** The contestant for comparison; absent for a bound in milliseconds. */
  to?: 'static' | 'stack'
  most: number
}

const keyToPaint: Read = seen => quantile(seen.keyToPaint, 0.5)

const FIELD_USABLE: Bound = {
  what: 'username field usable',
  read: seen => seen.usable,
  to: 'static',
  most: 1.1,
}
const password = (most: number): Bound => ({
  what: 'password field, at the earliest',
  read: seen => seen.eagerPassword,
  to: 'stack',
  most,
})

/** The bounds of a load by its conditions, given by their first words (docs/reports/performance.md). */
const BOUNDS: [conditions: string, bounds: Bound[]][] = [
  [
    'slow 4G (150 ms',
    [
      FIELD_USABLE,
      password(0.7),
      { what: "lookup's answer to password field", read: seen => seen.passwordStep, most: 25 },
      { what: 'time beyond 50 ms of its tasks', read: seen => seen.blocked, to: 'stack', most: 0.5 },
      { what: 'the longest task after the first paint', read: seen => seen.longestAfterPaint, most: 50 },
      { what: 'key to paint, median', read: keyToPaint, to: 'stack', most: 1 },
      { what: 'layout shift', read: seen => seen.shift, most: 0 },
    ],
  ],
  ['slow 3G', [password(0.6)]],
  ['slow 4G, processor', [FIELD_USABLE]],
]

function boundRow({ conditions, foyer, ...others }: Round, { what, read, to, most }: Bound): string[] {
  const own = middle(foyer, read) ?? Infinity
  const value = to ? own / (middle(others[to], read) || Number.EPSILON) : own
  const form = (figure: number): string =>
    to ? `${figure.toFixed(2)} × the ${to}` : String(Number(figure.toFixed(1)))
  return [`${what}: ${conditions}`, form(value), form(most), value <= most ? 'yes' : 'no']
}

/** Returns a table that shows whether a load meets its bounds. */
export const boundsTable = (rounds: Round[]): Table => ({
  title: 'Whether the bounds hold, of the same visits',
  columns: ['', 'seen', 'at most', 'holds'],
  rows: BOUNDS.flatMap(([begin, bounds]) =>
    rounds
      .filter(({ conditions }) => conditions.startsWith(begin))
      .flatMap(round => bounds.map(bound => boundRow(round, bound))),
  ),
})
