import { REDIRECT_LOOP_LIMIT, REDIRECT_LOOP_WINDOW_MS } from 'src/constants/timings'

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
