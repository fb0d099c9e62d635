import type { Problem } from 'src/constants/problems'
import { ROUTES } from 'src/constants/routes'

export interface Arrival {
  /** The route that the person was sent away from, by a 401 of the session status. */
  previousPath: string | undefined
  sessionLifespanLimit: boolean
  /** Minutes. */
  sessionTimeoutLimit: number | undefined
}

/** Why the person stands at the door, when there is something to say (spec §8, arrivals). */
export function arrivalProblem({
  previousPath,
  sessionLifespanLimit,
  sessionTimeoutLimit,
}: Arrival): Problem | undefined {
  if (previousPath === ROUTES.verification) return { code: 'loginDenied' }
  if (sessionLifespanLimit) return { code: 'sessionLifespan' }
  if (sessionTimeoutLimit !== undefined) return { code: 'sessionInactive', minutes: sessionTimeoutLimit }
  return undefined
}
