import { PHONE_MIN } from 'src/constants/limits'

/** `;` begins the parameters of a telephone link, such as `;ext=`; a comma is a pause in front of the extension. */
const EXTENSION = /ext|x|[;,#]/gi

/** Removes the extension of a number that was pasted or filled in over `previous` (password-reset/number). */
export function withoutExtension(text: string, previous: string): string {
  if (isOneKey(text, previous)) return text
  const begins = [...text.matchAll(EXTENSION)].find(
    // A number that follows, with its plus, is not an extension.
    ({ index }) => digitsBefore(text, index) >= PHONE_MIN && !text.includes('+', index),
  )
  return begins ? text.slice(0, begins.index).trimEnd() : text
}

const digitsBefore = (text: string, end: number): number => text.slice(0, end).replace(/\D/g, '').length

/** Whether one typed character makes the difference: it may be a slip in the middle of a number. */
function isOneKey(text: string, previous: string): boolean {
  if (text.length !== previous.length + 1) return false
  const at = Array.from(previous).findIndex((character, index) => character !== text[index])
  return at === -1 || text.slice(at + 1) === previous.slice(at)
}
