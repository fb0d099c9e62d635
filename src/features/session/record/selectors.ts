import type { DoneStep } from 'src/constants/factorKinds'
import { doneOf } from 'src/features/session/record/recordChanges'
import type { StepExtras } from 'src/services/stepExtras'
import { INSTALL_RESULT, type RecordState, type Said } from 'src/features/session/record/recordState'

export interface WithRecord {
  record: RecordState
}

export const selectRecord = ({ record }: WithRecord): RecordState => record
export const selectSaid = ({ record }: WithRecord): Said => record.said
export const selectBack = ({ record }: WithRecord): string | undefined => record.back
export const selectPopup = ({ record }: WithRecord): boolean => record.popup
export const selectTyped = ({ record }: WithRecord): string => record.typed ?? ''

/** Whose password was right, as far as this sign-in knows; '' behind an identity provider. */
export const selectSignInName = ({ record }: WithRecord): string | undefined => record.username

/** The name for the sign-in page: the same, else the username that was typed last. */
export const selectTypedName = ({ record }: WithRecord): string => record.username || record.typed || ''

/** Who is signed in, as far as this browser knows, or the name that was typed for an identity provider; '' where it knows none. */
export function selectKnownName({ record }: WithRecord): string {
  const name = record.username ?? record.lastUsername
  return (name === '' ? record.typed : name) ?? ''
}

/** Who asks for help: who signs in here or was typed here, before who has signed in on this browser (support/fields). */
export const selectAskerName = (state: WithRecord): string => selectTypedName(state) || selectKnownName(state)

/** Whether it is a guest who signs in or resets a password here (storage/guest). */
export const selectGuest = ({ record }: WithRecord): boolean =>
  (record.guest || record.phone?.isGuest) ?? false

/** What this sign-in has been through, in order (sign-in/rail). */
export const selectDone = ({ record }: WithRecord): readonly DoneStep[] => doneOf(record)

/** Whether this sign-in has been through the install flow (onboarding/install-once). */
export const selectInstalled = ({ record }: WithRecord): boolean =>
  record.installed || record.deviceResults.includes(INSTALL_RESULT)

/** What the step under way says beyond its code or request (factors/step-extras). */
export const selectExtras = ({ record }: WithRecord): StepExtras => record.extras

/** For how many days the step offers to trust this device; a guest's device is never trusted (factors/trust-device). */
export const selectTrustDays = (state: WithRecord): number | undefined =>
  selectGuest(state) ? undefined : state.record.extras.trustDays

/** For whom the page acts: whose sign-in it has begun or shows (one-sign-in/whose). */
export const selectPageName = (state: WithRecord): string =>
  state.record.mark?.username || selectKnownName(state)
