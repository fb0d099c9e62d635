/** The clock for codes, sessions and lock-outs; a test may move it. */
export class Clock {
  offsetMs = 0

  now(): number {
    return Date.now() + this.offsetMs
  }
}
