import type { PasswordRules } from 'sandbox/company/passwordRules'
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32
/** A sixteenth of the cost for real accounts: these protect nothing, and every sign-in of a test waits for it. */
const COST = 1024

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, { cost: COST }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  return `${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`
}

export const matchesHash = async (password: string, hash: string): Promise<boolean> => {
  const [salt = '', key = ''] = hash.split('$')
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64')), Buffer.from(key, 'base64'))
}

const SPECIAL = /[!@$%^&*()_+,.?`~{}\\|/<>;'"[\]=-]/
const COMMON = ['password', 'qwerty', '123456', 'letmein', 'welcome', 'harbor-2026']

/** Returns why the password breaks the policy, in words, or undefined (password-change/policy). */
export function policyProblem(password: string): string | undefined {
  if (password.length < 9) return 'The password needs at least 9 characters.'
  if (!/[a-z]/.test(password) || !/[A-Z]/.test(password) || !/\d/.test(password))
    return 'The password needs a lowercase letter, an uppercase letter and a digit.'
  if (!SPECIAL.test(password)) return 'The password needs a special character.'
  if (/[#:]/.test(password)) return 'The password must not contain # or :.'
  return undefined
}

/** Returns why the password breaks the rules of the settings, in words, or undefined (password-change/company-rules). */
export function ruleProblem(password: string, rules: PasswordRules): string | undefined {
  const { minLength = 1, maxLength = 1024, kinds = [], forbidden = [], blocklist = [] } = rules
  const length = Array.from(password).length
  const lower = password.toLowerCase()
  if (length < minLength) return `The password needs at least ${minLength} characters.`
  if (length > maxLength) return `The password may have ${maxLength} characters at most.`
  const special = rules.special ?? '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'
  const has = {
    lowercase: /[a-z]/.test(password),
    uppercase: /[A-Z]/.test(password),
    digit: /\d/.test(password),
    special: Array.from(special).some(sign => password.includes(sign)),
  }
  if (kinds.filter(kind => has[kind]).length < (rules.kindsNeeded ?? kinds.length))
    return 'The password needs characters of more kinds.'
  const found = forbidden.find(text => lower.includes(text.toLowerCase()))
  if (found !== undefined) return `The password must not contain ${found}.`
  if (blocklist.some(known => known.toLowerCase() === lower)) return 'The password is easy to guess.'
  return undefined
}

/** Returns whether a password is a known one, or contains the person's names (password-change/prohibited). */
export function isGuessable(password: string, names: string[]): boolean {
  const lower = password.toLowerCase()
  const own = names.flatMap(name => name.toLowerCase().split(/[^\p{L}]+/u)).filter(part => part.length > 3)
  return [...COMMON, ...own].some(word => lower.includes(word))
}
