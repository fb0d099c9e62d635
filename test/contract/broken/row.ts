import type { Breakage } from './front'

/** One thing that the sandbox does wrong, the journeys that are then run, and where each stops. */
export interface Row {
  name: string
  /** Switches of the sandbox. */
  defects?: string[]
  /** What stands in front of it. */
  front?: Breakage
  /** All but those that need an option, where it is empty. */
  run: string[]
  stops: string[]
}

/** It shows that the rest of a broken backend works: it is run beside the journeys that should stop. */
const PLAIN = 'sign-in'

/** The journeys that should stop, and the plain one. */
export const runOf = (stops: string[]): string[] => [
  ...new Set([...stops.map(stop => stop.replace(/:.*/, '')), PLAIN]),
]

/** A row of one switch. */
export const switched = (defect: string, stops: string[], run = runOf(stops)): Row => ({
  name: defect,
  defects: [defect],
  run,
  stops,
})

export const FORGED = ['other-sites', 'types', 'header']
