import type { Sandbox } from 'sandbox/ownProcess'
import type { Page } from 'playwright-core'
import { sentCode } from 'test/e2e/steps/sentCode'
import { signIn } from 'test/e2e/steps/signIn'
import { expectWebApp } from 'test/e2e/steps/stage'

/** A step that a user has reached in one tab while another user signs in in another tab. */
export interface Situation {
  person: string
  /** Leads the page there. */
  stand: (page: Page, origin: string) => Promise<void>
  /** Prepares the entry that the user is about to send. */
  fill?: (page: Page) => Promise<void>
  /** Changes something for the person. */
  sends?: (page: Page) => Promise<void>
}

const NEW_PASSWORD = 'Another-2027!'

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

const signInTo =
  (person: string, name: string, query = '') =>
  async (page: Page, origin: string): Promise<void> => {
    await signIn(page, origin, person, query)
    await heading(page, name)
  }

/** A factor's page, or another one between the password and the web app. */
const at = (person: string, name: string, more: Partial<Situation> = {}): Situation => ({
  person,
  stand: signInTo(person, name),
  ...more,
})

async function fillNewPassword(page: Page): Promise<void> {
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Verify password').fill(NEW_PASSWORD)
}

const fill = (label: string, text: string) => (page: Page) => page.getByLabel(label).fill(text)

/** A password reset of this user whose code is verified. */
async function proveReset(sandbox: Sandbox, page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/signin/forget-password`)
  await page.getByLabel('Username').fill('forgetful')
  await press('Continue')(page)
  const number = page.getByLabel('Mobile number')
  await number.waitFor()
  const phone = await sandbox.api<{ number: string }>('phone?person=forgetful')
  await number.fill(phone.number)
  await press('Send code')(page)
  await page.getByLabel('Digit 1 of 6').fill(await sentCode(sandbox, 'forgetful'))
  await heading(page, 'Create password')
}

/** The page that changes the password, in the tab that has signed in. */
async function changePassword(page: Page, origin: string): Promise<void> {
  await signIn(page, origin, 'never-expires')
  await expectWebApp(page)
  await page.goto(`${origin}/signin/change-password`)
  await heading(page, 'Before you change your password')
}

/** A passkey is offered, and the dialog of the browser waits for the person. */
async function makePasskey(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/registration/options')
  await press('Create a passkey')(page)
  await asked
}

/** Steps of each kind at which a page acts for its user, or follows the session. */
export const situationsOf = (sandbox: Sandbox): Record<string, Situation> => ({
  'a passkey is made': at('passkey', 'Sign in faster next time', { fill: makePasskey }),
  'a temporary password is changed': at('activation-code', 'Change your password', {
    fill: fillNewPassword,
    sends: press('Save password'),
  }),
  'a reset is proved': {
    person: 'forgetful',
    stand: (page, origin) => proveReset(sandbox, page, origin),
    fill: fillNewPassword,
    sends: press('Save password'),
  },
  'an approval is waited for': at('approve', 'Verify Sign-In Request'),
  'a code is waited for': at('sms', 'Enter security code', {
    fill: fill('Security code', '123456'),
    sends: press('Activate'),
  }),
  'a password is about to be changed': {
    person: 'never-expires',
    stand: changePassword,
    fill: async page => {
      await press('Got it')(page)
      await page.getByLabel('Old password').fill('Harbor-2026!')
      await fillNewPassword(page)
    },
  },
  'other hosts are told': at('auto-login-dead', 'Signing you in'),
})
