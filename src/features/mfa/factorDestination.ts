import { type Route, ROUTES } from 'src/constants/routes'
import { approval } from 'src/features/mfa/approval/approval'
import { authenticator } from 'src/features/mfa/authenticator/authenticator'
import type { Factor, FactorDestination } from 'src/features/mfa/factor'
import { oneTimeCode } from 'src/features/mfa/oneTimeCode/oneTimeCode'
import type { MfaStep } from 'src/services/api/session/sessionStatusService'
import { presentFields, isReferenceOf } from 'src/services/stepExtras'
import { MFA_TIMEOUT_MAX_S } from 'src/constants/limits'
import { SENT_CODE, TEXT_FACTORS } from 'src/constants/sentCodes'

/** A passkey as a second factor; its page loads everything it needs from the server (passkeys/factor). */
const passkey: Factor = {
  types: ['passkey'],
  destination: () => ({ kind: 'screen', route: ROUTES.passkey, cookie: 'twoFactor' }),
  extras: step => presentFields(step, ['message']),
}

const isTimeout = (timeout: number | null | undefined): timeout is number =>
  timeout != null && timeout >= 1 && timeout <= MFA_TIMEOUT_MAX_S

/** All codes that are sent, by text message or e-mail; the table is in `constants/sentCodes.ts`. */
const textCode: Factor = {
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

const VERSION_2 = 'deviceComplianceV2'

/** The device-check app: the browser opens it, with the step's marker in version 2. */
const deviceCheck: Factor = {
  types: ['deviceCompliance', VERSION_2],
  destination: ({ type, loginMarker }) => {
    if (type !== VERSION_2) return { kind: 'deviceCheck', version: 1 }
    return { kind: 'deviceCheck', version: 2, ...(loginMarker && { loginMarker }) }
  },
}

export const FACTORS: readonly Factor[] = [
  textCode,
  oneTimeCode,
  authenticator,
  approval,
  deviceCheck,
  passkey,
]

/** Decides where the first step of a multi-factor sign-in leads (factors/first-step, factors/unknown-step). */
export function factorDestination(step: MfaStep | undefined, here: Route): FactorDestination {
  if (!step) return { kind: 'simpleLogin' }
  const factor = FACTORS.find(({ types }) => types.includes(step.type))
  const destination = factor?.destination(step, here) ?? { kind: 'failure', field: 'type' }
  const extras = factor?.extras?.(step) ?? {}
  const isMore = destination.kind === 'screen' && Object.keys(extras).length > 0
  return isMore ? { ...destination, extras } : destination
}
