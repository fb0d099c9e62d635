import type { Step, StepEnd } from 'src/constants/journeys'
import type { Route } from 'src/constants/routes'
import type { AppState } from 'src/features/rootReducer'

/** The progress of a person at a step, derived only from the state. */
export interface Progress {
  /** The slices whose problem the step reports; the first problem found counts. */
  problems: readonly (keyof AppState)[]
  /** Whether a request that the person sent is pending. */
  busy?: (state: AppState) => boolean
  /** How the step has ended; takes precedence over a problem. */
  end?: (state: AppState) => StepEnd | false | undefined
  /** How the step ends if it has neither an end nor a problem. */
  otherwise?: StepEnd
  /** Whether the app has filled in the field of the step with a value stored in this browser. */
  remembered?: (state: AppState) => boolean
  /** The progress of the parts of the step's page. */
  parts?: readonly Progress[]
}

/** The progress of a journey. It arrives with the journey's chunk, because a step cannot be shown before. */
export interface JourneyProgress {
  /** The step of a screen that has several; null between two steps, undefined if the journey does not decide. */
  stepAt?: (route: Route, state: AppState) => Step | null | undefined
  /** The step of a modal above the screen. If the step has no end, it ends like the screen behind it. */
  stepInFront?: (state: AppState) => Step | undefined
  isLeaving?: (state: AppState) => boolean
  /** Whether the sign-in continues in another window, so that this page has nothing left to do. */
  isHandedOver?: (state: AppState) => boolean
  steps: Partial<Record<Step, Progress>>
}
