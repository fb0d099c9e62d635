import { type Deadline, SECOND_MS } from 'src/constants/timings'
import { tab } from 'src/services/tab'

export type { Deadline }

/** The point in time that is this many milliseconds away. */
export const deadlineIn = (ms: number): Deadline => ({
  monotonicMs: tab.performance.now() + ms,
  wallMs: Date.now() + ms,
})

/** The point in time that is this many milliseconds after a deadline. */
export const laterBy = ({ monotonicMs, wallMs }: Deadline, ms: number): Deadline => ({
  monotonicMs: monotonicMs + ms,
  wallMs: wallMs + ms,
})

export const earlier = (one: Deadline, other: Deadline): Deadline => ({
  monotonicMs: Math.min(one.monotonicMs, other.monotonicMs),
  wallMs: Math.min(one.wallMs, other.wallMs),
})

export const later = (one: Deadline, other: Deadline): Deadline => ({
  monotonicMs: Math.max(one.monotonicMs, other.monotonicMs),
  wallMs: Math.max(one.wallMs, other.wallMs),
})

/** Returns the milliseconds until a deadline, by the clock for which it is nearer; negative once it has passed (calls/deadlines). */
export const millisecondsLeft = ({ monotonicMs, wallMs }: Deadline): number =>
  Math.min(monotonicMs - tab.performance.now(), wallMs - Date.now())

/** Returns the seconds until a deadline, rounded up; 0 after it. */
export const secondsLeft = (deadline: Deadline): number =>
  Math.max(0, Math.ceil(millisecondsLeft(deadline) / SECOND_MS))

/**
 * Reports the seconds until a deadline at each full second and when the page becomes visible, because timers pause
 * while the machine sleeps. Returns a function that stops it (calls/deadlines).
 */
export function watchSeconds(deadline: Deadline, onSecond: (left: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    tab.clearTimeout(timer)
    const left = secondsLeft(deadline)
    onSecond(left)
    if (left > 0) timer = tab.setTimeout(look, millisecondsLeft(deadline) % SECOND_MS || SECOND_MS)
    else stop()
  }
  const stop = () => {
    tab.clearTimeout(timer)
    tab.document.removeEventListener('visibilitychange', look)
  }
  tab.document.addEventListener('visibilitychange', look)
  look()
  return stop
}
