/** No code and no phone number is longer: the bound keeps the work small on any input. */
const TEXT_MAX = 200

/** Converts the digits of every script, and full-width letters and signs, to ASCII. The work grows with the length of the text. */
export const asciiText = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, digit => String(decimalOf(digit)))

/** Converts the beginning of a text, as long as any code or phone number, to ASCII digits and signs. */
export const plainText = (text: string): string => asciiText(text.slice(0, TEXT_MAX))

/** Returns the digits of a code without other characters (forms/code-digits). */
export const digitsIn = (text: string): string => plainText(text).replace(/\D/g, '')

/** A code as people read it: so many characters together, and a sign between. */
export const inGroups = (code: string, groupsOf: number, sign: string): string =>
  (code.match(new RegExp(`.{1,${groupsOf}}`, 'g')) ?? []).join(sign)

// The ten digits of a script are consecutive, zero first, and no script's digits follow another's.
function decimalOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}
