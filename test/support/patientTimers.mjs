/* global performance */
/** A timer waits in parts of this length. */
const PART_MS = 50
/** How much of a part counts at most: beyond it the process did not run. */
const MOST_MS = 2 * PART_MS

/**
 * Returns `setTimeout` and `clearTimeout` that leave out the time in which the process did not run, because the machine was busy or a module was compiled.
 * A limit of the app then cannot pass before a response that has already arrived is read: between two parts, the event loop reads arrived responses.
 */
export function patientTimers({ setTimeout, clearTimeout }) {
  /** The part that each timer waits for, by the id of its first part, which is the timer's own. */
  const parts = new Map()

  function wait(leftMs, act, timer) {
    const began = performance.now()
    const end = () => {
      const left = leftMs - Math.min(performance.now() - began, MOST_MS)
      if (left >= 1) {
        wait(left, act, timer)
        return
      }
      parts.delete(timer.id)
      act()
    }
    const part = setTimeout(end, Math.min(leftMs, PART_MS))
    timer.id ??= part
    parts.set(timer.id, part)
    return timer.id
  }

  return {
    setTimeout: (act, ms, ...given) =>
      typeof act === 'function' && ms > PART_MS
        ? wait(Number(ms), () => act(...given), {})
        : setTimeout(act, ms, ...given),
    clearTimeout: id => {
      clearTimeout(parts.get(id) ?? id)
      parts.delete(id)
    },
  }
}
