import type { ProblemCode } from 'src/constants/problems'
import type { Tone } from 'src/components/icons/signs'

/** Problems that are notices: nobody has refused anything, and nothing has failed. */
const TOLD: readonly ProblemCode[] = [
  'sessionLifespan',
  'sessionInactive',
  'codeTimedOut',
  'signInAgain',
  'otherAccount',
  'signedOutElsewhere',
  'providerCancelled',
  'noPhone',
  'notAutomatic',
  'alreadyCreated',
  'deviceNotSetUp',
]

/** The tone of a problem (accessibility/tones). */
export const toneOf = (code: ProblemCode): Tone => (TOLD.includes(code) ? 'notice' : 'danger')
