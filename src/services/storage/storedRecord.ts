import { COOKIES } from 'src/constants/cookies'
import { SESSION_KEYS, type SessionKey } from 'src/constants/storageKeys'
import { NEW_CODE_WAIT_MS, SECOND_MS } from 'src/constants/timings'
import { type Deadline, deadlineIn } from 'src/services/clock'
import { readCookie } from 'src/services/storage/readCookie'
import type { SessionValue } from 'src/services/storage/sessionSchemas'
import { readSession, removeSession, textOfSession, writeSession } from 'src/services/storage/sessionStore'

/** The keys that mirror the store's record of a sign-in. */
const MIRRORED = [
  'username',
  'authUsername',
  'features',
  'userSettings',
  'onboardingV3Enabled',
  'onboardingStatus',
  'mfaType',
  'mfaTimeout',
  'mfaDeadline',
  'guestAccess',
  'resetPasswordPhoneInfo',
  'deviceComplianceResults',
  'back',
  'mode',
  'signIn',
  'stepExtras',
] as const satisfies (keyof typeof SESSION_KEYS)[]

type MirroredName = (typeof MIRRORED)[number]

/** The values that a page of this tab has left, by the names of their keys. */
export type StoredValues = { [N in MirroredName]?: SessionValue<(typeof SESSION_KEYS)[N]> | undefined }

/** The values that a page load finds, with their times as deadlines. */
export interface StoredRecord extends StoredValues {
  /** Until when the code that is awaited counts; absent until its page was first seen. */
  codeEnds?: Deadline | undefined
  /** When the wait for another code is over; absent until its page was first seen. */
  newCodeAt?: Deadline | undefined
  /** The last user who signed in on this browser. */
  lastUsername?: string | undefined
}

/**
 * Converts a stored wall-clock time to a deadline. If it is further away than the full duration, another script has
 * written it or the clock was set back: then the full duration counts.
 */
function deadlineOf(wallMs: number | null | undefined, wholeMs: number): Deadline | undefined {
  if (wallMs == null) return undefined
  const longest = deadlineIn(wholeMs)
  return wallMs > longest.wallMs ? longest : deadlineIn(wallMs - Date.now())
}

/** Reads the sign-in of this tab from the storage and the cookies (storage/mirror). */
export function readStoredRecord(): StoredRecord {
  const values: StoredValues = Object.fromEntries(
    MIRRORED.map(name => [name, readSession(SESSION_KEYS[name])]),
  )
  return {
    ...values,
    codeEnds: deadlineOf(values.mfaDeadline, (values.mfaTimeout ?? 0) * SECOND_MS),
    newCodeAt: deadlineOf(values.stepExtras?.newCodeAt, NEW_CODE_WAIT_MS),
    lastUsername: readCookie(COOKIES.lastLoginUsername),
  }
}

/** Stores these values for the next page of this tab and removes the other mirrored keys; writes only changed values (storage/mirror). */
export function writeStoredRecord(values: StoredValues): void {
  for (const name of MIRRORED) {
    const key: SessionKey = SESSION_KEYS[name]
    const value = values[name]
    const text = value === undefined ? null : JSON.stringify(value)
    if (text === textOfSession(key)) continue
    if (text === null) removeSession(key)
    else writeSession(key, value)
  }
}
