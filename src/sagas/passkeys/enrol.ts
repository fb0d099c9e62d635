import type { Problem } from 'src/constants/problems'
import { creationProblem } from 'src/features/ceremonyProblem'
import { offerActions } from 'src/features/passkeys/passkeyOfferSlice'
import { selectSignInName } from 'src/features/session/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { problemOf } from 'src/features/problemOf'
import { call, callEffect, race, type Saga, select, spawn, takeEffect } from 'src/sagas/effects'
import { changeFor } from 'src/sagas/oneSignIn/changeFor'
import { signalPasskeys } from 'src/sagas/passkeys/signalPasskeys'
import { fetchPasskeyCreation, keepPasskey } from 'src/services/api/passkeys/passkeyService'
import { type Attestation, createPasskey } from 'src/services/browser/passkeys/ceremony'
import { signalGone } from 'src/services/browser/passkeys/signals'
import { failureOf } from 'src/services/http/serviceError'

export type Enrolment = { kind: 'kept' } | { kind: 'signedOut' } | { kind: 'failed'; problem: Problem }

/** Creates a passkey on this device and keeps it at the server (passkeys/offer). */
export function* enrol(how: 'dialog' | 'silently'): Saga<Enrolment> {
  try {
    const options = yield* call(changeFor, fetchPasskeyCreation)
    if (options === 'signedOut') return { kind: 'signedOut' }
    const ceremony = yield* call(createPasskey, options, how)
    if (ceremony.kind === 'failed') return { kind: 'failed', problem: creationProblem(ceremony.reason) }
    return yield* call(keep, ceremony.credential, options.rp.id)
  } catch (error) {
    return { kind: 'failed', problem: problemOf(failureOf(error), 'serverTryLater') }
  }
}

/**
 * Has the server keep it. One that it has not kept leaves the device again, for good where the server says so of this passkey.
 * After anything else, and where nobody waits for the answer any more, only the list tells: a passkey that it lacks is hidden,
 * and one that was kept late comes back with the next list (passkeys/withdrawn).
 */
function* keep(credential: Attestation, rpId: string | undefined): Saga<Enrolment> {
  const before = yield* select(selectSignInName)
  let settled = false
  try {
    const keeping = yield* call(changeFor, keepPasskey, credential)
    settled = true
    if (typeof keeping === 'string') return { kind: keeping }
    yield* call(signalGone, rpId, credential.id)
    return { kind: 'failed', problem: problemOf(keeping.failure, 'serverTryLater') }
  } finally {
    // Nothing is asked for somebody whom another page has replaced.
    if (!settled && (yield* select(selectSignInName)) === before) yield* spawn(withdraw, before)
  }
}

/** Another try ends it: the list may be older than the passkey that it creates. So does the end of the sign-in: nothing is told for somebody who is gone. */
function* withdraw(username: string | undefined): Saga {
  yield* race({
    told: callEffect(signalPasskeys, username),
    again: takeEffect(offerActions.accepted),
    out: takeEffect(sessionEvents.signedOut),
    overtaken: takeEffect(sessionEvents.overtaken),
  })
}
