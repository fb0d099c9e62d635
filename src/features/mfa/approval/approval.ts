import { ROUTES } from 'src/constants/routes'
import type { Factor } from 'src/features/mfa/factor'

/** The request in the mobile app, or the set-up of that app where it is still to come (factors/approval-step). */
export const approval: Factor = {
  types: ['signinVerification'],
  destination: ({ isMfaStepConfigured }, here) => {
    const route = isMfaStepConfigured ? ROUTES.verification : ROUTES.mobileSetup
    return here === ROUTES.verification || here === route
      ? { kind: 'stay' }
      : { kind: 'screen', route, cookie: 'signinVerification' }
  },
}
