/** How long a pause may be between the letters of a name that is being typed, in milliseconds. */
export const TYPEAHEAD_MS = 700
const PAGE = 8

/** The option that a key leads to from the active one, or undefined when the key does not move. */
export function movedTo(key: string, active: number, count: number): number | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, last)
    case 'ArrowUp':
      return Math.max(active - 1, 0)
    case 'PageDown':
      return Math.min(active + PAGE, last)
    case 'PageUp':
      return Math.max(active - PAGE, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the next name after the active one that begins with the typed text. A repeated letter cycles through its names. */
export function typedTo(typed: string, active: number, names: readonly string[]): number | undefined {
  const wanted = folded(typed)
  const repeated = wanted.length > 1 && wanted === wanted.charAt(0).repeat(wanted.length)
  const start = wanted.length === 1 || repeated ? active + 1 : active
  const begins = (prefix: string) => {
    const found = names.findIndex((_name, step) =>
      folded(names[(start + step) % names.length] ?? '').startsWith(prefix),
    )
    return found === -1 ? undefined : (start + found) % names.length
  }
  return begins(wanted) ?? (repeated ? begins(wanted.charAt(0)) : undefined)
}
