import {
  RETRY_AFTER_DEFAULT_MS,
  RETRY_AFTER_MAX_MS,
  RETRY_AFTER_MIN_MS,
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
 * is by chance: after the last step it spreads those who lost the server in the same second. `askedMs` is what a limit asks for.
 */
export function pollPause(
  { kind }: Pick<Failure, 'kind'>,
  nth: number,
  share: number,
  askedMs?: number,
): Pause {
  if (kind === 'limited') return { ms: serverPause(askedMs), mandatory: true }
  const step = nth - SESSION_POLL_STEADY_FAILURES
  if (step > SESSION_POLL_BACKOFF_MS.length) return { ms: LONGEST_MS - share * SPREAD_MS, mandatory: false }
  return { ms: SESSION_POLL_BACKOFF_MS[step - 1] ?? SESSION_POLL_MS, mandatory: false }
}

const [, , , SECOND_LONGEST_MS, LONGEST_MS] = SESSION_POLL_BACKOFF_MS
const SPREAD_MS = LONGEST_MS - SECOND_LONGEST_MS

const serverPause = (askedMs: number | undefined): number =>
  askedMs === undefined
    ? RETRY_AFTER_DEFAULT_MS
    : Math.min(Math.max(askedMs, RETRY_AFTER_MIN_MS), RETRY_AFTER_MAX_MS)
