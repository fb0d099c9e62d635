import { PASSWORD_MIN } from 'src/constants/limits'

export const RULES = ['length', 'lowercase', 'uppercase', 'digit', 'special', 'allowed', 'match'] as const

export type Rule = (typeof RULES)[number]

const SPECIAL = /[!@$%^&*()_+,.?`~{}\\|/<>;'"[\]=-]/
const FORBIDDEN = /[#:]/

/** The rules of a new password that hold; nothing holds for an empty one (password-change/policy). */
export function metRules(password: string, verify: string): Rule[] {
  if (password === '') return []
  const holds: Record<Rule, boolean> = {
    length: password.length >= PASSWORD_MIN,
    lowercase: /[a-z]/.test(password),
    uppercase: /[A-Z]/.test(password),
    digit: /[0-9]/.test(password),
    special: SPECIAL.test(password),
    allowed: !FORBIDDEN.test(password),
    match: password === verify,
  }
  return RULES.filter(rule => holds[rule])
}

/** The same rules in the format that browsers and password managers read to generate a password. */
export const PASSWORD_RULES = `minlength: ${PASSWORD_MIN}; required: lower; required: upper; required: digit; required: [-!@$%^&*()_+,.?\`~{}\\|/<>;'"[=]];`
