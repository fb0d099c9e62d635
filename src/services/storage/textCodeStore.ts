import * as v from 'valibot'
import { MFA_TIMEOUT_MAX_S } from 'src/constants/limits'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { SECOND_MS } from 'src/constants/timings'
import { type Deadline, deadlineIn } from 'src/services/clock'
import { readSession, removeSession, writeSession } from 'src/services/storage/sessionStore'

export const TEXT_FACTORS = ['sms', 'guestSms'] as const
export type TextFactor = (typeof TEXT_FACTORS)[number]

const timeoutSchema = v.pipe(
  v.number(),
  v.check(seconds => seconds >= 1 && seconds <= MFA_TIMEOUT_MAX_S),
)

/** A step that a blocked storage did not keep, for as long as the page lives. */
let unkept: AwaitedText | undefined

/** Keeps a text-message step for its page; `timeoutS` counts from the page's first sight (spec §4, MFA redirection). */
export function keepTextCode(mfaType: TextFactor, timeoutS: number): void {
  writeSession(SESSION_KEYS.mfaType, mfaType)
  writeSession(SESSION_KEYS.mfaTimeout, timeoutS)
  writeSession(SESSION_KEYS.guestAccess, mfaType === 'guestSms')
  removeSession(SESSION_KEYS.mfaDeadline)
  const kept = readSession(SESSION_KEYS.mfaTimeout, timeoutSchema) !== undefined
  unkept = kept ? undefined : { mfaType, deadline: deadlineIn(timeoutS * SECOND_MS) }
}

export interface AwaitedText {
  mfaType: TextFactor
  deadline: Deadline
}

/** The text message that is awaited, and until when; the deadline is fixed the first time. Undefined without a time-out (spec §4). */
export function readTextCode(): AwaitedText | undefined {
  const timeoutS = readSession(SESSION_KEYS.mfaTimeout, timeoutSchema)
  if (timeoutS === undefined) return unkept
  const longest = deadlineIn(timeoutS * SECOND_MS)
  const fixed = readSession(
    SESSION_KEYS.mfaDeadline,
    v.pipe(
      v.number(),
      v.check(at => Number.isFinite(at)),
    ),
  )
  // A deadline beyond the time-out is foreign, or the clock was set back: the time-out alone counts.
  const deadline = fixed === undefined || fixed > longest.wallMs ? longest : deadlineIn(fixed - Date.now())
  writeSession(SESSION_KEYS.mfaDeadline, deadline.wallMs)
  const mfaType = readSession(SESSION_KEYS.mfaType, v.picklist(TEXT_FACTORS)) ?? 'sms'
  return { mfaType, deadline }
}

/** Forgets a step that is done or over, so that nobody comes back to it. */
export function forgetTextCode(): void {
  unkept = undefined
  removeSession(SESSION_KEYS.mfaType)
  removeSession(SESSION_KEYS.mfaTimeout)
  removeSession(SESSION_KEYS.mfaDeadline)
}
