import { PASSWORD } from 'sandbox/company/harbor'
import type { Stage } from 'tools/screens/shot'
import { giveUsername, open, press, signIn, type } from 'tools/screens/steps'
import type { Walk } from './walk'

export const inWebApp = ({ page }: Stage): Promise<void> => page.waitForURL(/\/online\//)

/** The sign-ins without a code. */
export const signInWalks: Walk[] = [
  {
    name: 'opens the page and goes away',
    go: async stage => {
      await open(stage)
      await stage.page.getByLabel('Username').waitFor()
    },
  },
  {
    name: 'signs in by password',
    go: async stage => {
      await signIn(stage, 'simple')
      await inWebApp(stage)
    },
  },
  {
    name: 'gives a wrong password first',
    go: async stage => {
      await signIn(stage, 'simple', 'not-the-password')
      await stage.page.getByText('Username/Password combination was wrong. Please try again.').waitFor()
      await type(stage, 'Password', PASSWORD)
      await press(stage, 'Sign in')
      await inWebApp(stage)
    },
  },
  {
    name: 'signs in by an identity provider',
    note: 'What the provider itself is asked for is not counted.',
    go: async stage => {
      const { page, sandbox } = stage
      await giveUsername(stage, 'sso')
      await press(stage, 'Continue')
      await page.waitForURL(url => url.origin === sandbox.idp)
      await page.locator('input[type=password]').fill(PASSWORD)
      await page.keyboard.press('Enter')
      await page.waitForURL(`${sandbox.origin}/online/`)
    },
  },
  {
    name: 'signs in, on three other hosts too',
    go: async stage => {
      await signIn(stage, 'auto-login')
      await inWebApp(stage)
    },
  },
  {
    name: 'signs in and begins onboarding',
    go: async stage => {
      await signIn(stage, 'v2-required')
      await inWebApp(stage)
    },
  },
  {
    name: 'signs in with a device that is not set up',
    go: async stage => {
      await signIn(stage, 'v2-devicesignin')
      await stage.page.getByRole('link', { name: /^Download/ }).waitFor()
    },
  },
  {
    name: 'signs in and installs the native app',
    note: 'What the device check itself asks for is not counted.',
    go: async stage => {
      await signIn(stage, 'install')
      await stage.page.waitForURL(/\/device-check\//)
      await stage.page.locator('button[value=pass]').click()
      await inWebApp(stage)
    },
  },
]
