import { digitsIn, plainText } from 'src/components/fields/plainText'

interface Entry {
  text: string
  caret: number
}

export type Mask = (entry: Entry, deleting: boolean) => Entry

const OFFLINE_DIGITS = 8
const DASH_AFTER = 4

/** Accepts only digits and ignores all other characters (forms/code-digits). */
export const digitsMask: Mask = ({ text, caret }) => ({
  text: digitsIn(text),
  caret: digitsIn(text.slice(0, caret)).length,
})

/** Accepts this many digits. In a full field, a digit replaces the one after the caret (forms/code-length). */
export const lengthMask =
  (length: number): Mask =>
  (entry, deleting) => {
    const { text, caret } = digitsMask(entry, deleting)
    const more = Math.max(text.length - length, 0)
    return {
      text: `${text.slice(0, caret)}${text.slice(caret + more)}`.slice(0, length),
      caret: Math.min(caret, length),
    }
  }

/** Returns how the digits of a code are entered: in boxes if their number is known (forms/code-length). */
export const codeOf = (digits: number | undefined): { mask: Mask; length?: number } =>
  digits === undefined ? { mask: digitsMask } : { mask: lengthMask(digits), length: digits }

/** Digits with a dash after the fourth, at most nine characters; a dash that is being deleted is not put back (factors/offline-code). */
export const offlineMask: Mask = ({ text, caret }, deleting) => {
  const digits = digitsIn(text).slice(0, OFFLINE_DIGITS)
  const before = Math.min(digitsIn(text.slice(0, caret)).length, digits.length)
  const dash =
    digits.length > DASH_AFTER || (digits.length === DASH_AFTER && (!deleting || text.endsWith('-')))
  const masked = dash ? `${digits.slice(0, DASH_AFTER)}-${digits.slice(DASH_AFTER)}` : digits
  if (masked === text) return { text, caret }
  const pastDash = dash && (before > DASH_AFTER || (before === DASH_AFTER && !deleting))
  return { text: masked, caret: before + (pastDash ? 1 : 0) }
}

/** Keeps every character, converted to ASCII if it has an ASCII form, for a code with letters (forms/code-digits). */
export const asciiMask: Mask = ({ text, caret }) => ({
  text: plainText(text),
  caret: plainText(text.slice(0, caret)).length,
})

/** The code in a text that is entered as a whole. */
export const codeIn = (text: string, mask: Mask): string =>
  mask({ text, caret: text.length }, false).text.trim()
