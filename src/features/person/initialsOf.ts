/** Returns the initials of a username: the first letters of its first two parts before the `@`. */
export function initialsOf(username: string): string {
  const [name = ''] = username.split('@')
  const parts = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return parts
    .slice(0, 2)
    .map(part => String.fromCodePoint(part.codePointAt(0) ?? 0).toLocaleUpperCase())
    .join('')
}
