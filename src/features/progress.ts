import type { Route } from 'src/constants/routes'
import type { Step } from 'src/constants/journeys'
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
  /** How the step ends with neither an end nor a problem. */
  otherwise?: StepEnd
}

/** The progress of a journey. It arrives with the journey's chunk, because a step cannot be shown before. */
export interface JourneyProgress {
  /** The step of a screen that has several; null between two steps, undefined if the journey does not decide. */
  stepAt?: (route: Route, state: AppState) => Step | null | undefined
  /** The steps, each with the progress of the journey and of its parts. */
  steps: Partial<Record<Step, readonly Progress[]>>
}
