import { ROUTES } from 'src/constants/routes'
import type { Factor, FactorDestination } from 'src/features/mfa/factor'
import type { MfaStep } from 'src/services/api/session/sessionStatusService'
import { presentFields, type StepExtras } from 'src/services/stepExtras'

/** The request in the mobile app, or the set-up of that app if it is still missing (factors/approval-step). */
export const approval: Factor = {
  types: ['signinVerification'],
  destination: ({ isMfaStepConfigured }, here) => {
    const route = isMfaStepConfigured ? ROUTES.verification : ROUTES.mobileSetup
    return here === ROUTES.verification || here === route
      ? { kind: 'stay' }
      : { kind: 'screen', route, cookie: 'signinVerification' }
  },
  extras: step => approvalExtras(step),
}

/** Returns the facts of an approval step; none for any other step. `selectTrustDays` decides whether a guest sees them. */
export const approvalExtras = (step: MfaStep | undefined): StepExtras =>
  step && approval.types.includes(step.type)
    ? presentFields(step, ['challenge', 'requestedAt', 'place', 'appUrl', 'message', 'trustDays', 'recovery'])
    : {}

/**
 * Returns whether a step read by a poll has replaced the approval. Such a step offers the approval as an alternative,
 * so the approval does not count as passed (alternatives/second-tab).
 */
export const hasReplacedApproval = (destination: FactorDestination): boolean =>
  destination.kind === 'screen' &&
  approval.types.some(type => destination.extras?.alternatives?.includes(type))
