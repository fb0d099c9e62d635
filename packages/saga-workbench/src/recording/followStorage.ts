import type { createLog } from './log'
import { diff } from './patches'
import type { Serializer } from './serializer'

/** Records the cookies and the storage of a page, masked like everything else: all values at first, then the changes. */
export function followStorage(
  { recording, add, nextBetween }: ReturnType<typeof createLog>,
  show: Serializer,
) {
  let last: unknown
  let stored = show.show({})
  return (next: unknown): void => {
    if (next === last) return
    last = next
    const before = stored
    stored = show.show(next)
    if (!recording.kept) {
      recording.kept = stored
      return
    }
    const patches = diff(before, stored)
    // A replay recognizes by the numbers which effects ended at once, so a change of the storage must not use a number.
    if (patches.length > 0) add('kept', { patches }, nextBetween())
  }
}
