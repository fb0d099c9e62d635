import { type Problem, PROBLEM_ENDS } from 'src/constants/problems'
import type { Step, StepEnd } from 'src/constants/journeys'
import type { VisitEntry } from 'src/services/report/visitEntry'
import type { JourneyProgress, Progress } from 'src/features/progress'
import type { AppState } from 'src/features/rootReducer'
import { stepOfScreen } from 'src/constants/screenSteps'
import { selectRoute } from 'src/features/navigation/selectRoute'

/** Returns how a visit ends at this problem. A rate limit with an end time counts as a rejection, regardless of its code (visits/end). */
export const endAt = ({ code, until }: Pick<Problem, 'code' | 'until'>): Exclude<StepEnd, 'done'> =>
  until ? 'refused' : PROBLEM_ENDS[code]

/** Returns the step of the screen itself, without a modal in front of it. */
function screenStep(state: AppState, known: readonly JourneyProgress[]): Step | undefined {
  const route = selectRoute(state)
  const own = known.map(({ stepAt }) => stepAt?.(route, state)).find(step => step !== undefined)
  return own === undefined ? stepOfScreen(route) : (own ?? undefined)
}

/** Returns the step of a modal in front of the screen. */
const stepInFront = (state: AppState, known: readonly JourneyProgress[]): Step | undefined =>
  known.map(each => each.stepInFront?.(state)).find(Boolean)

/** Returns the step that the app shows (visits/steps); undefined while the last step of the visit continues. */
export const visitStep = (state: AppState, known: readonly JourneyProgress[]): Step | undefined =>
  stepInFront(state, known) ?? screenStep(state, known)

interface MaybeFailed {
  problem?: Problem
}

const isPart = (value: unknown): value is MaybeFailed => typeof value === 'object' && value !== null

/** The problem of a part, or that of one of its regions. */
const problemIn = (part: unknown): Problem | undefined =>
  isPart(part)
    ? [part, ...Object.values(part).filter(isPart)].map(({ problem }) => problem).find(Boolean)
    : undefined

const progressAt = (step: Step, known: readonly JourneyProgress[]): Progress[] =>
  known.flatMap(({ steps }) => {
    const own = steps[step]
    return own ? [own, ...(own.parts ?? [])] : []
  })

function endAtStep(step: Step, state: AppState, known: readonly JourneyProgress[]): StepEnd | undefined {
  const progress = progressAt(step, known)
  const problem = progress
    .flatMap(({ problems }) => problems)
    .map(slice => problemIn(state[slice]))
    .find(Boolean)
  const ended = progress.map(({ end: own }) => own?.(state)).find(Boolean)
  const otherwise = progress.map(each => each.otherwise).find(Boolean)
  const end = ended || (problem ? endAt(problem) : otherwise)
  // A person who asks for help may have met a problem at the screen behind it.
  const behind = end ? undefined : screenStep(state, known)
  return behind && behind !== step ? endAtStep(behind, state, known) : end
}

/** The facts that a step's progress contributes to a visit. */
export interface StepFacts {
  /** Something that the person has sent from the step is pending. */
  busy: boolean
  end?: StepEnd
  entry?: VisitEntry
}

/** Returns the facts about a step that the progress of the journeys contributes (visits/end, visits/entry). */
export function stepFacts(step: Step, state: AppState, known: readonly JourneyProgress[]): StepFacts {
  const end = endAtStep(step, state, known)
  const progress = progressAt(step, known)
  return {
    busy: progress.some(({ busy }) => busy?.(state)),
    ...(end && { end }),
    ...(progress.some(({ remembered }) => remembered?.(state)) && { entry: 'remembered' }),
  }
}
