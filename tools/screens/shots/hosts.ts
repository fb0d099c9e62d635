import { FAILED } from '../faults'
import type { Shot } from '../shot'
import { underPublicName } from '../publicName'
import { fault, hold, press, seen, signIn } from '../steps'

const PHONE = {
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
}
/** A computer's narrow window: phones never reach the installer. */
const COMPUTER = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
}

const PARAMETERS = '/api/device-compliance/v1/installer-parameters'
const LOCAL = ['https://wiki.harbor.internal', 'https://10.20.0.4:8443']

/** The other hosts at the end of a sign-in, and the onboarding screens. */
export const hostShots: Shot[] = [
  {
    name: 'auto-login-progress',
    reach: async stage => {
      await signIn(stage, 'auto-login-dead')
      await stage.page.getByText('2 of 3').waitFor()
    },
  },
  {
    name: 'auto-login-asking',
    reach: async stage => {
      const named = await underPublicName(stage, { hosts: LOCAL })
      await signIn(named, 'auto-login')
      await seen(named, 'Sign in on the company’s other sites')
    },
  },
  {
    name: 'auto-login-left-out',
    reach: async stage => {
      const named = await underPublicName(stage, { hosts: LOCAL, leave: 'denied' })
      await signIn(named, 'auto-login')
      await press(named, 'Stay on this page')
      await seen(named, 'Not signed in on: wiki.harbor.internal, 10.20.0.4:8443')
    },
  },
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
