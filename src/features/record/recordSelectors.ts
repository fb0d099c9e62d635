import type { DoneStep } from 'src/constants/factorKinds'
import { doneOf, INSTALL_RESULT, namesOf } from 'src/features/record/recordChanges'
import type { AnswerFacts, AwaitedCode, RecordState, PageUser } from 'src/features/record/recordState'
import type { Caller } from 'src/services/addresses/caller'
import type { Deadline } from 'src/services/clock'
import type { StepExtras } from 'src/services/stepExtras'

const selectRecord = (record: RecordState): RecordState => record
const selectAnswer = (record: RecordState): AnswerFacts => record.signIn.answer
const selectBack = (record: RecordState): string | undefined => record.back
const selectPopup = (record: RecordState): boolean => record.caller === 'popup'

/**
 * Returns the party that waits for the end of the sign-in; undefined if it is the web app in this window
 * (addresses/popup, addresses/mode).
 */
const selectCaller = (record: RecordState): Caller | undefined => record.caller

const selectTyped = (record: RecordState): string => record.typed ?? ''

/**
 * Returns a proven name of the page's account: entered in this sign-in, returned by the server for this session, or
 * confirmed by the current mark; '' if none is proven (one-sign-in/names).
 */
const selectAccountName = ({ account }: RecordState): string => namesOf(account)[0] ?? ''

/**
 * Returns all proven names of the page's user, for comparisons in sagas. It is a new list at each call; empty if none
 * is proven (one-sign-in/names).
 */
const selectOwnNames = ({ account }: RecordState): readonly string[] => [...new Set(namesOf(account))]

/**
 * Returns whether this page belongs to a sign-in or an account, so that another user's sign-in ends it. While one of
 * its own credentials is pending, the response decides (one-sign-in/bound).
 */
const selectBound = ({ account, pending }: RecordState): boolean => !pending && account.proof !== 'none'

/**
 * Returns the page's user, proven or not, and the source of the name: the user entered it last, or has signed in with
 * it since; the account has it; or the browser remembers it from the latest sign-in. '' if no name is known. A page that
 * is bound to an account shows that account, whatever was typed before (support/phone-beside, support/desk-facts).
 */
function selectPageUser({ account, typed, lastUsername = '' }: RecordState): PageUser {
  // The name of the user's own sign-in is also the typed one, unless the user has typed another one or removed it.
  const [name] = 'name' in account && account.name ? [] : namesOf(account)
  if (name && (!typed || account.proof === 'mark')) return { proof: 'account', name }
  return typed ? { proof: 'entered', name: typed } : { proof: 'remembered', name: lastUsername }
}

/** Returns the name of this user; '' if only the browser remembers it, perhaps of another user. */
export const ownNameOf = ({ proof, name }: PageUser): string => (proof === 'remembered' ? '' : name)

/** Returns whether a guest signs in or resets a password here (storage/guest). */
const selectGuest = (record: RecordState): boolean =>
  (record.user.guest || record.user.phone?.isGuest) ?? false

/** Returns the completed steps of this sign-in, in order (sign-in/rail). */
const selectDone = (record: RecordState): readonly DoneStep[] => doneOf(record)

/** Returns whether this sign-in has completed the install flow (onboarding/install-once). */
const selectInstalled = (record: RecordState): boolean =>
  record.signIn.installed || record.deviceResults.includes(INSTALL_RESULT)

/** Returns the facts of the current step other than its code or request (factors/step-extras). */
const selectExtras = (record: RecordState): StepExtras => record.factor.extras

const selectAwaited = (record: RecordState): AwaitedCode | undefined => record.factor.awaited

/** When the wait for another code is over (factors/new-code, factors/no-code). */
const selectNewCodeAt = (record: RecordState): Deadline | undefined => record.factor.newCodeAt

/** For how many days the step offers to trust this device; a guest's device is never trusted (factors/trust-device). */
const selectTrustDays = (record: RecordState): number | undefined =>
  selectGuest(record) ? undefined : record.factor.extras.trustDays

export const recordSelectors = {
  selectRecord,
  selectAnswer,
  selectBack,
  selectPopup,
  selectCaller,
  selectTyped,
  selectAccountName,
  selectOwnNames,
  selectBound,
  selectPageUser,
  selectGuest,
  selectDone,
  selectInstalled,
  selectExtras,
  selectAwaited,
  selectNewCodeAt,
  selectTrustDays,
}
