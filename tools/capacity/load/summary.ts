import { type Cause, CAUSES } from './people'
import type { Load } from './simulate'

export interface Span {
  fromS: number
  toS: number
}

const among = ({ binS }: Load, { fromS, toS }: Span): [number, number] => [
  Math.ceil(fromS / binS),
  Math.floor(toS / binS),
]

/** Returns calls a second over time, for all or some causes. */
export function callsOver({ callsPerSecond }: Load, causes: readonly Cause[] = CAUSES): number[] {
  const [first] = causes.map(cause => callsPerSecond[cause])
  return Array.from(first ?? [], (_, bin) =>
    causes.reduce((sum, cause) => sum + (callsPerSecond[cause][bin] ?? 0), 0),
  )
}

/** Returns the mean of calls a second in a span. */
export function meanOf(load: Load, span: Span, causes?: readonly Cause[]): number {
  const values = callsOver(load, causes).slice(...among(load, span))
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Returns the busiest moment of a span: its calls a second, and its start. */
export function peakOf(load: Load, span: Span, causes?: readonly Cause[]): { calls: number; atS: number } {
  const [from, to] = among(load, span)
  const values = callsOver(load, causes).slice(from, to)
  const calls = Math.max(...values)
  return { calls, atS: (from + values.indexOf(calls)) * load.binS }
}
