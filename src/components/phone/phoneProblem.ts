import { PHONE_MAX, PHONE_MIN } from 'src/constants/limits'
import type { Problem } from 'src/constants/problems'

const lengthOf = (phone: string): number => phone.replace(/\D/g, '').length

/** Whether a number has more digits than any country's (password-reset/number). */
export const isTooLong = (phone: string): boolean => lengthOf(phone) > PHONE_MAX

/** Returns the problem of a mobile number, `+` and digits, if its length is wrong (password-reset/number). */
export const phoneProblem = (phone: string): Problem | undefined =>
  lengthOf(phone) < PHONE_MIN || isTooLong(phone) ? { code: 'enterMobileNumber' } : undefined
