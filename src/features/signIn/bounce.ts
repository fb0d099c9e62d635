import { BOUNCE_LIMIT, BOUNCE_WINDOW_MS } from 'src/constants/timings'

/** Whether a person with the cookie `simple` goes on to the web app, and the times to keep; the third time in 30 s is a loop (rulings §4). */
export function bounce(earlier: readonly number[], nowMs: number): { goOn: boolean; times: number[] } {
  const recent = earlier.filter(time => time <= nowMs && nowMs - time < BOUNCE_WINDOW_MS)
  return recent.length + 1 >= BOUNCE_LIMIT
    ? { goOn: false, times: [] }
    : { goOn: true, times: [...recent, nowMs] }
}
