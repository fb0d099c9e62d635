import type { Shot } from '../shot'
import { underPublicName } from '../publicName'
import { press, seen, signIn } from '../steps'

const LOCAL = ['https://wiki.harbor.internal', 'https://10.20.0.4:8443']

/** The other hosts on the way out. */
export const autoLoginShots: Shot[] = [
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
]
