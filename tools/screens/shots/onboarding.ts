import { FAILED } from '../faults'
import type { Shot } from '../shot'
import { fault, hold, seen, signIn } from '../steps'

const PHONE = {
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
}
/** A computer's narrow window: phones never reach the installer. */
const COMPUTER = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
}

const PARAMETERS = '/api/device-compliance/v1/installer-parameters'
/** The onboarding screens. */
export const onboardingShots: Shot[] = [
  {
    name: 'onboarding-not-supported',
    options: PHONE,
    reach: async stage => {
      await signIn(stage, 'v1-required')
      await seen(stage, 'Setting up your account needs a desktop computer.')
    },
  },
  {
    name: 'installer-error-loading',
    options: COMPUTER,
    reach: async stage => {
      await hold(stage, PARAMETERS)
      await signIn(stage, 'v1-devicesignin')
      await seen(stage, 'Finish setting up this device')
      await seen(stage, 'Loading…')
    },
  },
  {
    name: 'installer-error',
    from: 'installer-error-loading',
    reach: stage => seen(stage, 'Version 5.2.0'),
  },
  {
    name: 'installer-error-failed',
    from: 'installer-error',
    reach: async stage => {
      await fault(stage, 'GET', PARAMETERS, FAILED)
      await stage.page.reload()
      await seen(stage, 'Server error, please try later.')
    },
  },
]
