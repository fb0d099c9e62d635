import { SENT_CODE, TEXT_FACTORS } from 'src/constants/sentCodes'
import type { MfaStep } from 'src/services/api/sessionStatusService'

/** What a step says beyond the basic contract; all of it may be absent (factors/step-extras). */
export interface StepExtras {
  challenge?: string
  /** Milliseconds since the epoch. */
  requestedAt?: number
  place?: string
  trustDays?: number
  resend?: true
  reference?: string
}

/** What the step of a code says, which is kept for its page; undefined where that is nothing. */
export function codeExtras({ type, trustDays, resend, reference }: MfaStep): StepExtras | undefined {
  const text = TEXT_FACTORS.find(name => name === type)
  const sent = text && SENT_CODE[text]
  if (!sent && type !== 'symantecVip') return undefined
  const extras: StepExtras = {
    ...trusted(trustDays, sent?.isGuest ?? false),
    ...(sent?.byTextMessage && { ...(resend && { resend }), ...(reference != null && { reference }) }),
  }
  return Object.keys(extras).length > 0 ? extras : undefined
}

/** What the page of a code offers of what was kept for it: a guest of an earlier step still is one. */
export function offeredExtras(
  kept: Pick<MfaStep, 'trustDays' | 'resend' | 'reference'>,
  isGuest: boolean,
): StepExtras {
  const { trustDays, resend, reference } = kept
  return {
    ...trusted(trustDays, isGuest),
    ...(resend && { resend }),
    ...(reference != null && { reference }),
  }
}

/** What the step of an approval says; nothing for any other step. */
export function approvalExtras(step: MfaStep | undefined, isGuest: boolean): StepExtras {
  if (step?.type !== 'signinVerification') return {}
  const { challenge, requestedAt, place, trustDays } = step
  return {
    ...(challenge != null && { challenge }),
    ...(requestedAt != null && { requestedAt }),
    ...(place != null && { place }),
    ...trusted(trustDays, isGuest),
  }
}

/** A guest's device is never trusted (factors/trust-device). */
const trusted = (trustDays: number | null | undefined, isGuest: boolean): Pick<StepExtras, 'trustDays'> =>
  trustDays == null || isGuest ? {} : { trustDays }
