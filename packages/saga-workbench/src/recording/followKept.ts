import type { createLog } from './log'
import { diff } from './patches'
import type { Show } from './shown'

/** Records the cookies and the storage of a page, masked like everything else: all values at first, then the changes. */
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
    // A replay recognizes by the numbers which effects ended at once, so a change of the storage must not use a number.
    if (patches.length > 0) add('kept', { patches }, nextBetween())
  }
}
