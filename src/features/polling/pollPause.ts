import {
  RETRY_AFTER_DEFAULT_MS,
  RETRY_AFTER_MAX_MS,
  RETRY_AFTER_MIN_MS,
  SESSION_POLL_BACKOFF_MS,
  SESSION_POLL_MS,
  SESSION_POLL_STEADY_FAILURES,
} from 'src/constants/timings'
import type { Retry } from 'src/features/polling/pollStatusSlice'
import { type Deadline, earlier, later, laterBy } from 'src/services/clock'
import type { Failure } from 'src/services/http/failure'

/** The pause after an answer: a page that becomes visible again shortens it. */
export const defaultPause = (now: Deadline): Retry => ({
  at: laterBy(now, SESSION_POLL_MS),
  mandatory: false,
})

/**
 * Until when to wait after the nth failure in a row (calls/poll-backoff, calls/poll-retry-after). `share`, from 0 to below 1,
 * is by chance: after the last step it spreads those who lost the server in the same second. The wait, the problem and the sign of life all end with it.
 */
export function pollPause(
  { kind, until }: Pick<Failure, 'kind' | 'until'>,
  nth: number,
  share: number,
  now: Deadline,
): Retry {
  if (kind === 'limited') return { at: serverPause(until, now), mandatory: true }
  const step = nth - SESSION_POLL_STEADY_FAILURES
  if (step > SESSION_POLL_BACKOFF_MS.length)
    return { at: laterBy(now, LONGEST_MS - share * SPREAD_MS), mandatory: false }
  return { at: laterBy(now, SESSION_POLL_BACKOFF_MS[step - 1] ?? SESSION_POLL_MS), mandatory: false }
}

const [, , , SECOND_LONGEST_MS, LONGEST_MS] = SESSION_POLL_BACKOFF_MS
const SPREAD_MS = LONGEST_MS - SECOND_LONGEST_MS

/** The server's own time, within the bounds of a wait. */
const serverPause = (until: Deadline | undefined, now: Deadline): Deadline =>
  until
    ? earlier(later(until, laterBy(now, RETRY_AFTER_MIN_MS)), laterBy(now, RETRY_AFTER_MAX_MS))
    : laterBy(now, RETRY_AFTER_DEFAULT_MS)
