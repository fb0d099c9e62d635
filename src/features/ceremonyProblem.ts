import type { Problem, ProblemCode } from 'src/constants/problems'
import type { CeremonyFailure } from 'src/services/browser/passkeys/ceremony'

const CODES: Record<CeremonyFailure, ProblemCode> = {
  cancelled: 'passkeyCancelled',
  timedOut: 'passkeyTimedOut',
  elsewhere: 'passkeyElsewhere',
  noAuthenticator: 'passkeyNoAuthenticator',
  unsupported: 'passkeyUnsupported',
  blocked: 'passkeyBlocked',
  exists: 'passkeyExists',
}

/** Why no passkey came, in the eyes of the person (passkeys/words). */
export const ceremonyProblem = (reason: CeremonyFailure): Problem => ({ code: CODES[reason] })

const CREATION_CODES: Record<CeremonyFailure, ProblemCode> = {
  cancelled: 'passkeyNotCreated',
  timedOut: 'passkeyNotCreated',
  elsewhere: 'passkeyElsewhereLater',
  noAuthenticator: 'passkeyNotHere',
  unsupported: 'passkeyNotHere',
  blocked: 'passkeyNotHere',
  exists: 'passkeyExists',
}

/** Why none was created: there is no other way to choose, but the person can do without (passkeys/offer-words). */
export const creationProblem = (reason: CeremonyFailure): Problem => ({ code: CREATION_CODES[reason] })
