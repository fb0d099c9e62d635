import { digitsIn } from 'src/components/fields/plainText'

/** The digits of a code, box by box; '' is an empty box. */
export type CodeDigits = readonly string[]

/**
 * Returns the boxes after a text was pasted or filled in at one of them. A whole code fills all boxes, from any box;
 * a text without a digit leaves the same `digits` (forms/code-pasted).
 */
export function filled(digits: CodeDigits, at: number, text: string): CodeDigits {
  const newDigits = digitsIn(text)
  if (newDigits === '') return digits
  const start = startOf(digits, at, newDigits)
  return digits.map((digit, index) => newDigits[index - start] ?? digit)
}

const startOf = (digits: CodeDigits, at: number, newDigits: string): number =>
  newDigits.length >= digits.length ? 0 : at

/** The box of the last digit of such a text. */
export function lastFilled(digits: CodeDigits, at: number, text: string): number {
  const newDigits = digitsIn(text)
  return Math.min(startOf(digits, at, newDigits) + newDigits.length, digits.length) - 1
}

/** Whether a box holds more than its digit and one typed key: a text that was pasted or filled in. */
export const isMany = (text: string): boolean => digitsIn(text).length > 2

/** The boxes after typing in one: keeps only the last character, and only a digit; otherwise the same `digits` (password-reset/code-keys). `text` is the content of the box after the key. */
export function typedInto(digits: CodeDigits, at: number, text: string): CodeDigits {
  const before = digits[at] ?? ''
  const newDigits = digitsIn(text)
  if (isMany(text)) return filled(digits, at, text)
  if (text.length > 1 && newDigits === before) return digits
  // The new digit is before or after the old one.
  const typed = newDigits.length === 2 && newDigits[1] === before ? newDigits[0] : newDigits.at(-1)
  if (typed === undefined && text !== '') return digits
  return digits.map((digit, index) => (index === at ? (typed ?? '') : digit))
}

/** Returns the digits that a composition has inserted into a box: `composed`, or the content of the box without the earlier digit `before` (forms/composition). */
export function composedDigits(before: string, text: string, composed: string): string {
  const all = digitsIn(text)
  const newDigits = digitsIn(composed)
  if (newDigits !== '' && all.length - newDigits.length <= before.length) return newDigits
  return before !== '' && all.length > 1 && all.startsWith(before) ? all.slice(1) : all
}

/** Returns the first empty box, or the last one of a complete code. */
export const nextBox = (digits: CodeDigits): number => {
  const empty = digits.indexOf('')
  return empty === -1 ? digits.length - 1 : empty
}

export const isComplete = (digits: CodeDigits): boolean => !digits.includes('')
