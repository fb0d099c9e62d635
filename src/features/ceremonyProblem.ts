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

/** Returns the problem to show after a ceremony that returned no passkey (passkeys/words). */
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

/**
 * Returns the problem to show when the browser has created no passkey. Its text offers no other way to sign in,
 * because the person is already signed in (passkeys/offer-words).
 */
export const creationProblem = (reason: CeremonyFailure): Problem => ({ code: CREATION_CODES[reason] })
