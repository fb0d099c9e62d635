interface Timer {
  run: () => void
  leftMs: number
  sinceMs: number
  real?: number
}

/** Shorter ones draw and tidy up; what a person or a saga waits for is longer. */
const SHORTEST_MS = 1000
const FIRST_ID = 1_000_000_000

/** Lets the timers of the page stand still, so that a call which is held is not given up meanwhile; they go on with what was left. */
export function ownTimers() {
  const set = window.setTimeout.bind(window)
  const clear = window.clearTimeout.bind(window)
  const timers = new Map<number, Timer>()
  let lastId = FIRST_ID
  let still = false

  const start = (id: number, timer: Timer): void => {
    timer.sinceMs = performance.now()
    timer.real = set(() => {
      timers.delete(id)
      timer.run()
    }, timer.leftMs)
  }

  const ownSet = (handler: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number => {
    if (ms < SHORTEST_MS) return set(handler, ms, ...args)
    const timer: Timer = { run: () => handler(...args), leftMs: ms, sinceMs: 0 }
    timers.set((lastId += 1), timer)
    if (!still) start(lastId, timer)
    return lastId
  }
  window.setTimeout = ownSet as typeof window.setTimeout
  const ownClear = (id = 0): void => {
    clear(timers.get(id)?.real ?? id)
    timers.delete(id)
  }
  window.clearTimeout = ownClear as typeof window.clearTimeout

  return (stand: boolean): void => {
    if (stand === still) return
    still = stand
    for (const [id, timer] of timers) {
      if (!stand) start(id, timer)
      else {
        clear(timer.real)
        timer.leftMs -= performance.now() - timer.sinceMs
      }
    }
  }
}

/** Two hands on the same timers: they stand still while either says so. */
export function shared(standStill: (still: boolean) => void): [StandStill, StandStill] {
  const still = [false, false]
  const hand =
    (index: number): StandStill =>
    stand => {
      still[index] = stand
      standStill(still.includes(true))
    }
  return [hand(0), hand(1)]
}

type StandStill = (still: boolean) => void
