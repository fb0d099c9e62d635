import type { ProblemCode } from 'src/constants/problems'
import { PHONE_MIN } from 'src/constants/limits'
import { isTooLong } from 'src/components/phone/phoneProblem'
import { isEmailAddress } from 'src/features/support/isEmailAddress'
import { cleanName } from 'src/services/cleanUsername'

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
