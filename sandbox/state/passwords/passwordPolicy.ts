const SPECIAL = /[!@$%^&*()_+,.?`~{}\\|/<>;'"[\]=-]/
const COMMON = ['password', 'qwerty', '123456', 'letmein', 'welcome', 'harbor-2026']

/** Why the password breaks the policy, in words, or nothing (password-change/policy). */
export function policyProblem(password: string): string | undefined {
  if (password.length < 9) return 'The password needs at least 9 characters.'
  if (!/[a-z]/.test(password) || !/[A-Z]/.test(password) || !/\d/.test(password))
    return 'The password needs a lowercase letter, an uppercase letter and a digit.'
  if (!SPECIAL.test(password)) return 'The password needs a special character.'
  if (/[#:]/.test(password)) return 'The password must not contain # or :.'
  return undefined
}

/** Known passwords, and those with the person's own names in them (password-change/prohibited). */
export function isGuessable(password: string, names: string[]): boolean {
  const lower = password.toLowerCase()
  const own = names.flatMap(name => name.toLowerCase().split(/[^\p{L}]+/u)).filter(part => part.length > 3)
  return [...COMMON, ...own].some(word => lower.includes(word))
}
