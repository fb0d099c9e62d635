import type { Deadline } from 'src/services/clock'

const SLACK_MS = 2000

/** Stands for a deadline that was so many seconds away a moment ago, by both clocks. */
export function untilIn(seconds: number): Deadline {
  const asked = seconds * 1000
  const isNear = (left: number): boolean => left <= asked && left > asked - SLACK_MS
  return {
    asymmetricMatch: ({ monotonicMs, wallMs }: Deadline) =>
      isNear(monotonicMs - performance.now()) && isNear(wallMs - Date.now()),
    toString: () => `a deadline in ${seconds} s`,
  } as unknown as Deadline
}
