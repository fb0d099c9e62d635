import { COOKIES } from 'src/constants/cookies'
import { ADDRESS_MAX } from 'src/constants/limits'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { removeCookie } from 'src/services/storage/readCookie'
import type { SessionValue } from 'src/services/storage/sessionSchemas'
import { clearSession, readSession, removeSession, writeSession } from 'src/services/storage/sessionStore'

// Apart from the facts of the record (signInFacts.ts): all of this is in the first load.

/** The facts of the current sign-in, beside its return address and the keys that the specification names. */
export type SignInRecord = SessionValue<typeof SESSION_KEYS.signIn>

const POPUP = 'popup'

/** Enough to see that an address is too long when its login is stripped. */
const BACK_KEPT = ADDRESS_MAX * 2

/** The facts that a refresh has taken out of the storage. The page writes them back when it goes away. */
let carried: SignInRecord | undefined

/** The sign-in under way; without one, an empty record. */
export const readSignIn = (): SignInRecord => carried ?? readSession(SESSION_KEYS.signIn) ?? {}

/** Replaces the record; what a refresh has carried is in it. */
export function writeSignIn(known: SignInRecord): void {
  carried = undefined
  writeSession(SESSION_KEYS.signIn, known)
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
  if (back !== undefined) writeSession(SESSION_KEYS.back, back.slice(0, BACK_KEPT))
  if (mode === POPUP) writeSession(SESSION_KEYS.mode, mode)
}

/** Forgets where to return, and who waits for it. */
export function forgetReturn(): void {
  removeSession(SESSION_KEYS.back)
  removeSession(SESSION_KEYS.mode)
}

/** Whether the web app has opened this window, and waits for it (addresses/popup). */
export const isPopup = (): boolean => readSession(SESSION_KEYS.mode) !== undefined

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

/** Forgets what the cookies say of a person beside the name (storage/sign-out, storage/next-person). */
export function forgetCookies(): void {
  removeCookie(COOKIES.deviceCheck)
  removeCookie(COOKIES.userId)
  removeCookie(COOKIES.autoLoginEnabled)
}

/** Forgets the name for the next sign-in (sign-in/not-you). */
export function forgetRemembered(): void {
  forgetCookies()
  removeCookie(COOKIES.rememberMeInfo)
  removeCookie(COOKIES.lastLoginUsername)
  removeSession(SESSION_KEYS.username)
}

/** Whose password was right, as far as this sign-in knows; '' behind an identity provider. */
export const signInName = (): string | undefined =>
  readSession(SESSION_KEYS.authUsername) ?? readSignIn().username ?? undefined

/** The name for the sign-in page: the same, else the username that was typed last. */
export const typedName = (): string | undefined => signInName() || readSession(SESSION_KEYS.username)

/** How the install flow marks its end among the results of the device check. */
export const INSTALL_RESULT = 'install'

/** What the checks of this device have come to. */
export const deviceResults = (): string[] => readSession(SESSION_KEYS.deviceComplianceResults) ?? []

/** Whether this sign-in has been through the install flow (onboarding/install-once). */
export const wasInstalled = (): boolean =>
  deviceResults().includes(INSTALL_RESULT) || (readSignIn().installed ?? false)
