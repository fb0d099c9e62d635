/** No code and no phone number is longer: the bound keeps the work small on any input. */
const TEXT_MAX = 200

/** ASCII digits and signs, whatever script they were typed in. */
export const plainText = (text: string): string =>
  text
    .slice(0, TEXT_MAX)
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, digit => String(decimalOf(digit)))

/** The digits of a code; anything else is ignored (forms/code-digits). */
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
