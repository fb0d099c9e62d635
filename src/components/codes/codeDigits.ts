import { digitsIn } from 'src/components/fields/plainText'

/** The digits of a code, box by box; '' is an empty box. */
export type CodeDigits = readonly string[]

/**
 * Returns the boxes after a text was pasted or filled in at one of them. A whole code fills all boxes, from any box;
 * a text without a digit leaves the same `digits` (forms/code-pasted).
 */
export function filled(digits: CodeDigits, at: number, text: string): CodeDigits {
  const given = digitsIn(text)
  if (given === '') return digits
  const start = startOf(digits, at, given)
  return digits.map((digit, index) => given[index - start] ?? digit)
}

const startOf = (digits: CodeDigits, at: number, given: string): number =>
  given.length >= digits.length ? 0 : at

/** The box of the last digit of such a text. */
export function lastFilled(digits: CodeDigits, at: number, text: string): number {
  const given = digitsIn(text)
  return Math.min(startOf(digits, at, given) + given.length, digits.length) - 1
}

/** Whether a box holds more than its digit and one typed key: a text that was pasted or filled in. */
export const isMany = (text: string): boolean => digitsIn(text).length > 2

/** The boxes after typing in one: keeps only the last character, and only a digit; otherwise the same `digits` (password-reset/code-keys). `text` is the content of the box after the key. */
export function typedInto(digits: CodeDigits, at: number, text: string): CodeDigits {
  const before = digits[at] ?? ''
  const given = digitsIn(text)
  if (isMany(text)) return filled(digits, at, text)
  if (text.length > 1 && given === before) return digits
  // The new digit is before or after the old one.
  const typed = given.length === 2 && given[1] === before ? given[0] : given.at(-1)
  if (typed === undefined && text !== '') return digits
  return digits.map((digit, index) => (index === at ? (typed ?? '') : digit))
}

/**
 * Returns the digits that a composition has inserted into a box: `composed`, or the content of the box without the
 * earlier digit `before` (forms/composition).
 */
export function composedDigits(before: string, text: string, composed: string): string {
  const all = digitsIn(text)
  const given = digitsIn(composed)
  if (given !== '' && all.length - given.length <= before.length) return given
  return before !== '' && all.length > 1 && all.startsWith(before) ? all.slice(1) : all
}

/** Returns the first empty box, or the last one of a complete code. */
export const nextBox = (digits: CodeDigits): number => {
  const empty = digits.indexOf('')
  return empty === -1 ? digits.length - 1 : empty
}

export const isComplete = (digits: CodeDigits): boolean => !digits.includes('')
