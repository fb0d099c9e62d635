import type { Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'
import { sentCode } from 'test/e2e/steps/sentCode'

const NEW_PASSWORD = 'Another-2027!'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Resets a password: from the username and the code of the phone to the page that reports the new one. */
export async function resetPassword(page: Page, sandbox: Sandbox): Promise<void> {
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await page.getByLabel('Username').fill('forgetful')
  await press(page, 'Continue')
  const number = page.getByLabel('Mobile number')
  await number.waitFor()
  const phone = await sandbox.api<{ number: string }>('phone?person=forgetful')
  await number.fill(phone.number)
  await press(page, 'Send code')
  await page.getByLabel('Digit 1 of 6').fill(await sentCode(sandbox, 'forgetful'))
  await heading(page, 'Create password')
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Verify password').fill(NEW_PASSWORD)
  await press(page, 'Save password')
  await heading(page, 'Password updated')
}
