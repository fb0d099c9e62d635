import type { Breakage } from './front'

/** One fault of the sandbox, the journeys that are then run, and the step where each stops. */
export interface Row {
  name: string
  /** Switches of the sandbox. */
  defects?: string[]
  /** The change in front of it. */
  front?: Breakage
  /** The journeys to run; all except those that need an option, if empty. */
  run: string[]
  stops: string[]
}

/** Shows that the rest of a broken backend works: runs beside the journeys that must stop. */
const PLAIN = 'sign-in'

/** Returns the journeys that must stop, and the plain one. */
export const runOf = (stops: string[]): string[] => [
  ...new Set([...stops.map(stop => stop.replace(/:.*/, '')), PLAIN]),
]

/** Returns a row for one switch. */
export const switched = (defect: string, stops: string[], run = runOf(stops)): Row => ({
  name: defect,
  defects: [defect],
  run,
  stops,
})

export const FORGED = ['other-sites', 'types', 'header']
