import { after, type Ways } from '../shot'
import { FAILED, fault, hold, reload, seen, signIn } from '../steps'

const PHONE = {
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
}
/** A computer's narrow window: phones never reach the installer. */
const COMPUTER = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
}
const PARAMETERS = '/api/device-compliance/v1/installer-parameters'

/** The onboarding screens. */
export const onboardingShots: Ways = {
  'onboarding-not-supported': {
    options: PHONE,
    way: [signIn('v1-required'), seen('Setting up your account needs a desktop computer.')],
  },
  'installer-error-loading': {
    options: COMPUTER,
    way: [
      hold(PARAMETERS),
      signIn('v1-devicesignin'),
      seen('Finish setting up this device'),
      seen('Loading…'),
    ],
  },
  'installer-error': after('installer-error-loading', seen('Version 5.2.0')),
  'installer-error-failed': after(
    'installer-error',
    fault('GET', PARAMETERS, FAILED),
    reload,
    seen('Server error, please try later.'),
  ),
}
