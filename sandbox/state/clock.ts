/** The time that codes, sessions and lock-outs go by; a test may move it. */
export class Clock {
  offsetMs = 0

  now(): number {
    return Date.now() + this.offsetMs
  }
}
