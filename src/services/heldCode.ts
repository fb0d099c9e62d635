import type { JourneyName } from 'src/constants/journeys'

/** The use of a code: its journey, or signing in an app, this computer by a phone, or another computer by this phone. */
type Use = JourneyName | 'app' | 'phone' | 'computer' | 'enrolment' | 'recovery'

const held: Partial<Record<Use, string>> = {}

/** Holds a code that a person types into an app, reads to the help desk or saves, in the memory of this page alone (security/secrets). */
export const holdCode = (code: string, use: Use = 'app'): void => {
  held[use] = code
}

/** The code for the eye; '' where none is held. */
export const heldCode = (use: Use = 'app'): string => held[use] ?? ''

export const dropCode = (use: Use = 'app'): void => holdCode('', use)
