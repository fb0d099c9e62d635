import { NO_ACCOUNT } from 'src/features/record/recordChanges'
import type { RecordState } from 'src/features/record/recordState'
import { storedEntries, presentFields, type StepExtras } from 'src/services/stepExtras'
import type { StoredRecord, StoredValues } from 'src/services/storage/storedRecord'

const STORED_EXTRAS = Object.keys(storedEntries) as (keyof StepExtras)[]

/** Returns the record of a page load, from the values that the previous page has stored (storage/mirror). */
export function recordOf(stored: StoredRecord): RecordState {
  const { signIn, stepExtras, mfaTimeout } = stored
  const { mark, provider } = signIn ?? {}
  return {
    typed: stored.username,
    username: stored.authUsername,
    lastUsername: stored.lastUsername,
    back: stored.back,
    caller: stored.mode,
    account:
      mark || provider
        ? {
            proof: provider ?? 'credential',
            name: mark?.username ?? '',
            alias: signIn?.alias ?? undefined,
            serverName: signIn?.serverName ?? undefined,
          }
        : NO_ACCOUNT,
    mark: mark ? { id: mark.id, who: mark.who, ended: mark.ended ?? undefined } : undefined,
    knownIds: [],
    signOut: signIn?.signOutFailed ? 'failed' : undefined,
    signIn: {
      answer: signIn?.said ?? {},
      done: signIn?.done ?? undefined,
      deviceDue: signIn?.deviceDue ?? false,
      installed: signIn?.installed ?? false,
    },
    factor: {
      awaited:
        mfaTimeout === undefined
          ? undefined
          : { mfaType: stored.mfaType ?? 'sms', timeoutS: mfaTimeout, ends: stored.codeEnds },
      extras: stepExtras ? presentFields(stepExtras, STORED_EXTRAS) : {},
      newCodeAt: stored.newCodeAt,
    },
    user: {
      guest: stored.guestAccess,
      phone: stored.resetPasswordPhoneInfo?.[0],
      onboardingStatus: stored.onboardingStatus,
      userSettings: stored.userSettings,
    },
    deviceResults: stored.deviceComplianceResults ?? [],
    mirrored: 'all',
  }
}

/** Returns the values to store for the next page of this tab, by their keys; undefined for a key to remove (storage/session-keys). */
export function keysOf(record: RecordState): StoredValues {
  const { awaited, extras, newCodeAt } = record.factor
  const { guest, phone, onboardingStatus, userSettings } = record.user
  return {
    back: record.back,
    mode: record.caller,
    username: record.typed,
    authUsername: record.username || undefined,
    userSettings,
    onboardingStatus,
    mfaType: awaited?.mfaType,
    mfaTimeout: awaited?.timeoutS,
    mfaDeadline: awaited?.ends?.wallMs,
    guestAccess: guest,
    resetPasswordPhoneInfo: phone && [phone],
    deviceComplianceResults: record.deviceResults.length > 0 ? [...record.deviceResults] : undefined,
    // Without the facts of an approval's request: each poll returns them again.
    stepExtras: someOf({ ...presentFields(extras, STORED_EXTRAS), newCodeAt: newCodeAt?.wallMs }),
    signIn: signInOf(record),
  }
}

/** Returns the values to store after a refresh: the return address, and the mark of the page without the name (storage/refresh). */
export const refreshedKeysOf = ({ account, mark, back, caller }: RecordState): StoredValues => ({
  back,
  mode: caller,
  signIn: mark && 'name' in account ? { mark: { id: mark.id, who: mark.who } } : undefined,
})

function signInOf({ account, mark, signIn, signOut }: RecordState): StoredValues['signIn'] {
  const own = 'name' in account ? account : undefined
  return someOf({
    alias: own?.alias,
    said: someOf(signIn.answer),
    deviceDue: signIn.deviceDue || undefined,
    installed: signIn.installed || undefined,
    done: signIn.done && [...signIn.done],
    // A page without a sign-in finds the latest mark when it loads, and asks the server for the name under it.
    mark: own && mark && { ...mark, username: own.name },
    provider: own && own.proof !== 'credential' ? own.proof : undefined,
    serverName: own?.serverName,
    signOutFailed: signOut && true,
  })
}

/** Undefined if no field is set. */
const someOf = <T extends object>(facts: T): T | undefined =>
  Object.values(facts).some(value => value !== undefined) ? facts : undefined
