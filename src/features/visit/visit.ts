import type { Step, StepEnd } from 'src/constants/journeys'
import { factorKindOf } from 'src/constants/factorKinds'
import { factorOfScreen } from 'src/constants/screenSteps'
import type { JourneyProgress } from 'src/features/progress'
import type { AppState } from 'src/features/rootReducer'
import { type StepFacts, stepFacts, visitStep } from 'src/features/visit/stepFacts'
import { selectRoute } from 'src/features/navigation/selectRoute'
import type { VisitEntry } from 'src/services/report/visitEntry'

/** The classes of the time at a step, each with its minimum number of seconds (visits/times). */
export const VISIT_SECONDS = [0, 2, 5, 10, 20, 60, 180, 600] as const

/** A visit contains at most this many steps; each later step replaces the last one. */
const MOST_STEPS = 20
const MOST_TRIES = 99

interface Passed {
  step: Step
  factor?: string
  sinceMs: number
  tookMs?: number
  /** How often the person has sent something from there. */
  tries: number
  entry?: VisitEntry
}

/** The known facts of a visit: its steps in order, and how it would end if the user left the page now. */
export interface Visit {
  steps: readonly Passed[]
  /** Something that was sent from the last step is on its way. */
  busy: boolean
  /** How the last step has ended; stays until the person tries again. */
  end?: StepEnd
  /** The app has started to leave the page at this step. */
  leaving: boolean
  gone: boolean
}

/** The visible state of the app at one moment. */
export interface VisibleState extends StepFacts {
  step: Step | undefined
  factor?: string | undefined
  leaving: boolean
  /** The sign-in continues in another window. */
  handedOver: boolean
}

export const NO_VISIT: Visit = { steps: [], busy: false, leaving: false, gone: false }

/** Derives the facts for a visit from the state, at a step that may still be in progress. */
export function visibleState(
  state: AppState,
  last: Step | undefined,
  known: readonly JourneyProgress[],
): VisibleState {
  const step = visitStep(state, known)
  const at = step ?? last
  return {
    step,
    factor: step && visitFactor(step, state),
    ...(at ? stepFacts(at, state, known) : { busy: false }),
    leaving: known.some(({ isLeaving }) => isLeaving?.(state)),
    handedOver: known.some(({ isHandedOver }) => isHandedOver?.(state)),
  }
}

export const lastStep = ({ steps }: Visit): Step | undefined => steps.at(-1)?.step

/** Updates the visit with the current state of the app (visits/steps, visits/end). */
export function nextVisit(visit: Visit, shown: VisibleState, nowMs: number): Visit {
  const begun = shown.step === lastStep(visit) ? undefined : shown.step
  const begins = begun !== undefined
  const sends = shown.busy && (begins || !visit.busy)
  return {
    steps: withEntry(begun ? entered(visit, begun, nowMs) : visit.steps, shown, sends),
    busy: shown.busy,
    ...endOf(visit, shown, begins || sends),
    leaving: shown.leaving,
    gone: shown.handedOver || (shown.leaving && (!visit.leaving || (visit.gone && !begins))),
  }
}

function entered({ steps }: Visit, step: Step, nowMs: number): Passed[] {
  const passed = steps.map((each, at) =>
    at === steps.length - 1 ? { ...each, tookMs: nowMs - each.sinceMs } : each,
  )
  return [...passed.slice(0, MOST_STEPS - 1), { step, sinceMs: nowMs, tries: 0 }]
}

/** Adds the newly known facts to the last step. */
function withEntry(
  steps: readonly Passed[],
  { entry, factor }: VisibleState,
  sends: boolean,
): readonly Passed[] {
  const last = steps.at(-1)
  if (!last) return steps
  const tries = sends ? Math.min(last.tries + 1, MOST_TRIES) : last.tries
  const known = { ...(entry && { entry }), ...(factor && !last.factor && { factor }) }
  return [...steps.slice(0, -1), { ...last, tries, ...known }]
}

function endOf(visit: Visit, { end, busy }: VisibleState, begins: boolean): Pick<Visit, 'end'> {
  const previous = begins || busy ? undefined : visit.end
  const now = end ?? previous
  return now ? { end: now } : {}
}

const secondsOf = (ms: number) => VISIT_SECONDS.findLast(least => ms >= least * 1000) ?? 0

/** The contents of a visit's beacon (visits/contents). */
export interface VisitReport {
  steps: readonly {
    step: Step
    factor?: string
    /** The class of the time at the step, by its least number of seconds. */
    seconds: (typeof VISIT_SECONDS)[number]
    tries: number
    entry?: VisitEntry
  }[]
  end: StepEnd
}

export function reportOfVisit({ steps, gone, end = 'left' }: Visit, nowMs: number): VisitReport {
  return {
    steps: steps.map(({ sinceMs, tookMs = nowMs - sinceMs, ...step }) => ({
      ...step,
      seconds: secondsOf(tookMs),
    })),
    end: gone ? 'done' : end,
  }
}

/** Returns the second factor of a step (visits/factor); undefined at any other step, and for a passkey in place of the password. */
function visitFactor(step: Step, state: AppState): string | undefined {
  const route = selectRoute(state)
  if (factorKindOf(route) !== step) return undefined
  return factorOfScreen(route) ?? state.record.factor.awaited?.mfaType
}
