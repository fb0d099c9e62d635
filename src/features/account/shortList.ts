import type { Connected } from 'src/services/api/account/connectedService'

/** A list with at most this many items is shown in full. */
export const SHOWN_AT_ONCE = 20

/** Sorts this device first, then by most recent use; items without a time stay last, in their order (password-change/long-lists). */
export const mostRelevantFirst = (list: readonly Connected[]): Connected[] =>
  [...list].sort(
    (one, other) =>
      Number(other.nearby) - Number(one.nearby) ||
      (list.length > SHOWN_AT_ONCE ? (other.seenMs ?? 0) - (one.seenMs ?? 0) : 0),
  )

/** Longer than any name with its place. The limit bounds the work for a long pasted text. */
const TEXT_MAX = 200

/** Returns the items whose name or place contains every word of a text, ignoring case. */
export function matching(list: Connected[], text: string): Connected[] {
  const words = text.slice(0, TEXT_MAX).toLocaleLowerCase().split(/\s/)
  return list.filter(({ name, location }) => {
    const searchable = `${name} ${location ?? ''}`.toLocaleLowerCase()
    return words.every(word => searchable.includes(word))
  })
}
