import {
  RETRY_AFTER_DEFAULT_MS,
  RETRY_AFTER_MAX_MS,
  RETRY_AFTER_MIN_MS,
  SECOND_MS,
  SESSION_POLL_BACKOFF_MS,
  SESSION_POLL_MS,
  SESSION_POLL_STEADY_FAILURES,
} from 'src/constants/timings'
import type { Failure } from 'src/services/http/serviceError'

export interface Pause {
  ms: number
  /** The server asked for it: a page that becomes visible again does not shorten it. */
  mandatory: boolean
}

export const DEFAULT_PAUSE: Pause = { ms: SESSION_POLL_MS, mandatory: false }

/**
 * How long to wait after the nth failure in a row (calls/poll-backoff, calls/poll-retry-after). `share`, from 0 to below 1,
 * is by chance: after the last step it spreads those who lost the server in the same second.
 */
export function pollPause(failure: Failure, nth: number, share: number): Pause {
  if (failure.kind === 'limited') return { ms: serverPause(failure.retryAfterS), mandatory: true }
  const step = nth - SESSION_POLL_STEADY_FAILURES
  if (step > SESSION_POLL_BACKOFF_MS.length) return { ms: LONGEST_MS - share * SPREAD_MS, mandatory: false }
  return { ms: SESSION_POLL_BACKOFF_MS[step - 1] ?? SESSION_POLL_MS, mandatory: false }
}

const [, , , SECOND_LONGEST_MS, LONGEST_MS] = SESSION_POLL_BACKOFF_MS
const SPREAD_MS = LONGEST_MS - SECOND_LONGEST_MS

const serverPause = (retryAfterS: number | undefined): number =>
  retryAfterS === undefined
    ? RETRY_AFTER_DEFAULT_MS
    : Math.min(Math.max(retryAfterS * SECOND_MS, RETRY_AFTER_MIN_MS), RETRY_AFTER_MAX_MS)
