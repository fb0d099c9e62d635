import { SENT_CODE, TEXT_FACTORS } from 'src/constants/sentCodes'
import type { MfaStep } from 'src/services/api/sessionStatusService'
import type { StepExtras } from 'src/services/stepExtras'

/** The extras of a code's step, which the record keeps for its page; undefined if it has none. */
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

/** The extras of an approval's step; empty for any other step. `selectTrustDays` hides the days of trust from a guest. */
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
