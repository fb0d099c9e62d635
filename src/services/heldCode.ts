/** What a code is for: signing an app in, signing this computer in by a phone, or another one by this phone, showing the company's help desk who calls, setting an authenticator app up, or recovering an account. */
type Use = 'app' | 'phone' | 'computer' | 'desk' | 'enrolment' | 'recovery'

const held: Record<Use, string> = { app: '', phone: '', computer: '', desk: '', enrolment: '', recovery: '' }

/** Holds a code that a person types into an app, reads to the help desk or saves, in the memory of this page alone (security/secrets). */
export const holdCode = (code: string, use: Use = 'app'): void => {
  held[use] = code
}

/** The code for the eye; '' where none is held. */
export const heldCode = (use: Use = 'app'): string => held[use]

export const dropCode = (use: Use = 'app'): void => holdCode('', use)
