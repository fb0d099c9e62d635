import type { Problem } from 'src/constants/problems'
import { creationProblem } from 'src/features/ceremonyProblem'
import { creationBegun } from 'src/features/passkeys/creationBegun'
import { selectAccountName, selectAnswer } from 'src/features/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { problemOf } from 'src/features/problemOf'
import { catchProblem } from 'src/sagas/caught'
import { call, put, race, type Saga, select, spawn, take, delay } from 'src/sagas/effects'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { signalPasskeys } from 'src/sagas/passkeys/signalPasskeys'
import { fetchPasskeyCreation, keepPasskey } from 'src/services/api/passkeys/passkeyService'
import { type Attestation, createPasskey } from 'src/services/browser/passkeys/ceremony'
import { signalGone } from 'src/services/browser/passkeys/signals'
import { beginSubmit } from 'src/services/http/http'
import { PASSKEY_UPGRADE_MS } from 'src/constants/passkeys'
import { selectSettings } from 'src/features/company/companySlice'
import { recordActions } from 'src/features/record/recordSlice'
import { passkeyDue } from 'src/features/signIn/passkey/passkeyDue'
import { canKeepPasskey, canUpgrade, isAllowedHere } from 'src/services/browser/passkeys/passkeySupport'
import { isPasskeyLater } from 'src/services/storage/passkeyLater'

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
    told: call(signalPasskeys, username),
    again: take(creationBegun),
    out: take(sessionEvents.signedOut),
    overtaken: take(sessionEvents.overtaken),
  })
}

/** Has a browser that creates passkeys on its own create one; true where the sign-in page still has to offer one (passkeys/offer, passkeys/upgrade). */
export function* upgradeOrOffer(): Saga<boolean> {
  const { passkeysEnabled, passkeyUpgradeEnabled } = yield* select(selectSettings)
  const allowed = yield* call(isAllowedHere, 'publickey-credentials-create')
  const facts = {
    offered: (yield* select(selectAnswer)).passkeyOffer ?? false,
    enabled: passkeysEnabled ?? false,
    upgrade: passkeyUpgradeEnabled ?? false,
    canKeep: allowed && (yield* call(canKeepPasskey)),
    canUpgrade: allowed && (yield* call(canUpgrade)),
    later: yield* call(isPasskeyLater),
  }
  const due = passkeyDue(facts)
  if (due !== 'upgrade') return due === 'offer'
  const { enrolment } = yield* race({
    enrolment: call(enrol, 'silently' as const),
    late: delay(PASSKEY_UPGRADE_MS),
  })
  if (enrolment?.kind === 'kept') {
    yield* put(recordActions.answerMerged({ passkeyOffer: false }))
    return false
  }
  // The browser has created none: the page asks the person.
  return passkeyDue({ ...facts, canUpgrade: false }) === 'offer'
}
