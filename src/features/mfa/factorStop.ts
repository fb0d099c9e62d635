import type { AuthenticationMode } from 'src/constants/cookies'
import { MFA_TIMEOUT_MAX_S } from 'src/constants/limits'
import { type Route, ROUTES } from 'src/constants/routes'
import type { MfaStep } from 'src/services/api/sessionStatusService'

export type FactorStop =
  /** No further factor: the sign-in goes on. */
  | { kind: 'simpleLogin' }
  | {
      kind: 'screen'
      route: Route
      cookie: AuthenticationMode
      text?: { mfaType: 'sms' | 'guestSms'; timeoutS: number }
    }
  | { kind: 'stay' }
  | { kind: 'deviceCheck'; version: 1 | 2; loginMarker?: string }
  /** A step that the contract does not know: the sign-in has failed. */
  | { kind: 'failure' }

/** Where the first step of a multi-factor sign-in leads (spec §4, MFA redirection; hardening §1). */
export function factorStop(step: MfaStep | undefined, here: Route): FactorStop {
  if (!step) return { kind: 'simpleLogin' }
  switch (step.type) {
    case 'sms':
    case 'guestSms':
      return textStop(step.type, step.timeout)
    case 'symantecVip':
      return oneTimeCodeStop(step.action)
    case 'signinVerification':
      return approvalStop(step.isMfaStepConfigured ?? false, here)
    case 'deviceCompliance':
      return { kind: 'deviceCheck', version: 1 }
    case 'deviceComplianceV2':
      return { kind: 'deviceCheck', version: 2, ...(step.loginMarker && { loginMarker: step.loginMarker }) }
    default:
      return { kind: 'failure' }
  }
}

function textStop(mfaType: 'sms' | 'guestSms', timeout: number | null | undefined): FactorStop {
  if (timeout == null || !(timeout >= 1 && timeout <= MFA_TIMEOUT_MAX_S)) return { kind: 'failure' }
  return {
    kind: 'screen',
    route: ROUTES.phoneAuth,
    cookie: 'twoFactor',
    text: { mfaType, timeoutS: timeout },
  }
}

function oneTimeCodeStop(action: string | null | undefined): FactorStop {
  switch (action) {
    case 'register':
      return { kind: 'screen', route: ROUTES.symantec, cookie: 'symantecVIPregister' }
    case 'activate':
      return { kind: 'screen', route: ROUTES.symantec, cookie: 'symantecVIPactivate' }
    case 'code':
      return { kind: 'screen', route: ROUTES.symantec, cookie: 'symantecVIP' }
    default:
      return { kind: 'failure' }
  }
}

function approvalStop(configured: boolean, here: Route): FactorStop {
  const route = configured ? ROUTES.verification : ROUTES.mobileSetup
  return here === ROUTES.verification || here === route
    ? { kind: 'stay' }
    : { kind: 'screen', route, cookie: 'signinVerification' }
}
