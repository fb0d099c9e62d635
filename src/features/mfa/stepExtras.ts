import { SENT_CODE, TEXT_FACTORS } from 'src/constants/sentCodes'
import type { MfaStep } from 'src/services/api/sessionStatusService'
import type { StepExtras } from 'src/services/stepExtras'

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

/** What the step of an approval says; nothing for any other step. Whether a guest sees it the record knows (selectTrustDays). */
export function approvalExtras(step: MfaStep | undefined): StepExtras {
  if (step?.type !== 'signinVerification') return {}
  const { challenge, requestedAt, place, trustDays } = step
  return {
    ...(challenge != null && { challenge }),
    ...(requestedAt != null && { requestedAt }),
    ...(place != null && { place }),
    ...(trustDays != null && { trustDays }),
  }
}

/** A guest's device is never trusted (factors/trust-device). */
const trusted = (trustDays: number | null | undefined, isGuest: boolean): Pick<StepExtras, 'trustDays'> =>
  trustDays == null || isGuest ? {} : { trustDays }
