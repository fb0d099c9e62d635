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

/** The problem to show after a ceremony without a passkey (passkeys/words). */
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

/** The problem to show when the browser has created no passkey: the text names no other way to sign in, because the person needs none here (passkeys/offer-words). */
export const creationProblem = (reason: CeremonyFailure): Problem => ({ code: CREATION_CODES[reason] })
