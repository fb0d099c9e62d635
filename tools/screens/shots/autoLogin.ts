import { type Act, inTurn, type Stage, type Ways } from '../shot'
import { enterPassword, enterUsername, open, press, seen, signIn } from '../steps'

const NAME = 'https://signin.harbor.example'
const LOCAL = ['https://wiki.harbor.internal', 'https://10.20.0.4:8443']

/** Acts under a public name, whose page needs the browser's permission for hosts in the company's network; without `leave` the browser prompts the user. */
const underPublicName =
  (leave: PermissionState | undefined, ...acts: Act[]): Act =>
  async ({ page, sandbox }: Stage) => {
    await page.route(`${NAME}/**`, async route => {
      const url = route.request().url().replace(NAME, sandbox.origin)
      const response = await route.fetch({ url })
      if (!url.endsWith('/api/auth/v2/autologin')) return route.fulfill({ response })
      const data = (await response.json()) as Record<string, unknown>
      return route.fulfill({ response, json: { ...data, urls: LOCAL } })
    })
    if (leave)
      await page.addInitScript(state => {
        navigator.permissions.query = () => Promise.resolve({ state } as PermissionStatus)
      }, leave)
    await inTurn(...acts)({ page, sandbox: { ...sandbox, origin: NAME } })
  }

/** The other hosts on the way out, and a window that may be closed. */
export const autoLoginShots: Ways = {
  'auto-login-progress': [signIn('auto-login-dead'), seen(/2 of 3/)],
  'auto-login-asking': [
    underPublicName(undefined, signIn('auto-login'), seen('Sign in on the company’s other sites')),
  ],
  'auto-login-left-out': [
    underPublicName(
      'denied',
      signIn('auto-login'),
      press('Stay on this page'),
      seen('Not signed in on: wiki.harbor.internal, 10.20.0.4:8443'),
    ),
  ],
  'popup-notified': [
    // The browser keeps a window with a page before it.
    open('/favicon.svg'),
    open('/?mode=popup'),
    enterUsername('simple'),
    enterPassword(),
    seen('You can close this window.'),
  ],
}
