import { COOKIES } from 'src/constants/cookies'
import type { DoneStep } from 'src/constants/factorKinds'
import { ADDRESS_MAX } from 'src/constants/limits'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { readCookie, removeCookie } from 'src/services/storage/readCookie'
import type { SessionValue } from 'src/services/storage/sessionSchemas'
import { clearSession, readSession, removeSession, writeSession } from 'src/services/storage/sessionStore'

/** The facts of the current sign-in, beside its return address and the keys that the specification names. */
export type SignInRecord = SessionValue<typeof SESSION_KEYS.signIn>

const POPUP = 'popup'

/** What the answer to the password has said; it outranks the company settings until this sign-in has ended (sign-in/answer-outranks). */
export type Said = NonNullable<SignInRecord['said']>

/** The facts that a refresh has taken out of the storage. The page writes them back when it goes away. */
let carried: SignInRecord | undefined

/** The sign-in under way; without one, an empty record. */
export const readSignIn = (): SignInRecord => carried ?? readSession(SESSION_KEYS.signIn) ?? {}

function writeSignIn(known: SignInRecord): void {
  carried = undefined
  writeSession(SESSION_KEYS.signIn, known)
}

/** The facts about the person from the answer to the password; {} without one. */
export const readSaid = (): Said => readSignIn().said ?? {}

/** Adds facts about the person; the latest counts. */
export const noteSaid = (said: Said): void => {
  const known = readSignIn()
  writeSignIn({ ...known, said: { ...known.said, ...said } })
}

/** An arrival from outside begins a sign-in; the return address that it brings is the only one (addresses/back-owner). */
export function beginSignIn(back: string | undefined, mode?: string): void {
  endSignIn()
  removeSession(SESSION_KEYS.authUsername)
  removeSession(SESSION_KEYS.onboardingStatus)
  keepReturn(back, mode)
}

/** Keeps where to return after the sign-in, as it was given, and that another window waits for it. */
export function keepReturn(back: string | undefined, mode?: string): void {
  if (back !== undefined) writeSession(SESSION_KEYS.back, back.slice(0, ADDRESS_MAX + 1))
  if (mode === POPUP) writeSession(SESSION_KEYS.mode, mode)
}

function forgetReturn(): void {
  removeSession(SESSION_KEYS.back)
  removeSession(SESSION_KEYS.mode)
}

/** Whether the web app has opened this window, and waits for it (addresses/popup). */
export const isPopup = (): boolean => readSession(SESSION_KEYS.mode) !== undefined

/** An answer to a password, or to the passkey in its place, starts a new record: nothing known of the person before still counts (storage/next-person). */
export function answerSignIn(
  username: string,
  { passwordIsActivationCode, passwordExpiresIn, autoLoginEnabled, passkeyOffer }: Said,
  done?: [DoneStep],
): void {
  const before = signInName()
  // Another person in the tab must not return to the address of the one before.
  if (before && before.toLowerCase() !== username.toLowerCase()) forgetReturn()
  removeSession(SESSION_KEYS.guestAccess)
  removeSession(SESSION_KEYS.resetPasswordPhoneInfo)
  removeSession(SESSION_KEYS.onboardingStatus)
  writeSession(SESSION_KEYS.authUsername, username)
  writeSignIn({ said: { passwordIsActivationCode, passwordExpiresIn, autoLoginEnabled, passkeyOffer }, done })
}

/** Every way out of the app ends the sign-in; the keys that the web app reads stay. */
export function endSignIn(): void {
  carried = undefined
  removeSession(SESSION_KEYS.signIn)
  forgetReturn()
}

/** A refresh empties the authentication storage (storage/refresh); the page carries what the sign-in still has to know. */
export function refreshSignIn(): void {
  const known = {
    ...readSignIn(),
    username: signInName(),
    installed: wasInstalled(),
  }
  clearSession(SESSION_KEYS.back, SESSION_KEYS.mode)
  carried = known
  window.addEventListener('pagehide', keepSignIn)
}

/** Hands the facts that a refresh has carried to the next page of this tab. */
function keepSignIn(): void {
  if (carried) writeSignIn(carried)
}

/** Signing out forgets all that is kept of the person (storage/sign-out). */
export function forgetPerson(): void {
  carried = undefined
  clearSession()
}

/** Forgets the name for the next sign-in (sign-in/not-you). */
export function forgetRemembered(): void {
  removeCookie(COOKIES.rememberMeInfo)
  removeCookie(COOKIES.lastLoginUsername)
  removeSession(SESSION_KEYS.username)
}

/** Whose password was right, as far as this sign-in knows. */
export const signInName = (): string | undefined =>
  readSession(SESSION_KEYS.authUsername) ?? readSignIn().username ?? undefined

/** The name for the sign-in page: the same, else the username that was typed last. */
export const typedName = (): string | undefined => signInName() ?? readSession(SESSION_KEYS.username)

/** Who is signed in, as far as this browser knows; '' where it does not. */
export const knownUsername = (): string => signInName() ?? readCookie(COOKIES.lastLoginUsername) ?? ''

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

const INSTALL = 'install'

const deviceResults = (): string[] => readSession(SESSION_KEYS.deviceComplianceResults) ?? []

/** Whether this sign-in has been through the install flow (onboarding/install-once). */
export const wasInstalled = (): boolean =>
  deviceResults().includes(INSTALL) || (readSignIn().installed ?? false)

/** Records that the install flow is finished, so that nobody has to go through it twice. */
export const noteInstalled = (): void =>
  writeSession(SESSION_KEYS.deviceComplianceResults, [...new Set([...deviceResults(), INSTALL])])
