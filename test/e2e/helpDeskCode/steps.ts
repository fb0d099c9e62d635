import type { Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'

/** The company's help desk takes codes from now on. */
export const takeCodes = (sandbox: Sandbox): Promise<unknown> =>
  sandbox.api('company', { method: 'PUT', body: { settings: { helpDeskCodeEnabled: true } } })

/** Presses for the first code, and reads it. */
export async function showCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Show a code' }).click()
  const digits = page.getByText(/^\d{3} \d{3}$/)
  await digits.waitFor()
  return (await digits.innerText()).replace(' ', '')
}

/** Types a code at the desk, and waits until it is looked up. */
export async function lookUp(desk: Page, code: string): Promise<void> {
  await desk.getByLabel('Code that the caller reads to you').fill(code)
  const [answer] = await Promise.all([
    desk.waitForResponse('**/sandbox/api/help-desk'),
    desk.getByRole('button', { name: 'Look it up' }).click(),
  ])
  await answer.finished()
}
