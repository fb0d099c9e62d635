import type { Table } from 'tools/bench/tables'
import { median, quantile } from 'tools/bench/statistics'
import type { Seen } from './loadTable'

/** The visits of each contestant under one condition. */
export interface Round {
  conditions: string
  static: Seen[]
  foyer: Seen[]
  /** React with toolkit and saga only. */
  stack: Seen[]
}

type Read = (seen: Seen) => number | undefined

interface Bound {
  what: string
  read: Read
  /** The contestant for comparison; absent for a bound in milliseconds. */
  to?: 'static' | 'stack'
  most: number
}

const keyToPaint: Read = seen => quantile(seen.keyToPaint, 0.5)

const USERNAME: Bound = {
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
      USERNAME,
      password(0.7),
      { what: "lookup's answer to password field", read: seen => seen.passwordStep, most: 25 },
      { what: 'time beyond 50 ms of its tasks', read: seen => seen.blocked, to: 'stack', most: 0.5 },
      { what: 'the longest task after the first paint', read: seen => seen.longestAfterPaint, most: 50 },
      { what: 'key to paint, median', read: keyToPaint, to: 'stack', most: 1 },
      { what: 'layout shift', read: seen => seen.shift, most: 0 },
    ],
  ],
  ['slow 3G', [password(0.6)]],
  ['slow 4G, processor', [USERNAME]],
]

const middle = (visits: Seen[], read: Read): number =>
  median(visits.map(read).filter(value => value !== undefined))

function boundRow({ conditions, foyer, ...others }: Round, { what, read, to, most }: Bound): string[] {
  const own = middle(foyer, read)
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
