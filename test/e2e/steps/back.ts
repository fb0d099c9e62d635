import { expect } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { fieldFocused } from 'test/e2e/steps/keyboard'
import { giveUsername } from 'test/e2e/steps/signIn'
import type { Sandbox } from 'sandbox/ownProcess'

/** Goes through the history without a wait for `load`, which no change of a step causes. Runs in a separate task: the page that is left cannot answer. */
export const goBy = (page: Page, by: number) =>
  page.evaluate(steps => void setTimeout(() => window.history.go(steps)), by)

/** Waits for the username step, with its name and the focus, and without a password. */
export async function atName(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Next' }).waitFor()
  await fieldFocused(page, 'username')
  expect([await page.locator('#username').inputValue(), await page.locator('#password').count()]).toEqual([
    name,
    0,
  ])
}

/** Waits for the password step, with its name, an empty field and the focus. */
export async function atPassword(page: Page, name: string): Promise<void> {
  await fieldFocused(page, 'password')
  const values = page.locator('#username, #password')
  expect(await values.evaluateAll(fields => fields.map(field => (field as HTMLInputElement).value))).toEqual([
    name,
    '',
  ])
}

const entries = (page: Page) => page.evaluate(() => [window.history.length, window.location.href])

/** From the password and from a provider, Back leads to the name and Forward to the step again, by one entry with the same address; one more Back leaves the page. */
export async function backToName(page: Page, sandbox: Sandbox): Promise<void> {
  await page.goto(`${sandbox.origin}/signin/favicon.svg`)
  await page.goto(`${sandbox.origin}/signin/?back=/online/files#part`)
  await page.getByRole('button', { name: 'Next' }).waitFor()
  const [length, address] = await entries(page)
  await giveUsername(page, 'simple')
  await atPassword(page, 'simple')
  expect(await entries(page)).toEqual([Number(length) + 1, address])
  await page.locator('#password').fill('half a pass')
  await goBy(page, -1)
  await atName(page, 'simple')
  await goBy(page, 1)
  await atPassword(page, 'simple')
  await goBy(page, -1)
  await atName(page, 'simple')

  await giveUsername(page, 'sso')
  await page.getByRole('button', { name: 'Continue' }).waitFor()
  expect(await entries(page)).toEqual([Number(length) + 1, address])
  await goBy(page, -1)
  await atName(page, 'sso')
  await goBy(page, 1)
  await page.getByRole('button', { name: 'Continue' }).waitFor()
  await page.locator('#username').fill('simple')
  await page.getByRole('button', { name: 'Next' }).click()
  await atPassword(page, 'simple')
  expect(await entries(page)).toEqual([Number(length) + 1, address])
  await goBy(page, -1)
  await atName(page, 'simple')
  expect(page.url()).toBe(address)
  await goBy(page, -1)
  await page.waitForURL('**/favicon.svg')
}
