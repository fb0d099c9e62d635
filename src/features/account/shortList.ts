import type { Connected } from 'src/services/api/account/connectedService'

/** A list up to this length is shown whole. */
export const SHOWN_AT_ONCE = 20

/** Sorts this device first, then by when each was seen last; items without a time keep their order at the end (password-change/long-lists). */
export const mattersMost = (list: readonly Connected[]): Connected[] =>
  [...list].sort(
    (one, other) =>
      Number(other.nearby) - Number(one.nearby) ||
      (list.length > SHOWN_AT_ONCE ? (other.seenMs ?? 0) - (one.seenMs ?? 0) : 0),
  )

/** No name has more words: the bound keeps the work small on any text. */
const TEXT_MAX = 200

/** The items whose name or place contains every word of a text, in any case. */
export function matching(list: Connected[], text: string): Connected[] {
  const words = text.slice(0, TEXT_MAX).toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return list
  return list.filter(({ name, location }) => {
    const told = `${name} ${location ?? ''}`.toLocaleLowerCase()
    return words.every(word => told.includes(word))
  })
}
