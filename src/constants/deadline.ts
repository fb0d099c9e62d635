/** A point in time by both clocks: the monotonic one stops while the machine sleeps, and anybody can set the wall clock. */
export interface Deadline {
  monotonicMs: number
  wallMs: number
}
