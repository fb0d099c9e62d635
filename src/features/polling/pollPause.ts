import {
  RETRY_AFTER_DEFAULT_MS,
  RETRY_AFTER_MAX_MS,
  RETRY_AFTER_MIN_MS,
  SESSION_POLL_BACKOFF_MS,
  SESSION_POLL_MS,
  SESSION_POLL_STEADY_FAILURES,
} from 'src/constants/timings'
import { problemOf } from 'src/features/problemOf'
import type { Problem, ProblemCode } from 'src/constants/problems'
import { type Deadline, earlier, later, laterBy } from 'src/services/clock'
import type { Failure } from 'src/services/http/serviceError'

/** When the next poll is due, and whether the server required this pause. */
export interface Retry {
  at: Deadline
  mandatory: boolean
}

/** A failed poll: its number in a row, counted from 1, and the random `share` in its pause. */
export interface FailedPoll {
  failure: Failure
  nth: number
  share: number
}

/** Returns when the next poll is due after a response or a failure. `serverPauseMs`: the minimum pause in milliseconds, if the server sets the pace. */
export function nextPoll(
  failed: FailedPoll | undefined,
  serverPauseMs: number | undefined,
  now: Deadline,
): Retry {
  const next = failed && pollPause(failed.failure, failed.nth, failed.share, now)
  if (serverPauseMs === undefined) return next ?? defaultPause(now)
  const due = laterBy(now, serverPauseMs)
  return { at: next ? later(next.at, due) : due, mandatory: true }
}

/** Returns the problem of a failed poll. A rate limit counts down to the same moment as the page: the next poll (calls/poll-retry-after). */
export function pollProblem(failure: Failure, code: ProblemCode, { at }: Retry): Problem {
  const problem = problemOf(failure, code)
  return problem.until ? { ...problem, until: at } : problem
}

/** Returns the pause after an answer; a page that becomes visible again shortens it. */
export const defaultPause = (now: Deadline): Retry => ({
  at: laterBy(now, SESSION_POLL_MS),
  mandatory: false,
})

/**
 * Returns until when to wait after the nth failure in a row (calls/poll-backoff, calls/poll-retry-after). `share`,
 * from 0 to below 1, is random: after the last step it spreads the clients that lost the server in the same second.
 * The wait, the problem and the sign of life all end with it.
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

/** Returns the server's retry time, within the bounds of a wait. */
const serverPause = (until: Deadline | undefined, now: Deadline): Deadline =>
  until
    ? earlier(later(until, laterBy(now, RETRY_AFTER_MIN_MS)), laterBy(now, RETRY_AFTER_MAX_MS))
    : laterBy(now, RETRY_AFTER_DEFAULT_MS)
