import { NAME_MAX, NAME_TAIL } from 'src/constants/limits'

const HEAD = NAME_MAX - NAME_TAIL - 1

/** A name of a device or app: over 45 characters its first 38, `…` and its last 6 (password-change/short-names). */
export function shortName(name: string): string {
  // Counts code points, not UTF-16 units, so that it does not cut an emoji in two.
  const characters = Array.from(name)
  if (characters.length <= NAME_MAX) return name
  return `${characters.slice(0, HEAD).join('')}…${characters.slice(-NAME_TAIL).join('')}`
}
