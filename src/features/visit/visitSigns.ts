import type { Problem } from 'src/constants/problems'
import type { Step } from 'src/constants/journeys'
import type { VisitEnd } from 'src/constants/visits'
import type { JourneyProgress, Progress } from 'src/features/progress'
import type { AppState } from 'src/features/rootReducer'
import { endAt } from 'src/features/visit/visitEnd'
import { screenStep } from 'src/features/visit/visitStep'

/** The progress of the sign-in page itself, which no chunk brings. */
const SIGN_IN: JourneyProgress['steps'] = {
  username: [{ problems: ['login'], busy: ({ login }) => login.step === 'lookingUp' }],
  password: [{ problems: ['login'], busy: ({ login }) => login.step === 'signingIn' }],
  provider: [{ problems: ['login'] }],
}

interface MayTell {
  problem?: Problem
}

const isPart = (value: unknown): value is MayTell => typeof value === 'object' && value !== null

/** The problem of a part, or that of one of its regions. */
const problemIn = (part: unknown): Problem | undefined =>
  isPart(part)
    ? [part, ...Object.values(part).filter(isPart)].map(({ problem }) => problem).find(Boolean)
    : undefined

const progressAt = (step: Step, known: readonly JourneyProgress[]): Progress[] =>
  [SIGN_IN, ...known.map(({ steps }) => steps)].flatMap(steps => steps[step] ?? [])

function endAtStep(step: Step, state: AppState, known: readonly JourneyProgress[]): VisitEnd | undefined {
  const progress = progressAt(step, known)
  const problem = progress
    .flatMap(({ problems }) => problems)
    .map(slice => problemIn(state[slice]))
    .find(Boolean)
  const ended = progress.map(({ end: own }) => own?.(state)).find(Boolean)
  const otherwise = progress.map(each => each.otherwise).find(Boolean)
  const end = ended || (problem ? endAt(problem) : otherwise)
  // A person who asks for help may have met a problem at the screen behind it.
  const behind = !end && step === 'help' ? screenStep(state, known) : undefined
  return behind && behind !== 'help' ? endAtStep(behind, state, known) : end
}

/** Returns whether a request from a step is pending, and how the step has ended (visits/end). */
export function visitSigns(
  step: Step,
  state: AppState,
  known: readonly JourneyProgress[],
): { busy: boolean; end?: VisitEnd } {
  const end = endAtStep(step, state, known)
  const busy = progressAt(step, known).some(({ busy: own }) => own?.(state))
  return { busy, ...(end && { end }) }
}
