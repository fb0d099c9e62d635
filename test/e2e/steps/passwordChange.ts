import type { Page } from 'playwright-core'
import { signIn } from 'test/e2e/steps/signIn'
import type { Sandbox } from 'sandbox/ownProcess'

const NEW_PASSWORD = 'Correct-Horse-9'
const EXPIRED = 'Your password has expired. Choose a new one to continue.'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Signs in with an expired password; a new tab cannot skip the change, which ends at the return address. Returns the paths of all POSTs. */
export async function replaceExpired(page: Page, sandbox: Sandbox): Promise<string[]> {
  const posted: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname)
  })
  await signIn(page, sandbox.origin, 'password-expired', '?back=/online/%3Ffolder=7')
  await heading(page, 'Change your password')
  await page.getByText(EXPIRED).waitFor()

  const other = await page.context().newPage()
  await other.goto(`${sandbox.origin}/signin/session-status`)
  await heading(other, 'Change your password')
  await other.getByText(EXPIRED).waitFor()
  await other.close()

  await page.reload()
  await page.getByText(EXPIRED).waitFor()
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Verify password').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.waitForURL(`${sandbox.origin}/online/?folder=7`)
  return posted
}

/** Shows a disabled account with a way to support, which disappears with the problem. Returns the number of alerts that are left. */
export async function tellDisabled(page: Page, sandbox: Sandbox): Promise<number> {
  await signIn(page, sandbox.origin, 'disabled')
  await page.getByRole('alert').filter({ hasText: 'This account is disabled.' }).waitFor()
  const contact = page.getByRole('button', { name: 'Contact support' })
  await contact.waitFor()
  await contact.click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Get help. Get back to work.' }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByLabel('Password', { exact: true }).fill('another')
  await contact.waitFor({ state: 'detached' })
  return page.getByRole('alert').count()
}

/** Enters two codes, one after the other on the same page; the second begins with its text and the focus. Returns the text of the field at that moment. */
export async function enterNextCode(page: Page, sandbox: Sandbox): Promise<string> {
  const newest = async (): Promise<string> => {
    const { messages } = await sandbox.api<{ messages: { code: string }[] }>('phone?person=sms-next')
    return messages[0]?.code ?? ''
  }
  await signIn(page, sandbox.origin, 'sms-next')
  const field = page.getByLabel('Security code')
  await field.waitFor()
  await field.fill(await newest())
  await page.keyboard.press('Enter')
  await page.getByRole('status').filter({ hasText: 'Enter the next code.' }).waitFor()
  const begun = await field.inputValue()
  await page.waitForFunction(() => document.activeElement?.id === 'securityCode')
  await field.fill(await newest())
  await page.keyboard.press('Enter')
  await page.waitForURL(`${sandbox.origin}/online/`)
  return begun
}
