import { PHONE_MIN } from 'src/constants/limits'
import type { Problem } from 'src/constants/problems'

/** What is wrong with a number, `+` and digits, or undefined: it has at least 6 digits (password-reset/number). */
export const phoneProblem = (phone: string): Problem | undefined =>
  phone.replace(/\D/g, '').length < PHONE_MIN ? { code: 'enterMobileNumber' } : undefined
