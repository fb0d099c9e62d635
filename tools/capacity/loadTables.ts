import type { Table } from 'tools/bench/measure'
import { MORNING } from './load/assumptions'
import { type Cause, CAUSES } from './load/people'
import type { Load } from './load/simulate'
import { callsOver, meanOf, peakOf } from './load/summary'

const CALM_FROM_S = 120
const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
const times = (value: number): string => `${value.toFixed(2)} ×`
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

const calmOf = (load: Load, causes?: readonly Cause[]): number =>
  meanOf(load, { fromS: CALM_FROM_S, toS: load.outage.fromS }, causes)

/** Returns the span from the servers' return on; it leaves out the last minutes of the morning, which have few users. */
const afterOf = (load: Load): { fromS: number; toS: number } => ({
  fromS: load.outage.toS,
  toS: callsOver(load).length * load.binS,
})

/** Returns the ratio of the busiest moment after the outage to the calm before it. */
export const herdOf = (load: Load, causes?: readonly Cause[]): number =>
  peakOf(load, afterOf(load), causes).calls / calmOf(load, causes)

export const morningTable = (loads: readonly (readonly [name: string, load: Load])[]): Table => ({
  title: `A million people in an hour, nothing answers from ${clock(MORNING.outageFromS)} to ${clock(MORNING.outageFromS + MORNING.outageS)}: calls a second`,
  columns: [
    '',
    'calm',
    'in the outage',
    'busiest second after it',
    'at',
    'first tries',
    'tried again',
    'the app on its own',
    'of the calm',
  ],
  rows: loads.map(([name, load]) => {
    const { calls, atS } = peakOf(load, afterOf(load))
    const second = { fromS: atS, toS: atS + load.binS }
    return [
      name,
      whole(calmOf(load)),
      whole(meanOf(load, { fromS: load.outage.fromS, toS: load.outage.toS })),
      whole(calls),
      clock(atS),
      ...CAUSES.map(cause => whole(meanOf(load, second, [cause]))),
      times(calls / calmOf(load)),
    ]
  }),
})

export const aloneTable = (
  pairs: readonly (readonly [outageS: number, inStep: Load, spread: Load])[],
): Table => ({
  title: 'Nobody tries again: the busiest second after the outage, of the calm',
  columns: ['outage', 'the app on its own, in step', 'spread', 'all calls, in step', 'spread'],
  rows: pairs.map(([outageS, inStep, spread]) => [
    outageS % 60 === 0 ? `${outageS / 60} min` : `${outageS} s`,
    times(herdOf(inStep, ['app'])),
    times(herdOf(spread, ['app'])),
    times(herdOf(inStep)),
    times(herdOf(spread)),
  ]),
})
