import { NAME_MAX, NAME_TAIL } from 'src/constants/limits'

const HEAD = NAME_MAX - NAME_TAIL - 1

/**
 * Shortens the name of a device or app: a name of more than 45 characters becomes its first 38, `…` and its last 6
 * (password-change/short-names).
 */
export function shortName(name: string): string {
  // Counts code points, not UTF-16 units, so that it does not cut an emoji in two.
  const characters = Array.from(name)
  if (characters.length <= NAME_MAX) return name
  return `${characters.slice(0, HEAD).join('')}…${characters.slice(-NAME_TAIL).join('')}`
}
