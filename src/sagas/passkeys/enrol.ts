import type { Problem } from 'src/constants/problems'
import { creationProblem } from 'src/features/ceremonyProblem'
import { creationBegun } from 'src/features/passkeys/creationBegun'
import { selectAccountName } from 'src/features/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { problemOf } from 'src/features/problemOf'
import { catchProblem } from 'src/sagas/caught'
import { call, callEffect, put, race, type Saga, select, spawn, takeEffect } from 'src/sagas/effects'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { signalPasskeys } from 'src/sagas/passkeys/signalPasskeys'
import { fetchPasskeyCreation, keepPasskey } from 'src/services/api/passkeys/passkeyService'
import { type Attestation, createPasskey } from 'src/services/browser/passkeys/ceremony'
import { signalGone } from 'src/services/browser/passkeys/signals'
import { beginSubmit } from 'src/services/http/http'

export type Enrolment =
  | { kind: 'kept' }
  | { kind: 'signedOut' }
  /** The server requires the person to prove their identity again (security-page/proof). */
  | { kind: 'proveAgain' }
  | { kind: 'failed'; problem: Problem }

/** Creates a passkey on this device and registers it at the server (passkeys/offer). */
export function* enrol(how: 'dialog' | 'silently'): Saga<Enrolment> {
  yield* put(creationBegun())
  try {
    if (how === 'dialog') yield* call(beginSubmit, 'createPasskey')
    const options = yield* call(callForPerson, fetchPasskeyCreation)
    if (typeof options === 'string') return { kind: options }
    const ceremony = yield* call(createPasskey, options, how)
    if (ceremony.kind === 'failed') return { kind: 'failed', problem: creationProblem(ceremony.reason) }
    return yield* call(keep, ceremony.credential, options.rp.id)
  } catch (error) {
    return { kind: 'failed', problem: yield* catchProblem(error, 'serverTryLater') }
  }
}

/**
 * Registers the passkey at the server. If the server rejects this particular passkey, the device deletes it. After
 * any other failure, or if the saga was cancelled before the response, the server's list decides: the device hides a
 * passkey that the list lacks, and shows it again when a later list contains it (passkeys/withdrawn).
 */
function* keep(credential: Attestation, rpId: string | undefined): Saga<Enrolment> {
  const before = yield* select(selectAccountName)
  let settled = false
  try {
    const keeping = yield* call(callForPerson, keepPasskey, credential)
    settled = true
    if (typeof keeping === 'string') return { kind: keeping }
    yield* call(signalGone, rpId, credential.id)
    return { kind: 'failed', problem: problemOf(keeping.failure, 'serverTryLater') }
  } finally {
    // If another page has signed in a different person, the list would be that person's.
    if (!settled && (yield* select(selectAccountName)) === before) yield* spawn(withdraw, before)
  }
}

/**
 * Signals the server's list to the device. Another attempt cancels this, because the list may be older than the
 * passkey of that attempt. The end of the sign-in cancels it too, because the list would be the next person's.
 */
function* withdraw(username: string | undefined): Saga {
  yield* race({
    told: callEffect(signalPasskeys, username),
    again: takeEffect(creationBegun),
    out: takeEffect(sessionEvents.signedOut),
    overtaken: takeEffect(sessionEvents.overtaken),
  })
}
