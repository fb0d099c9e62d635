import type { Shot, Stage } from 'tools/screens/shot'
import { enter, fault, open, seen, waitForAlert } from 'tools/screens/steps'

async function toPage(stage: Stage): Promise<void> {
  await stage.sandbox.api('passkeys', { method: 'POST', body: { person: 'passkey' } })
  await enter(stage, 'passkey', '/security')
  await seen(stage, 'Trusted devices')
}

/** Presses an action that needs a proof, eleven minutes after the sign-in. */
async function pressLate({ page, sandbox }: Stage): Promise<void> {
  await sandbox.api('clock', { method: 'PUT', body: { offsetMs: 11 * 60_000 } })
  const elsewhere = page.getByRole('button', { name: 'Sign out everywhere else' })
  await elsewhere.click()
  await page.getByText('Your other devices, browsers and apps').waitFor()
  await elsewhere.click()
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
}

/** Starts to set up an app, up to its key. */
async function toKey(stage: Stage): Promise<void> {
  await enter(stage, 'simple', '/security')
  await stage.page.getByRole('button', { name: 'Set up an app' }).click()
  await seen(stage, 'Set up an authenticator app')
}

/** Enters the code of the app, or a wrong one. */
async function give({ page, sandbox }: Stage, wrong?: string): Promise<void> {
  const { authenticatorCodes } = await sandbox.api<{ authenticatorCodes: string[] }>('phone?person=simple')
  await page.getByLabel('Security code').fill(wrong ?? authenticatorCodes[0] ?? '')
  await page.getByRole('button', { name: 'Activate' }).click()
}

/** The user's security page. */
export const securityShots: Shot[] = [
  { name: 'security', reach: toPage },
  {
    name: 'security-rename',
    from: 'security',
    reach: async stage => {
      await stage.page.getByRole('button', { name: /^Rename / }).click()
      await stage.page.getByLabel('Name').waitFor()
    },
  },
  {
    name: 'security-proof',
    from: 'security',
    reach: pressLate,
  },
  {
    name: 'security-proof-wrong',
    from: 'security-proof',
    reach: async stage => {
      await stage.page.getByRole('dialog').getByLabel('Password').fill('not-the-password')
      await stage.page.getByRole('button', { name: 'Confirm' }).click()
      await waitForAlert(stage)
    },
  },
  { name: 'security-set-up', reach: toKey },
  {
    name: 'security-set-up-wrong',
    from: 'security-set-up',
    reach: async stage => {
      await give(stage, '000000')
      await waitForAlert(stage)
    },
  },
  {
    name: 'security-codes',
    from: 'security-set-up',
    reach: async stage => {
      await give(stage)
      await seen(stage, 'I have saved these codes')
    },
  },
  {
    name: 'security-one-app',
    reach: async stage => {
      const settings = { singleAuthenticatorEnabled: true }
      await stage.sandbox.api('company', { method: 'PUT', body: { settings } })
      await toKey(stage)
      await give(stage)
      await seen(stage, 'I have saved these codes')
      await open(stage, '/security')
      const apps = stage.page.getByRole('region', { name: 'Authenticator apps' })
      await apps.getByRole('button', { name: /^Remove / }).waitFor()
    },
  },
  {
    name: 'security-failed',
    reach: async stage => {
      await fault(stage, 'GET', '/api/user/v1/security/authenticators', { kind: 'status', status: 500 })
      await toPage(stage)
      await waitForAlert(stage)
    },
  },
]
