import type { Route } from 'src/constants/routes'
import { approval } from 'src/features/mfa/approval/approval'
import { authenticator } from 'src/features/mfa/authenticator/authenticator'
import type { Factor, FactorDestination } from 'src/features/mfa/factor'
import { oneTimeCode } from 'src/features/mfa/oneTimeCode/oneTimeCode'
import { passkey } from 'src/features/mfa/passkey/passkey'
import { textCode } from 'src/features/mfa/textCode/textCode'
import type { MfaStep } from 'src/services/api/session/sessionStatusService'

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
