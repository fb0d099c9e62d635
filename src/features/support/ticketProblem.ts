import type { ProblemCode } from 'src/constants/problems'
import { PHONE_MIN, DESCRIPTION_MAX } from 'src/constants/limits'
import { isTooLong } from 'src/components/phone/phoneProblem'
import { cleanName } from 'src/services/cleanUsername'

const LONGEST = 254
const ATOM = /^[^\s@<>()[\]\\,;:".]+$/
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?$/u

/** Whether a text is a standard e-mail address, in any script: atoms, one `@`, and a domain of two names or more (support/validation). */
export function isEmailAddress(text: string): boolean {
  if (text.length > LONGEST) return false
  const [local, domain, ...more] = text.split('@')
  if (!local || !domain || more.length > 0) return false
  const names = domain.split('.')
  return (
    local.split('.').every(atom => ATOM.test(atom)) &&
    names.length > 1 &&
    names.every(name => LABEL.test(name))
  )
}

interface Entry {
  name: string
  email: string
  /** A plus sign and digits, or nothing. */
  phone: string
  description: string
}

export type EntryField = keyof Entry

const LETTER = /\p{L}/u

/** Returns the first invalid field in the form's order, with its error code; undefined if all fields are valid (support/validation). */
export function ticketProblem(entry: Entry): { field: EntryField; code: ProblemCode } | undefined {
  if (entry.name.trim() === '') return { field: 'name', code: 'required' }
  const email = cleanName(entry.email)
  if (email === '') return { field: 'email', code: 'required' }
  if (!isEmailAddress(email)) return { field: 'email', code: 'invalidEmail' }
  if (entry.phone.length < PHONE_MIN) return { field: 'phone', code: 'required' }
  if (isTooLong(entry.phone)) return { field: 'phone', code: 'enterMobileNumber' }
  if (!LETTER.test(entry.description)) return { field: 'description', code: 'required' }
  return undefined
}

/** Whether a field that the person leaves is flagged: an empty one, or a phone that is too short (support/on-blur). */
export const flaggedOnBlur = (field: EntryField, value: string): boolean =>
  field === 'phone' ? value.length < PHONE_MIN : (field === 'email' ? cleanName(value) : value.trim()) === ''

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
