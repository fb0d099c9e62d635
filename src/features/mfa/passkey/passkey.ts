import { ROUTES } from 'src/constants/routes'
import type { Factor } from 'src/features/mfa/factor'
import { presentFields } from 'src/services/stepExtras'

/** A passkey as a second factor; its page loads everything it needs from the server (passkeys/factor). */
export const passkey: Factor = {
  types: ['passkey'],
  destination: () => ({ kind: 'screen', route: ROUTES.passkey, cookie: 'twoFactor' }),
  extras: step => presentFields(step, []),
}
