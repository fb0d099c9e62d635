import * as v from 'valibot'
import { NEW_CODE_WAIT_MS, STEP_EXTRAS_KEY } from 'src/constants/stepExtras'
import { type Deadline, deadlineIn } from 'src/services/clock'
import * as entries from 'src/services/stepExtras'
import { jsonObject, lenient } from 'src/services/schemas'
import { ignoreErrors } from 'src/services/storage/ignoreErrors'

const keptSchema = jsonObject({
  trustDays: entries.trustDays,
  resend: entries.offersResend,
  reference: entries.reference,
  /** Milliseconds since the epoch. */
  newCodeAt: lenient(v.number()),
})

/** What a step says beyond its code, and when another code can be asked for. */
type KeptExtras = v.InferOutput<typeof keptSchema>

/** Keeps what a step says for its page, in place of what the one before said (factors/step-extras). */
export const keepStepExtras = (extras: KeptExtras | undefined): void =>
  ignoreErrors(() =>
    extras
      ? sessionStorage.setItem(STEP_EXTRAS_KEY, JSON.stringify(extras))
      : sessionStorage.removeItem(STEP_EXTRAS_KEY),
  )

/** What was kept last; {} where nothing was, or something else stands there (storage/bad-values). */
export function readStepExtras(): KeptExtras {
  try {
    const read = v.safeParse(keptSchema, JSON.parse(sessionStorage.getItem(STEP_EXTRAS_KEY) ?? 'null'))
    return read.success ? read.output : {}
  } catch {
    return {}
  }
}

/** When another code can be asked for: fixed when the page is first shown, and never later than one whole wait from now (factors/new-code). */
export function newCodeFrom(): Deadline {
  const longest = deadlineIn(NEW_CODE_WAIT_MS)
  const fixed = readStepExtras().newCodeAt
  if (fixed != null && fixed <= longest.wallMs) return deadlineIn(fixed - Date.now())
  return waitForNewCode(NEW_CODE_WAIT_MS)
}

/** Fixes when another code can be asked for, from now. */
export function waitForNewCode(ms: number): Deadline {
  const from = deadlineIn(ms)
  keepStepExtras({ ...readStepExtras(), newCodeAt: from.wallMs })
  return from
}
