import { NEW_CODE_WAIT_MS } from 'src/constants/stepExtras'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { SECOND_MS } from 'src/constants/timings'
import { type Deadline, deadlineIn, millisecondsLeft } from 'src/services/clock'
import { SENT_CODE, type TextFactor } from 'src/constants/sentCodes'
import { readSession, removeSession, writeSession } from 'src/services/storage/sessionStore'
import { keepStepExtras } from 'src/services/storage/stepExtrasStore'

/** Keeps a text-message step for its page; `timeoutS` counts from the page's first sight (factors/text-code-step). */
export function keepTextCode(mfaType: TextFactor, timeoutS: number): void {
  writeSession(SESSION_KEYS.mfaType, mfaType)
  writeSession(SESSION_KEYS.mfaTimeout, timeoutS)
  writeSession(SESSION_KEYS.guestAccess, SENT_CODE[mfaType].isGuest)
  removeSession(SESSION_KEYS.mfaDeadline)
}

export interface AwaitedText {
  mfaType: TextFactor
  deadline: Deadline
}

/** The text message that is awaited, and until when; the deadline is fixed the first time. Undefined without a time-out (factors/no-timeout). */
export function readTextCode(): AwaitedText | undefined {
  const timeoutS = readSession(SESSION_KEYS.mfaTimeout)
  if (timeoutS === undefined) return undefined
  const longest = deadlineIn(timeoutS * SECOND_MS)
  const fixed = readSession(SESSION_KEYS.mfaDeadline)
  // A deadline beyond the time-out is not ours, or somebody set the clock back: only the time-out counts.
  const deadline = fixed === undefined || fixed > longest.wallMs ? longest : deadlineIn(fixed - Date.now())
  writeSession(SESSION_KEYS.mfaDeadline, deadline.wallMs)
  return { mfaType: readSession(SESSION_KEYS.mfaType) ?? 'sms', deadline }
}

/** When a code that was sent should have come, counted from the first sight of its page; undefined where none is awaited (factors/no-code). */
export function textCodeDue(): Deadline | undefined {
  const awaited = readTextCode()
  const timeoutS = readSession(SESSION_KEYS.mfaTimeout)
  if (!awaited || timeoutS === undefined) return undefined
  const waitedMs = timeoutS * SECOND_MS - millisecondsLeft(awaited.deadline)
  return deadlineIn(NEW_CODE_WAIT_MS - waitedMs)
}

/** Starts the time again, from now; returns when it is over. */
export function prolongTextCode(timeoutS: number): Deadline {
  const deadline = deadlineIn(timeoutS * SECOND_MS)
  writeSession(SESSION_KEYS.mfaTimeout, timeoutS)
  writeSession(SESSION_KEYS.mfaDeadline, deadline.wallMs)
  return deadline
}

/** Forgets a step that is finished, so that nobody returns to it. */
export function forgetTextCode(): void {
  removeSession(SESSION_KEYS.mfaType)
  removeSession(SESSION_KEYS.mfaTimeout)
  removeSession(SESSION_KEYS.mfaDeadline)
  keepStepExtras(undefined)
}
