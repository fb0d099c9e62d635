import type { Deadline } from 'src/constants/timings'

export type { Deadline }

/** The point in time that is this many milliseconds away. */
export const deadlineIn = (ms: number): Deadline => ({
  monotonicMs: performance.now() + ms,
  wallMs: Date.now() + ms,
})

/** Milliseconds until a deadline, by the clock that says it is nearer; negative when it is over (calls/deadlines). */
export const millisecondsLeft = ({ monotonicMs, wallMs }: Deadline): number =>
  Math.min(monotonicMs - performance.now(), wallMs - Date.now())
