import type { Step, StepEnd } from 'src/constants/journeys'
import { VISIT_SECONDS, type VisitEntry, type VisitSeconds } from 'src/constants/visits'
import type { JourneyProgress } from 'src/features/progress'
import type { AppState } from 'src/features/rootReducer'
import { visitFactor } from 'src/features/visit/visitFactor'
import { type Signs, visitSigns } from 'src/features/visit/visitSigns'
import { visitStep } from 'src/features/visit/visitStep'

/** A visit tells this many steps; a later one takes the place of the last (visits/steps). */
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

/** What is known of a visit so far: the steps in order, and how it would end if the page were left now. */
export interface Visit {
  steps: readonly Passed[]
  /** Something that was sent from the last step is on its way. */
  busy: boolean
  /** How the last step has ended; stays until the person tries again. */
  end?: StepEnd
  /** The app is leaving the page: the state says so, and it has begun at this step. */
  leaving: boolean
  gone: boolean
}

/** What the app shows at a moment. */
export interface Shown extends Signs {
  step: Step | undefined
  factor?: string | undefined
  leaving: boolean
  /** The sign-in continues in another window. */
  handedOver: boolean
}

export const NO_VISIT: Visit = { steps: [], busy: false, leaving: false, gone: false }

/** What of the state counts for a visit, at a step that may go on. */
export function shownIn(state: AppState, last: Step | undefined, known: readonly JourneyProgress[]): Shown {
  const step = visitStep(state, known)
  const at = step ?? last
  return {
    step,
    factor: step && visitFactor(step, state),
    ...(at ? visitSigns(at, state, known) : { busy: false }),
    leaving: known.some(({ isLeaving }) => isLeaving?.(state)),
    handedOver: known.some(({ isHandedOver }) => isHandedOver?.(state)),
  }
}

export const lastStep = ({ steps }: Visit): Step | undefined => steps.at(-1)?.step

/** The visit after what the app shows now (visits/steps, visits/end). */
export function followed(visit: Visit, shown: Shown, nowMs: number): Visit {
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

/** The last step with what has been learnt of it. */
function withEntry(steps: readonly Passed[], { entry, factor }: Shown, sends: boolean): readonly Passed[] {
  const last = steps.at(-1)
  if (!last) return steps
  const tries = sends ? Math.min(last.tries + 1, MOST_TRIES) : last.tries
  const known = { ...(entry && { entry }), ...(factor && !last.factor && { factor }) }
  return [...steps.slice(0, -1), { ...last, tries, ...known }]
}

function endOf(visit: Visit, { end, busy }: Shown, begins: boolean): Pick<Visit, 'end'> {
  const kept = begins || busy ? undefined : visit.end
  const now = end ?? kept
  return now ? { end: now } : {}
}

const secondsOf = (ms: number): VisitSeconds => VISIT_SECONDS.findLast(least => ms >= least * 1000) ?? 0

/** What the beacon of a visit says (visits/contents). */
export interface VisitTold {
  steps: readonly {
    step: Step
    factor?: string
    /** The class of the time at the step, by its least number of seconds. */
    seconds: VisitSeconds
    tries: number
    entry?: VisitEntry
  }[]
  end: StepEnd
}

/** A visit as its beacon tells it, if the page were left now. */
export function toldOf({ steps, gone, end = 'left' }: Visit, nowMs: number): VisitTold {
  return {
    steps: steps.map(({ sinceMs, tookMs = nowMs - sinceMs, ...step }) => ({
      ...step,
      seconds: secondsOf(tookMs),
    })),
    end: gone ? 'done' : end,
  }
}
