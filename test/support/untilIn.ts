import type { Deadline } from 'src/services/clock'

/** A deadline may have been set so long before the expectation of it was written down. */
const SLACK_MS = 2000

/** Matches a deadline of this many seconds, by both clocks: one that was set after this call, or just before it. */
export function untilIn(seconds: number): Deadline {
  const began = { monotonicMs: performance.now() - SLACK_MS, wallMs: Date.now() - SLACK_MS }
  const isBetween = (set: number, from: number, to: number): boolean => set > from && set <= to
  return {
    asymmetricMatch: ({ monotonicMs, wallMs }: Deadline) =>
      isBetween(monotonicMs - seconds * 1000, began.monotonicMs, performance.now()) &&
      isBetween(wallMs - seconds * 1000, began.wallMs, Date.now()),
    toString: () => `a deadline in ${seconds} s`,
  } as unknown as Deadline
}
