import type { DoneStep } from 'src/constants/factorKinds'
import type { ChangeReason } from 'src/constants/passwordChange'
import type { TextFactor } from 'src/constants/sentCodes'
import type { Caller } from 'src/services/addresses/caller'
import type { ResetInfo } from 'src/services/api/password/passwordResetService'
import type { Deadline } from 'src/services/clock'
import type { StepExtras } from 'src/services/stepExtras'
import type { Mark } from 'src/services/storage/oneSignIn/currentSignIn'

/** The facts about the person in the answer to the password; they outrank the company settings until this sign-in has ended (sign-in/answer-outranks). */
export interface AnswerFacts {
  passwordIsActivationCode?: boolean | null | undefined
  /** Null if the password never expires. */
  passwordExpiresIn?: number | null | undefined
  autoLoginEnabled?: boolean | null | undefined
  passkeyOffer?: boolean | null | undefined
  /** Why the user must choose a new password before the sign-in goes on (password-change/required). */
  passwordChange?: ChangeReason | null | undefined
  /** `federated`: no checks follow the new password (sign-in/federated). */
  type?: string | null | undefined
  /** Comes with the answer; its cookie keeps it, and no state. */
  userId?: string | number | null | undefined
}

export interface AwaitedCode {
  mfaType: TextFactor
  /** For how long the code counts, from the first sight of its page. */
  timeoutS: number
  /** Absent until its page was first seen. */
  ends?: Deadline | undefined
}

/** The account of the page, by the proof that the page has of it (one-sign-in/whose, one-sign-in/names). */
export type Account = {
  /** The name by which the server knows the session, if it returns one (one-sign-in/server-word). */
  serverName?: string | undefined
  /** The page has read the session status to learn its account, or is reading it. */
  naming?: 'reading' | 'read' | undefined
} &
  /** The page belongs to no account. */
  (
    | { proof: 'none' }
    /** The page belongs to the mark that it found, although it has begun no sign-in; `markedName` is the name that this mark proves (one-sign-in/bound). */
    | { proof: 'mark'; markedName?: string }
    | OwnAccount
  )

/** The account whose sign-in this page has begun: the only one with a `name` (one-sign-in/whose). */
export interface OwnAccount {
  /** `away`: the browser has left for an identity provider; `back`: it has come back, and no session status has arrived yet. */
  proof: 'credential' | 'away' | 'back'
  /** '' if a refresh has removed the name. */
  name: string
  /** The name that the user typed, if the server knows the account by another one. */
  alias?: string | undefined
}

/** A name for the user of the page, and its proof: only `account` may be shown as the account's name (one-sign-in/names). */
export interface PageUser {
  proof: 'entered' | 'account' | 'remembered'
  name: string
}

/** A credential that this page has announced and that is not settled yet. */
export interface OwnPending {
  id: string
  /** The username that was entered with it; '' if only the answer names the user. */
  name: string
}

export interface SignInFacts {
  answer: AnswerFacts
  /** The completed steps, in order; absent if the password is the only one. */
  done?: DoneStep[] | undefined
  /** The onboarding waits for this device to be set up (onboarding/try-again). */
  deviceDue: boolean
  /** This sign-in has been through the install flow (onboarding/install-once). */
  installed: boolean
}

export interface FactorFacts {
  awaited?: AwaitedCode | undefined
  extras: StepExtras
  /** When the wait for another code is over; absent until the page of the code was first shown. */
  newCodeAt?: Deadline | undefined
}

/** Facts about a user that the next user of the tab must not inherit (storage/next-person). */
export interface UserFacts {
  guest?: boolean | undefined
  /** The phone or the mailbox that a reset uses. */
  phone?: ResetInfo | undefined
  onboardingStatus?: string | undefined
  userSettings?: unknown
}

/** The single source of truth for the sign-in of this tab. Storage is its mirror (storage/mirror). */
export interface RecordState {
  /** The username that was entered last in this tab: typed, or of the account whose sign-in has begun since. */
  typed?: string | undefined
  /** The account that signs in: its password or passkey was accepted, or its name was entered before the way to an identity provider. */
  username?: string | undefined
  /** The username of the latest sign-in on this browser, from a cookie. It proves nothing; it may only prefill a field. */
  lastUsername?: string | undefined
  /** Where to return, as it was given: untrusted. */
  back?: string | undefined
  /** The party that waits for the end of the sign-in, unless it is the web app in this window (addresses/popup, addresses/mode). */
  caller?: Caller | undefined
  account: Account
  /** The mark of the page's sign-in, else the latest one that the page knows. */
  mark?: Mark | undefined
  pending?: OwnPending | undefined
  /** The ids of the entries of the page's own user (one-sign-in/same-user). */
  knownIds: readonly string[]
  /** A sign-out that is under way, or that has failed and may be tried again (one-sign-in/sign-out). */
  signOut?: 'running' | 'failed' | 'retried' | undefined
  signIn: SignInFacts
  factor: FactorFacts
  user: UserFacts
  deviceResults: readonly string[]
  /** The part of the record that the mirror stores. A refresh empties the storage: until an event brings facts that the next page needs, the mirror stores only the way back and the mark (storage/refresh). */
  mirrored: 'all' | 'wayBack'
}
