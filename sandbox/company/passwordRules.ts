/** The company's rules for a new password: an extension of the contract (password-change/company-rules). */
export interface PasswordRules {
  minLength?: number
  maxLength?: number
  kinds?: ('lowercase' | 'uppercase' | 'digit' | 'special')[]
  kindsNeeded?: number
  special?: string
  forbidden?: string[]
  blocklist?: string[]
  texts?: Record<string, string>
}

/** The rules that the control room offers, by their name there. */
export const PASSWORD_RULES: Record<string, PasswordRules> = {
  'Twelve characters, three of four kinds': {
    minLength: 12,
    maxLength: 64,
    kinds: ['lowercase', 'uppercase', 'digit', 'special'],
    kindsNeeded: 3,
    special: '!?+-_.',
    forbidden: ['#', 'harbor'],
    texts: {
      'en-US':
        'Harbor asks for a new password every two years. Passwords of other services are not safe here.',
      de: 'Harbor verlangt alle zwei Jahre ein neues Passwort. Passwörter anderer Dienste sind hier nicht sicher.',
    },
  },
  'Long, of any kind, and not a known one': {
    minLength: 15,
    maxLength: 128,
    blocklist: ['correct horse battery staple', 'passwordpassword'],
    texts: { 'en-US': 'Four words that do not belong together make a good password.' },
  },
}
