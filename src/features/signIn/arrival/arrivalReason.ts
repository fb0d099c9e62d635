import type { Problem } from 'src/constants/problems'
import { ROUTES } from 'src/constants/routes'
import { OVERTAKEN } from 'src/features/session/sessionSlice'
import { REDIRECT_LOOP_LIMIT, REDIRECT_LOOP_WINDOW_MS } from 'src/constants/timings'

export interface Arrival {
  /** The problem of a journey that was aborted. */
  abortReason?: Problem | undefined
  /** The route on which a 401 was received. */
  previousPath?: unknown
  /** The screen lacks the data that it needs. */
  lostStep?: unknown
  sessionLifespanLimit: boolean
  /** In minutes. */
  sessionTimeoutLimit: number | undefined
}

export interface ReturnReason {
  problem: Problem
  /** The session has ended, even if the cookie claims otherwise. */
  sessionOver: boolean
  /** Another page of this browser has signed a person in or out, so this page neither follows nor removes the cookie (one-sign-in/ended). */
  stays?: true
}

/** Returns why the person is back at the sign-in page without having asked for it, if there is a reason (sign-in/told-why). */
export function arrivalReason(arrival: Arrival): ReturnReason | undefined {
  const over = (problem: Problem): ReturnReason => ({ problem, sessionOver: true })
  if (arrival.abortReason) {
    const { code } = arrival.abortReason
    return OVERTAKEN.some(each => each === code)
      ? { problem: arrival.abortReason, sessionOver: false, stays: true }
      : over(arrival.abortReason)
  }
  if (arrival.previousPath === ROUTES.verification) return over({ code: 'loginDenied' })
  if (arrival.sessionLifespanLimit) return over({ code: 'sessionLifespan' })
  if (arrival.sessionTimeoutLimit !== undefined) {
    return over({ code: 'sessionInactive', minutes: arrival.sessionTimeoutLimit })
  }
  // Another script of the page may have written the history entry.
  if (typeof arrival.previousPath === 'string') return over({ code: 'signInAgain' })
  // If the person is signed in, a finished step leads to the web app.
  return arrival.lostStep ? { problem: { code: 'signInAgain' }, sessionOver: false } : undefined
}

/**
 * Decides whether a person with the cookie `simple` may be sent to the web app, and returns the times to store. The
 * third time within 30 s is a loop (sign-in/simple-loop).
 */
export function redirectLoopGuard(
  earlier: readonly number[],
  nowMs: number,
): { allowed: boolean; times: number[] } {
  const recent = earlier.filter(time => time <= nowMs && nowMs - time < REDIRECT_LOOP_WINDOW_MS)
  return recent.length + 1 >= REDIRECT_LOOP_LIMIT
    ? { allowed: false, times: [] }
    : { allowed: true, times: [...recent, nowMs] }
}
