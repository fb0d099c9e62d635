import type { ProblemCode } from 'src/constants/problems'
import type { Tone } from 'src/components/icons/Icon'

/** The problems that are notices: no request was rejected, and nothing has failed. */
const NOTICES: readonly ProblemCode[] = [
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
export const toneOf = (code: ProblemCode): Tone => (NOTICES.includes(code) ? 'notice' : 'danger')
