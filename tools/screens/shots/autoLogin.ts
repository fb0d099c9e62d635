import type { Shot } from '../shot'
import { underPublicName } from '../publicName'
import { enterPassword, enterUsername, open, press, seen, signIn } from '../steps'

const LOCAL = ['https://wiki.harbor.internal', 'https://10.20.0.4:8443']

/** The other hosts on the way out, and a window that may be closed. */
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
  {
    name: 'popup-notified',
    reach: async stage => {
      const { page, sandbox } = stage
      // The browser keeps a window with a page before it.
      await page.goto(`${sandbox.origin}/signin/favicon.svg`)
      await open(stage, '/?mode=popup')
      await enterUsername(stage, 'simple')
      await enterPassword(stage)
      await seen(stage, 'You can close this window.')
    },
  },
]
