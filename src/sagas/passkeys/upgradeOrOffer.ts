import { PASSKEY_UPGRADE_MS } from 'src/constants/passkeys'
import { selectSettings } from 'src/features/company/companySlice'
import { recordActions } from 'src/features/record/recordSlice'
import { selectAnswer } from 'src/features/record/selectors'
import { passkeyDue } from 'src/features/signIn/passkey/passkeyDue'
import { call, callEffect, delayEffect, put, race, type Saga, select } from 'src/sagas/effects'
import { enrol } from 'src/sagas/passkeys/enrol'
import { canKeepPasskey, canUpgrade, isAllowedHere } from 'src/services/browser/passkeys/passkeySupport'
import { isPasskeyLater } from 'src/services/storage/passkeyLater'

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
    enrolment: callEffect(enrol, 'silently' as const),
    late: delayEffect(PASSKEY_UPGRADE_MS),
  })
  if (enrolment?.kind === 'kept') {
    yield* put(recordActions.answerMerged({ passkeyOffer: false }))
    return false
  }
  // The browser has created none: the page asks the person.
  return passkeyDue({ ...facts, canUpgrade: false }) === 'offer'
}
