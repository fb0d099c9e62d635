import type { Step } from 'src/constants/journeys'
import { stepOfScreen } from 'src/constants/screenSteps'
import type { JourneyProgress } from 'src/features/progress'
import type { AppState } from 'src/features/rootReducer'
import { selectRoute } from 'src/features/navigation/selectRoute'

/** Returns the step of the screen itself, without a modal in front of it. */
export function screenStep(state: AppState, known: readonly JourneyProgress[]): Step | undefined {
  const route = selectRoute(state)
  const own = known.map(({ stepAt }) => stepAt?.(route, state)).find(step => step !== undefined)
  return own === undefined ? stepOfScreen(route) : (own ?? undefined)
}

/** Returns the step of a modal in front of the screen. */
export const stepInFront = (state: AppState, known: readonly JourneyProgress[]): Step | undefined =>
  known.map(each => each.stepInFront?.(state)).find(Boolean)

/** Returns the step that the app shows (visits/steps); undefined while the last step of the visit continues. */
export const visitStep = (state: AppState, known: readonly JourneyProgress[]): Step | undefined =>
  stepInFront(state, known) ?? screenStep(state, known)
