/** What a code is for: signing an app in, or showing the company's help desk who calls. */
type Use = 'app' | 'desk'

const held: Record<Use, string> = { app: '', desk: '' }

/** Holds the code that a person types into an app, or reads to the help desk, in the memory of this page alone (security/secrets). */
export const holdCode = (code: string, use: Use = 'app'): void => {
  held[use] = code
}

/** The code for the eye; '' where none is held. */
export const heldCode = (use: Use = 'app'): string => held[use]

export const dropCode = (use: Use = 'app'): void => holdCode('', use)
