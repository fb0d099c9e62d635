import type { createLog } from './log'
import { diff } from './patches'
import type { Show } from './shown'

/** Keeps what the browser keeps for a page, masked as everything else: the first time as a whole, then what has changed. */
export function followKept({ recording, add, nextBetween }: ReturnType<typeof createLog>, show: Show) {
  let last: unknown
  let kept = show.show({})
  return (next: unknown): void => {
    if (next === last) return
    last = next
    const before = kept
    kept = show.show(next)
    if (!recording.kept) {
      recording.kept = kept
      return
    }
    const patches = diff(before, kept)
    // A replay sees by the numbers what has ended at once: what is kept has no part in that.
    if (patches.length > 0) add('kept', { patches }, nextBetween())
  }
}
