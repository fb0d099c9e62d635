import type { DoneStep } from 'src/constants/factorKinds'
import { doneOf } from 'src/features/session/record/recordChanges'
import {
  type AwaitedCode,
  INSTALL_RESULT,
  type RecordState,
  type AnswerFacts,
} from 'src/features/session/record/recordState'
import type { Caller } from 'src/services/addresses/caller'
import type { Deadline } from 'src/services/clock'
import type { StepExtras } from 'src/services/stepExtras'

const selectRecord = (record: RecordState): RecordState => record
const selectAnswer = (record: RecordState): AnswerFacts => record.answer
const selectBack = (record: RecordState): string | undefined => record.back
const selectPopup = (record: RecordState): boolean => record.caller === 'popup'

/** Who waits for the end of the sign-in; undefined where it is the web app in this window (addresses/popup, addresses/native). */
const selectCaller = (record: RecordState): Caller | undefined => record.caller

const selectTyped = (record: RecordState): string => record.typed ?? ''

/** Whose password was right, as far as this sign-in knows; '' behind an identity provider. */
const selectSignInName = (record: RecordState): string | undefined => record.username

/** The name for the sign-in page: the same, else the username that was typed last. */
const selectTypedName = (record: RecordState): string => record.username || record.typed || ''

/** Who is signed in, as far as this browser knows, or the name that was typed for an identity provider; '' where it knows none. */
function selectKnownName(record: RecordState): string {
  const name = record.username ?? record.lastUsername
  return (name === '' ? record.typed : name) ?? ''
}

/** The name for a request for help: the person who signs in here, else the typed name, else the person who signed in on this browser last (support/fields). */
const selectAskerName = (record: RecordState): string => selectTypedName(record) || selectKnownName(record)

/** Whether it is a guest who signs in or resets a password here (storage/guest). */
const selectGuest = (record: RecordState): boolean => (record.guest || record.phone?.isGuest) ?? false

/** What this sign-in has been through, in order (sign-in/rail). */
const selectDone = (record: RecordState): readonly DoneStep[] => doneOf(record)

/** Whether this sign-in has been through the install flow (onboarding/install-once). */
const selectInstalled = (record: RecordState): boolean =>
  record.installed || record.deviceResults.includes(INSTALL_RESULT)

/** What the step under way says beyond its code or request (factors/step-extras). */
const selectExtras = (record: RecordState): StepExtras => record.extras

/** The code that was sent and is waited for, with its end. */
const selectAwaited = (record: RecordState): AwaitedCode | undefined => record.awaited

/** When the wait for another code is over (factors/new-code, factors/no-code). */
const selectNewCodeAt = (record: RecordState): Deadline | undefined => record.newCodeAt

/** For how many days the step offers to trust this device; a guest's device is never trusted (factors/trust-device). */
const selectTrustDays = (record: RecordState): number | undefined =>
  selectGuest(record) ? undefined : record.extras.trustDays

/** The person for whom the page acts: the one whose sign-in it has begun, or whom it shows (one-sign-in/whose). */
const selectPageName = (record: RecordState): string => record.mark?.username || selectKnownName(record)

/** The selectors of the record's slice. */
export const recordSelectors = {
  selectRecord,
  selectAnswer: selectAnswer,
  selectBack,
  selectPopup,
  selectCaller,
  selectTyped,
  selectSignInName,
  selectTypedName,
  selectKnownName,
  selectAskerName,
  selectGuest,
  selectDone,
  selectInstalled,
  selectExtras,
  selectAwaited,
  selectNewCodeAt,
  selectTrustDays,
  selectPageName,
}
