interface Timer {
  run: () => void
  leftMs: number
  sinceMs: number
  real?: number
}

/** Shorter timers belong to rendering and cleanup; the waits of a person or a saga are longer. */
const SHORTEST_MS = 1000
const FIRST_ID = 1_000_000_000

/** Replaces the timers of the page. Returns a function that pauses and resumes them, so that a held call does not time out. */
export function interceptTimers(): (pause: boolean) => void {
  const set = window.setTimeout.bind(window)
  const clear = window.clearTimeout.bind(window)
  const timers = new Map<number, Timer>()
  let lastId = FIRST_ID
  let isPaused = false

  const start = (id: number, timer: Timer): void => {
    timer.sinceMs = performance.now()
    timer.real = set(() => {
      timers.delete(id)
      timer.run()
    }, timer.leftMs)
  }

  const setOwnTimeout = (handler: (...args: unknown[]) => void, ms = 0, ...args: unknown[]): number => {
    if (ms < SHORTEST_MS) return set(handler, ms, ...args)
    const timer: Timer = { run: () => handler(...args), leftMs: ms, sinceMs: 0 }
    timers.set((lastId += 1), timer)
    if (!isPaused) start(lastId, timer)
    return lastId
  }
  window.setTimeout = setOwnTimeout as typeof window.setTimeout
  const clearOwnTimeout = (id = 0): void => {
    clear(timers.get(id)?.real ?? id)
    timers.delete(id)
  }
  window.clearTimeout = clearOwnTimeout as typeof window.clearTimeout

  return pause => {
    if (pause === isPaused) return
    isPaused = pause
    for (const [id, timer] of timers) {
      if (!pause) start(id, timer)
      else {
        clear(timer.real)
        timer.leftMs -= performance.now() - timer.sinceMs
      }
    }
  }
}
