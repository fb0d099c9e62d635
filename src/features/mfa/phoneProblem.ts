import { PHONE_MIN } from 'src/constants/limits'
import type { Problem } from 'src/constants/problems'

/** What is wrong with a mobile number, or undefined: it has at least 6 digits (spec §5, Phone number). */
export const phoneProblem = (phoneNumber: string): Problem | undefined =>
  phoneNumber.replace(/\D/g, '').length < PHONE_MIN ? { code: 'enterMobileNumber' } : undefined
