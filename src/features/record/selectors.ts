import type { DoneStep } from 'src/constants/factorKinds'
import { doneOf, INSTALL_RESULT, namesOf } from 'src/features/record/recordChanges'
import type { AnswerFacts, AwaitedCode, PageUser, RecordState } from 'src/features/record/recordState'
import type { Caller } from 'src/services/addresses/caller'
import type { Deadline } from 'src/services/clock'
import type { StepExtras } from 'src/services/stepExtras'

interface Recorded {
  record: RecordState
}

export const selectRecord = ({ record }: Recorded): RecordState => record
export const selectAnswer = ({ record }: Recorded): AnswerFacts => record.signIn.answer
export const selectBack = ({ record }: Recorded): string | undefined => record.back
export const selectPopup = ({ record }: Recorded): boolean => record.caller === 'popup'

/** Returns the party that waits for the end of the sign-in, other than the web app in this window (addresses/popup, addresses/mode). */
export const selectCaller = ({ record }: Recorded): Caller | undefined => record.caller

export const selectTyped = ({ record }: Recorded): string => record.typed ?? ''

/**
 * Returns a proven name of the page's account: entered in this sign-in, returned by the server for this session, or
 * confirmed by the current mark; '' if none is proven (one-sign-in/names).
 */
export const selectAccountName = ({ record }: Recorded): string => namesOf(record.account)[0] ?? ''

/** Returns all proven names of the page's user, for sagas: a new list at each call, which may be empty (one-sign-in/names). */
export const selectOwnNames = ({ record }: Recorded): readonly string[] => [
  ...new Set(namesOf(record.account)),
]

/**
 * Returns whether this page belongs to a sign-in or an account, so that another user's sign-in ends it. While one of
 * its own credentials is pending, the response decides (one-sign-in/bound).
 */
export const selectBound = ({ record: { account, pending } }: Recorded): boolean =>
  !pending && account.proof !== 'none'

/**
 * Returns the page's user, proven or not, and the source of the name: the user entered it last, or has signed in with
 * it since; the account has it; or the browser remembers it from the latest sign-in. '' if no name is known. A page that
 * is bound to an account shows that account, whatever was typed before (support/phone-beside).
 */
export function selectPageUser({ record: { account, typed, lastUsername = '' } }: Recorded): PageUser {
  // The name of the user's own sign-in is also the typed one, unless the user has typed another one or removed it.
  const [name] = 'name' in account && account.name ? [] : namesOf(account)
  if (name && (!typed || account.proof === 'mark')) return { proof: 'account', name }
  return typed ? { proof: 'entered', name: typed } : { proof: 'remembered', name: lastUsername }
}

/** Returns the name of this user; '' if only the browser remembers it, perhaps of another user. */
export const ownNameOf = ({ proof, name }: PageUser): string => (proof === 'remembered' ? '' : name)

/** Returns whether a guest signs in or resets a password here (storage/guest). */
export const selectGuest = ({ record: { user } }: Recorded): boolean =>
  (user.guest || user.phone?.isGuest) ?? false

/** Returns the completed steps of this sign-in, in order (sign-in/rail). */
export const selectDone = ({ record }: Recorded): readonly DoneStep[] => doneOf(record)

/** Returns whether this sign-in has completed the install flow (onboarding/install-once). */
export const selectInstalled = ({ record }: Recorded): boolean =>
  record.signIn.installed || record.deviceResults.includes(INSTALL_RESULT)

/** Returns the facts of the current step other than its code or request (factors/step-extras). */
export const selectExtras = ({ record }: Recorded): StepExtras => record.factor.extras

export const selectAwaited = ({ record }: Recorded): AwaitedCode | undefined => record.factor.awaited

/** When the wait for another code is over (factors/new-code, factors/no-code). */
export const selectNewCodeAt = ({ record }: Recorded): Deadline | undefined => record.factor.newCodeAt

/** For how many days the step offers to trust this device; a guest's device is never trusted (factors/trust-device). */
export const selectTrustDays = (state: Recorded): number | undefined =>
  selectGuest(state) ? undefined : state.record.factor.extras.trustDays
