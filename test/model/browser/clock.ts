interface Timer {
  id: number
  owner: object
  atMs: number
  run: () => void
  everyMs?: number
}

/** Lets every promise that can settle now settle. Nothing in the model waits for the outside, so one turn is enough. */
export const settle = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/** The clock of all pages. Time passes only in `advance`. */
export class Clock {
  nowMs = Date.UTC(2026, 0, 5, 9)
  #timers: Timer[] = []
  #lastId = 0

  /** Whether the timers of this owner are stopped, because the browser has frozen its page. */
  isFrozen: (owner: object) => boolean = () => false

  set(owner: object, run: () => void, delayMs = 0, everyMs?: number): number {
    const id = (this.#lastId += 1)
    this.#timers.push({
      id,
      owner,
      atMs: this.nowMs + Math.max(0, delayMs),
      run,
      ...(everyMs && { everyMs }),
    })
    return id
  }

  clear(id: number | undefined): void {
    this.#timers = this.#timers.filter(timer => timer.id !== id)
  }

  clearAll(owner: object): void {
    this.#timers = this.#timers.filter(timer => timer.owner !== owner)
  }

  #next(): Timer | undefined {
    return this.#timers
      .filter(({ owner }) => !this.isFrozen(owner))
      .reduce<Timer | undefined>(
        (first, timer) => (!first || timer.atMs < first.atMs ? timer : first),
        undefined,
      )
  }

  /** Returns whether a timer runs within so many milliseconds. */
  isDue(withinMs: number): boolean {
    const next = this.#next()
    return next !== undefined && next.atMs <= this.nowMs + withinMs
  }

  /** Runs the timers of so many milliseconds, each with all that follows from it. */
  async advance(ms: number): Promise<void> {
    const endMs = this.nowMs + ms
    for (let timer = this.#next(); timer && timer.atMs <= endMs; timer = this.#next()) {
      const due = timer
      this.nowMs = Math.max(this.nowMs, due.atMs)
      this.clear(due.id)
      if (due.everyMs) this.#timers.push({ ...due, atMs: this.nowMs + due.everyMs })
      due.run()
      await settle()
    }
    this.nowMs = endMs
  }
}
