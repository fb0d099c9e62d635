import { pollPause } from 'src/features/polling/pollPause'
import { SECOND_MS } from 'src/constants/timings'
import { type Deadline, laterBy } from 'src/services/clock'
import { MORNING } from './assumptions'
import { type Leg, legsOf } from './legs'
import type { Scene } from './simulate'
import { SHARES } from './assumptions'

type Behaviour = Pick<Scene, 'pauseAfter' | 'retryAfterS' | 'persists'>

const NOW: Deadline = { monotonicMs: 0, wallMs: 0 }

const pauseAfter: Behaviour['pauseAfter'] = ({ kind, retryAfterS }, nth, share) => {
  const asked = retryAfterS ? { until: laterBy(NOW, retryAfterS * SECOND_MS) } : {}
  return pollPause({ kind, ...asked }, nth, share, NOW).at.wallMs
}

const SPREAD: Behaviour = { pauseAfter }
const IN_STEP: Behaviour = { pauseAfter: (refusal, nth) => pauseAfter(refusal, nth, 0) }

/** The range, in seconds, from which a server draws its random `Retry-After`. */
export const RETRY_AFTER_S = [60, 900] as const

/** The compared behaviours: the app's pauses, the servers' `Retry-After`, and whether users try again. */
export const BEHAVIOURS = {
  inStep: IN_STEP,
  spread: SPREAD,
  told: { ...SPREAD, retryAfterS: RETRY_AFTER_S },
  inStepAlone: { ...IN_STEP, persists: false },
  spreadAlone: { ...SPREAD, persists: false },
} as const satisfies Record<string, Behaviour>

/** Returns the journeys of the morning, from the calls of the walks; throws if one of them was not walked. */
export function journeysOf(walked: ReadonlyMap<string, readonly string[]>): Map<string, readonly Leg[]> {
  return new Map(
    Object.keys(SHARES).map(name => {
      const calls = walked.get(name)
      if (!calls) throw new Error(`Nobody has walked: ${name}`)
      return [name, legsOf(calls)]
    }),
  )
}

/** Returns a short scene for one question: an outage after five calm minutes, and the time after it. */
export const shortScene = (
  outageS: number,
  afterS: number,
): Pick<Scene, 'outageFromS' | 'outageS' | 'untilS'> => ({
  outageFromS: 300,
  outageS,
  untilS: 300 + outageS + afterS,
})

export const ALL = MORNING.people
