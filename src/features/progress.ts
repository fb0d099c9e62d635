import type { AppState } from 'src/features/rootReducer'

/** How a step ends: the person reached its aim, left, was refused, was too late, or a fault stopped them. */
export type StepEnd = 'done' | 'left' | 'refused' | 'tooLate' | 'fault'

/** How far a person has come at a step, read from the state alone. */
export interface Progress {
  /** The slices whose problem the step shows; the first problem found counts. */
  problems: readonly (keyof AppState)[]
  /** Whether a request that the person sent is pending. */
  busy?: (state: AppState) => boolean
  /** How the step has ended; takes precedence over a problem. */
  end?: (state: AppState) => StepEnd | false | undefined
}
