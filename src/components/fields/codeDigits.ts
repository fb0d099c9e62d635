/** The digits of a code, box by box; '' is an empty box. */
export type CodeDigits = readonly string[]

const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '')

/** What a text that was pasted or filled in at a box makes of the boxes: a whole code fills all of them, wherever it came in (forms/code-pasted). */
export function filled(digits: CodeDigits, at: number, text: string): CodeDigits {
  // The bound keeps the work small on any input.
  const given = digitsOf(text.slice(0, 200))
  const start = given.length >= digits.length ? 0 : at
  return digits.map((digit, index) => given[index - start] ?? digit)
}

/** What typing makes of a box: only the last character typed is kept, and only a digit (password-reset/code-keys). `text` is what the box holds after it. */
export function typedInto(digits: CodeDigits, at: number, text: string): CodeDigits {
  const before = digits[at] ?? ''
  const given = digitsOf(text)
  if (given.length > 2) return filled(digits, at, text)
  // The new digit is before or after the old one.
  const typed = given.length === 2 && given[1] === before ? given[0] : given.at(-1)
  if (typed === undefined && text !== '') return digits
  return digits.map((digit, index) => (index === at ? (typed ?? '') : digit))
}

/** The first empty box, or the last one of a complete code. */
export const nextBox = (digits: CodeDigits): number => {
  const empty = digits.indexOf('')
  return empty === -1 ? digits.length - 1 : empty
}

export const isComplete = (digits: CodeDigits): boolean => !digits.includes('')
