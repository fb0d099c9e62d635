import { DESCRIPTION_MAX } from 'src/constants/limits'

const BREAK = '\n\n'

/** How much room is left to the person's own words, in characters, beside the reference (support/description-limit). */
export const remainingLength = (reference: string): number =>
  reference ? DESCRIPTION_MAX - BREAK.length - reference.length : DESCRIPTION_MAX

/** The description as it is sent: the person's words and, in its footer, the error that brought them here. */
export const withReference = (description: string, reference: string): string =>
  reference ? description.trim() + BREAK + reference : description.trim()

/** A text cut to this many characters, never through the middle of one. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  const end = /[\ud800-\udbff]/.test(text.charAt(length - 1)) ? length - 1 : length
  return text.slice(0, end)
}
