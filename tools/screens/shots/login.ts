import { activate } from '../codeSteps'
import type { Shot, Stage } from '../shot'
import {
  enter,
  enterPassword,
  enterUsername,
  fault,
  hold,
  keep,
  open,
  press,
  remember,
  seen,
  signIn,
  waitForAlert,
} from '../steps'

const OPTIONS = '/api/auth/v2/login/options'
const LOGIN = ['POST', '/api/auth/v2/login'] as const

async function withRememberedAccounts(stage: Stage): Promise<void> {
  const { page, sandbox } = stage
  await page.context().addCookies([{ name: 'rememberMeInfo', value: 'simple', url: sandbox.origin }])
  await keep(stage, 'local', { accounts: ['simple', 'ada.lovelace@harbor.example', 'never-expires'] })
  await open(stage)
  await page.keyboard.press('Shift')
  await seen(stage, 'Accounts on this device')
}

/** Leaves the exit's request without a response, so that the page stays. */
const holdWayOut = ({ page }: Stage): Promise<unknown> =>
  page.route('**/online/', route => route.fulfill({ status: 204 }))

/** The sign-in screen: its steps, its busy states, and all its problems. */
export const loginShots: Shot[] = [
  { name: 'login', reach: stage => open(stage).then(() => seen(stage, 'Next')) },
  {
    name: 'login-prefilled',
    reach: async stage => {
      const { page, sandbox } = stage
      await page.context().addCookies([{ name: 'rememberMeInfo', value: 'simple', url: sandbox.origin }])
      await open(stage)
      await page.locator('input[name="username"][value="simple"]').waitFor()
    },
  },
  {
    name: 'login-people',
    reach: withRememberedAccounts,
  },
  {
    name: 'login-accounts',
    from: 'login-people',
    reach: async stage => {
      await press(stage, 'Accounts on this device')
      await seen(stage, 'Another account')
    },
  },
  {
    name: 'login-username-missing',
    from: 'login',
    reach: async stage => {
      await enterUsername(stage, '')
      await waitForAlert(stage, 'Please enter')
    },
  },
  {
    name: 'login-provider',
    from: 'login',
    reach: async stage => {
      await enterUsername(stage, 'sso')
      await stage.page.getByRole('button', { name: 'Continue' }).waitFor()
    },
  },
  {
    name: 'login-own-provider',
    from: 'login',
    reach: async stage => {
      await enterUsername(stage, 'federated-own')
      await seen(stage, 'Click “Continue” to complete onboarding.')
    },
  },
  {
    name: 'login-looking-up',
    from: 'login',
    reach: async stage => {
      await hold(stage, OPTIONS)
      await enterUsername(stage, 'simple')
      await seen(stage, 'Please wait')
    },
  },
  {
    name: 'login-password',
    from: 'login-looking-up',
    reach: ({ page }) => page.getByRole('button', { name: 'Sign in', exact: true }).waitFor(),
  },
  {
    name: 'login-password-missing',
    from: 'login-password',
    reach: async stage => {
      await enterPassword(stage, '')
      await seen(stage, 'Please enter your password.')
    },
  },
  {
    name: 'login-wrong-password',
    from: 'login-password',
    reach: async stage => {
      await enterPassword(stage, 'Not-the-password-1')
      await seen(stage, 'Username/Password combination was wrong. Please try again.')
    },
  },
  {
    name: 'login-disabled',
    from: 'login-password',
    reach: async stage => {
      await enterUsername(stage, 'disabled')
      await stage.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
      await enterPassword(stage)
      await waitForAlert(stage, 'This account is disabled.')
      await stage.page.getByRole('button', { name: 'Contact support' }).waitFor()
    },
  },
  {
    name: 'login-server-error',
    from: 'login-password',
    reach: async stage => {
      await fault(stage, ...LOGIN, { kind: 'status', status: 500 })
      await enterPassword(stage)
      await seen(stage, 'Server error. Please try later.')
    },
  },
  {
    name: 'login-offline',
    from: 'login-password',
    reach: async stage => {
      await stage.page.context().setOffline(true)
      await enterPassword(stage, 'Something-1')
      await seen(stage, 'Internet connection is not available.')
    },
  },
  {
    name: 'login-limited',
    from: 'login-password',
    reach: async stage => {
      await fault(stage, ...LOGIN, { kind: 'status', status: 429, retryAfter: 2700 })
      await enterPassword(stage)
      await waitForAlert(stage)
    },
  },
  {
    name: 'login-signing-in',
    from: 'login-password',
    reach: async stage => {
      await holdWayOut(stage)
      await hold(stage, LOGIN[1])
      // The limit applies to the previous name.
      await enterUsername(stage, 'never-expires')
      await stage.page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
      await enterPassword(stage)
      await seen(stage, 'Please wait')
    },
  },
  {
    name: 'login-leaving-slow',
    from: 'login-signing-in',
    reach: stage => seen(stage, 'This is taking longer than usual.'),
  },
  {
    name: 'login-phone-not-registered',
    reach: async stage => {
      await signIn(stage, 'phone-not-registered')
      await seen(stage, 'Mobile phone not registered.')
    },
  },
  {
    name: 'login-lifespan-over',
    reach: async stage => {
      await remember(stage, 'sessionLifespanLimit', 480)
      await open(stage)
      await seen(stage, 'You were signed out to stay compliant with your security policy.')
    },
  },
  {
    name: 'login-inactive',
    reach: async stage => {
      await remember(stage, 'sessionTimeoutLimit', 15)
      await open(stage)
      await seen(stage, 'You have been signed out after 15 mins of inactivity')
    },
  },
  {
    name: 'login-denied',
    reach: async stage => {
      await enter(stage, 'approve')
      await stage.page.getByRole('button', { name: 'Resend' }).waitFor()
      await stage.page.context().clearCookies({ name: /^(?!authenticationMode)/ })
      await waitForAlert(stage, 'Login request denied')
    },
  },
  {
    name: 'login-again',
    reach: async stage => {
      await signIn(stage, 'sms')
      await stage.page.getByLabel('Security code').waitFor()
      await stage.page.context().clearCookies({ name: /^(?!authenticationMode)/ })
      await activate(stage)
      await waitForAlert(stage, 'Please sign in again.')
    },
  },
  {
    name: 'login-leaving',
    reach: async stage => {
      await stage.page
        .context()
        .addCookies([{ name: 'authenticationMode', value: 'simple', url: stage.sandbox.origin }])
      await holdWayOut(stage)
      // The page leaves before it has loaded.
      await stage.page.goto(`${stage.sandbox.origin}/signin/`, { waitUntil: 'commit' })
      await seen(stage, 'Opening Harbor…')
    },
  },
]
