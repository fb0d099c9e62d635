import type { DoneStep } from 'src/constants/factorKinds'
import type { TextFactor } from 'src/constants/sentCodes'
import type { Caller } from 'src/services/addresses/caller'
import type { ResetInfo } from 'src/services/api/passwordResetService'
import type { Deadline } from 'src/services/clock'
import type { StepExtras } from 'src/services/stepExtras'
import type { Mark } from 'src/services/storage/currentSignIn'

/** The facts about the person in the answer to the password; they outrank the company settings until this sign-in has ended (sign-in/answer-outranks). */
export interface AnswerFacts {
  passwordIsActivationCode?: boolean | null | undefined
  /** Null says that it never expires. */
  passwordExpiresIn?: number | null | undefined
  autoLoginEnabled?: boolean | null | undefined
  passkeyOffer?: boolean | null | undefined
  /** Comes with the answer; its cookie keeps it, and no state. */
  userId?: string | number | null | undefined
}

/** A sent code that the person has to enter. */
export interface AwaitedCode {
  mfaType: TextFactor
  /** For how long the code counts, from the first sight of its page. */
  timeoutS: number
  /** Absent until its page was first seen. */
  ends?: Deadline | undefined
}

/** The mark of the sign-in that this page belongs to. */
export interface OwnMark extends Mark {
  /** Whose sign-in this page has begun, or shows; absent where it has begun nothing (one-sign-in/whose). */
  username?: string | undefined
}

/** All that is known of the sign-in of this tab: the one home of it. Storage is its mirror (storage/mirror). */
export interface RecordState {
  /** The username that was typed last in this tab. */
  typed?: string | undefined
  /** The person whose password or passkey was right; '' after an identity provider, because only the web app learns whom it signs in. */
  username?: string | undefined
  /** Who has signed in on this browser last, as this page found it. */
  lastUsername?: string | undefined
  answer: AnswerFacts
  /** The steps that the person has passed, in order; absent if that is a password alone. */
  done?: readonly DoneStep[] | undefined
  /** Where to return, as it was given: untrusted. */
  back?: string | undefined
  /** Who waits for the end of the sign-in, where it is not the web app in this window (addresses/popup, addresses/native). */
  caller?: Caller | undefined
  guest?: boolean | undefined
  /** The phone or the mailbox that a reset goes by. */
  phone?: ResetInfo | undefined
  onboardingStatus?: string | undefined
  userSettings?: unknown
  /** The onboarding waits for this device to be set up (onboarding/try-again). */
  deviceDue: boolean
  /** This sign-in has been through the install flow (onboarding/install-once). */
  installed: boolean
  /** The results of the checks of this device. */
  deviceResults: readonly string[]
  awaited?: AwaitedCode | undefined
  /** The extras of the step under way. */
  extras: StepExtras
  /** When the wait for another code is over; absent until the page of the code was first seen. */
  newCodeAt?: Deadline | undefined
  mark?: OwnMark | undefined
  /** The name by which the server knows the session, where it says so (one-sign-in/server-word). */
  serverName?: string | undefined
  /** A sign-out that is under way, or that has failed and may be tried again (one-sign-in/sign-out). */
  signOut?: 'running' | 'failed' | 'retried' | undefined
  /** A refresh has emptied the storage, and nothing has changed since (storage/refresh). */
  refreshed?: true | undefined
}

/** How the install flow marks its end among the results of the device check. */
export const INSTALL_RESULT = 'install'

/** Enough to see that an address is too long when its login is stripped. */
export const BACK_KEPT = 4096
