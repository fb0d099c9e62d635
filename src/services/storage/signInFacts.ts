import { COOKIES } from 'src/constants/cookies'
import type { DoneStep } from 'src/constants/factorKinds'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { readCookie, removeCookie } from 'src/services/storage/readCookie'
import { readSession, removeSession, writeSession } from 'src/services/storage/sessionStore'
import {
  deviceResults,
  forgetCookies,
  forgetReturn,
  INSTALL_RESULT,
  readSignIn,
  signInName,
  type SignInRecord,
  typedName,
  writeSignIn,
} from 'src/services/storage/signInRecord'
import { forgetTextCode } from 'src/services/storage/textCodeStore'

// What the journeys after the first step note in the record of the sign-in, and read there.

/** What the answer to the password has said; it outranks the company settings until this sign-in has ended (sign-in/answer-outranks). */
export type Said = NonNullable<SignInRecord['said']>

/** Keeps the username that was typed, for the screens of this tab; the phone and the guest access of another one no longer count (storage/next-person). */
export function keepTyped(username: string): void {
  const before = readSession(SESSION_KEYS.username)
  if (before && before !== username) removeSession(SESSION_KEYS.guestAccess)
  removeSession(SESSION_KEYS.resetPasswordPhoneInfo)
  writeSession(SESSION_KEYS.username, username)
}

/** Nothing known of the person before still counts (storage/next-person). */
function forgetBefore(username: string): void {
  const before = signInName()
  // Another person in the tab must not return to the address of the one before.
  if (before && before.toLowerCase() !== username.toLowerCase()) forgetReturn()
  removeSession(SESSION_KEYS.guestAccess)
  removeSession(SESSION_KEYS.resetPasswordPhoneInfo)
  removeSession(SESSION_KEYS.onboardingStatus)
  removeSession(SESSION_KEYS.onboardingV3Enabled)
  removeSession(SESSION_KEYS.features)
  removeSession(SESSION_KEYS.userSettings)
  forgetTextCode()
  // A check that was given up proves nothing of this sign-in.
  removeCookie(COOKIES.deviceCheck)
  forgetOther(username)
}

/** An answer to a password, or to the passkey in its place, starts a new record. */
export function answerSignIn(
  username: string,
  { passwordIsActivationCode, passwordExpiresIn, autoLoginEnabled, passkeyOffer }: Said,
  done?: [DoneStep],
): void {
  forgetBefore(username)
  writeSession(SESSION_KEYS.authUsername, username)
  writeSignIn({ said: { passwordIsActivationCode, passwordExpiresIn, autoLoginEnabled, passkeyOffer }, done })
}

/** Forgets what the cookies say of somebody else than who signs in now (storage/next-person). */
export function forgetOther(username: string): void {
  const last = readCookie(COOKIES.lastLoginUsername)
  if (last && last.toLowerCase() !== username.toLowerCase()) forgetCookies()
}

/** A person who goes to an identity provider starts a new record, with no name: whom it lets in, only the web app knows. */
export function leaveForProvider(username: string): void {
  forgetBefore(username)
  removeSession(SESSION_KEYS.authUsername)
  writeSignIn({ username: '' })
}

/** The facts about the person from the answer to the password; {} without one. */
export const readSaid = (): Said => readSignIn().said ?? {}

/** Adds facts about the person; the latest counts. */
export const noteSaid = (said: Said): void => {
  const known = readSignIn()
  writeSignIn({ ...known, said: { ...known.said, ...said } })
}

/** Who is signed in, as far as this browser knows, or the name that was typed for an identity provider; '' where it knows none. */
export function knownUsername(): string {
  const name = signInName() ?? readCookie(COOKIES.lastLoginUsername)
  return (name === '' ? readSession(SESSION_KEYS.username) : name) ?? ''
}

/** Who asks for help: who signs in here or was typed here, before who has signed in on this browser (support/fields). */
export const askerName = (): string => typedName() || knownUsername()

/** Whether it is a guest who signs in or resets a password here (storage/guest). */
export const readGuest = (): boolean =>
  (readSession(SESSION_KEYS.guestAccess) || readSession(SESSION_KEYS.resetPasswordPhoneInfo)?.[0]?.isGuest) ??
  false

/** What this sign-in has been through, in order; a password, where nothing else is known (sign-in/rail). */
export const readDone = (): DoneStep[] => readSignIn().done ?? ['password']

export const noteDone = (kind: DoneStep): void =>
  writeSignIn({ ...readSignIn(), done: [...readDone(), kind] })

/** Whether the onboarding waits for this device; 'Try again' reads the status again (onboarding/try-again). */
export const isDeviceDue = (): boolean => readSignIn().deviceDue ?? false

export const noteDeviceDue = (deviceDue: boolean): void => writeSignIn({ ...readSignIn(), deviceDue })

/** Records that the install flow is finished, so that nobody has to go through it twice. */
export const noteInstalled = (): void =>
  writeSession(SESSION_KEYS.deviceComplianceResults, [...new Set([...deviceResults(), INSTALL_RESULT])])
