import type { Sandbox } from 'sandbox/ownProcess'
import { type PageOptions } from 'test/e2e/fixtures/openPage'
import type { Page } from 'playwright-core'

export const BUTTON = 'Sign in with your phone'
export const REFUSED = /status of (?:40[0-9]|429|500)/
export const PHONE: PageOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

export const panel = (page: Page) => page.getByRole('dialog', { name: BUTTON })

/** Opens the panel of the computer, and reads its code. */
export async function showCode(sandbox: Sandbox, page: Page, origin = sandbox.origin): Promise<string> {
  await page.goto(`${origin}/signin/`)
  await page.getByRole('button', { name: BUTTON }).click()
  const code = panel(page).getByText(/^[A-Z]{4}-[A-Z]{4}$/)
  await code.waitFor()
  return code.innerText()
}

export const scan = (sandbox: Sandbox, phone: Page, code: string, origin = sandbox.origin) =>
  phone.goto(`${origin}/signin/phone#code=${code}`)

export async function typeCode(phone: Page, code: string): Promise<void> {
  await phone.getByLabel('Code on the computer').fill(code)
  await phone.getByRole('button', { name: 'Next' }).click()
}

/** Types the number of the computer on the phone, and approves. */
export async function copyNumber(page: Page, phone: Page): Promise<void> {
  const words = panel(page).getByText(/^Type \d\d on your phone$/)
  await words.waitFor()
  const [, number = ''] = /(\d\d)/.exec(await words.innerText()) ?? []
  await phone.getByLabel('Number on the computer').fill(number)
  await phone.getByRole('button', { name: 'Approve' }).click()
}
