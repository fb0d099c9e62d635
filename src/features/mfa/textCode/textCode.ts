import { MFA_TIMEOUT_MAX_S } from 'src/constants/limits'
import { SENT_CODE, TEXT_FACTORS } from 'src/constants/sentCodes'
import type { Factor } from 'src/features/mfa/factor'
import { isReferenceOf, presentFields } from 'src/services/stepExtras'

const isTimeout = (timeout: number | null | undefined): timeout is number =>
  timeout != null && timeout >= 1 && timeout <= MFA_TIMEOUT_MAX_S

/** All codes that are sent, by text message or e-mail; the table is in `constants/sentCodes.ts`. */
export const textCode: Factor = {
  types: TEXT_FACTORS,
  destination: ({ type, timeout }) => {
    const mfaType = TEXT_FACTORS.find(name => name === type)
    if (!mfaType) return { kind: 'failure', field: 'type' }
    if (!isTimeout(timeout)) return { kind: 'failure', field: 'timeout' }
    return {
      kind: 'screen',
      route: SENT_CODE[mfaType].route,
      cookie: 'twoFactor',
      text: { mfaType, timeoutS: timeout },
    }
  },
  extras: step => {
    const mfaType = TEXT_FACTORS.find(name => name === step.type)
    if (!mfaType) return {}
    const { isGuest, sentTo } = SENT_CODE[mfaType]
    const isReference = step.reference != null && isReferenceOf(sentTo, step.reference)
    // A guest's device must never be trusted (factors/trust-device).
    return presentFields(step, [
      'digits',
      'message',
      ...(isGuest ? [] : ['trustDays' as const, 'recovery' as const]),
      'resend',
      ...(isReference ? ['reference' as const] : []),
    ])
  },
}
