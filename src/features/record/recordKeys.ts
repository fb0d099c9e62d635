import type { RecordState } from 'src/features/record/recordState'
import { keptEntries, presentFields, type StepExtras } from 'src/services/stepExtras'
import type { Kept, KeptValues } from 'src/services/storage/keptRecord'

const KEPT = Object.keys(keptEntries) as (keyof StepExtras)[]

/** The record of a page load, from the values that the previous page has stored (storage/mirror). */
export function recordOf(kept: Kept): RecordState {
  const { signIn, stepExtras, mfaTimeout } = kept
  return {
    typed: kept.username,
    username: kept.authUsername,
    alias: signIn?.alias ?? undefined,
    lastUsername: kept.lastUsername,
    answer: signIn?.said ?? {},
    done: signIn?.done ?? undefined,
    back: kept.back,
    caller: kept.mode,
    guest: kept.guestAccess,
    phone: kept.resetPasswordPhoneInfo?.[0],
    onboardingStatus: kept.onboardingStatus,
    userSettings: kept.userSettings,
    deviceDue: signIn?.deviceDue ?? false,
    installed: signIn?.installed ?? false,
    deviceResults: kept.deviceComplianceResults ?? [],
    awaited:
      mfaTimeout === undefined
        ? undefined
        : { mfaType: kept.mfaType ?? 'sms', timeoutS: mfaTimeout, ends: kept.codeEnds },
    extras: stepExtras ? presentFields(stepExtras, KEPT) : {},
    newCodeAt: kept.newCodeAt,
    mark: signIn?.mark ? ownMark(signIn.mark) : undefined,
    knownIds: [],
    provider: signIn?.provider ?? undefined,
    serverName: signIn?.serverName ?? undefined,
    signOut: signIn?.signOutFailed ? 'failed' : undefined,
  }
}

/** Only the mark of a sign-in that has begun is stored. */
const ownMark = ({ id, who, ended, username }: NonNullable<NonNullable<KeptValues['signIn']>['mark']>) => ({
  id,
  who,
  ended: ended ?? undefined,
  username: username ?? '',
})

/** The values to store for the next page of this tab, by the names of their keys; undefined for a key to remove (storage/session-keys). */
export function keysOf(record: RecordState): KeptValues {
  const kept: KeptValues = { back: record.back, mode: record.caller }
  if (record.refreshed) return { ...kept, signIn: markOnly(record) }
  const { awaited, phone } = record
  return {
    ...kept,
    username: record.typed,
    authUsername: record.username || undefined,
    userSettings: record.userSettings,
    onboardingStatus: record.onboardingStatus,
    mfaType: awaited?.mfaType,
    mfaTimeout: awaited?.timeoutS,
    mfaDeadline: awaited?.ends?.wallMs,
    guestAccess: record.guest,
    resetPasswordPhoneInfo: phone && [phone],
    deviceComplianceResults: record.deviceResults.length > 0 ? [...record.deviceResults] : undefined,
    stepExtras: extrasOf(record),
    signIn: signInOf(record),
  }
}

/** Leaves out the facts of an approval's request: each poll brings them again. */
function extrasOf({ extras, newCodeAt }: RecordState): KeptValues['stepExtras'] {
  return someOf({ ...presentFields(extras, KEPT), newCodeAt: newCodeAt?.wallMs })
}

/** A refresh keeps the mark of the page, without the name (storage/refresh). */
const markOnly = ({ mark }: RecordState): KeptValues['signIn'] =>
  mark?.username === undefined ? undefined : { mark: { id: mark.id, who: mark.who } }

const signInOf = (record: RecordState): KeptValues['signIn'] =>
  someOf({
    alias: record.alias,
    said: someOf(record.answer),
    deviceDue: record.deviceDue || undefined,
    installed: record.installed || undefined,
    done: record.done && [...record.done],
    // A page that has begun nothing finds the latest mark when it loads.
    mark: record.mark?.username === undefined ? undefined : record.mark,
    provider: record.provider,
    serverName: record.serverName,
    signOutFailed: record.signOut && true,
  })

/** Undefined if no field is set. */
const someOf = <T extends object>(facts: T): T | undefined =>
  Object.values(facts).some(value => value !== undefined) ? facts : undefined
