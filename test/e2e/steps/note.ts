import type { Page } from 'playwright-core'
import { expect } from 'test/e2e/fixtures/test'

/** The user's note in the web app. */
export const TEXT = 'half a sentence'

export const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
export const again = (page: Page) => page.getByRole('button', { name: 'Sign in again' }).click()

/** The session of the web app ends in the middle of a note. */
export async function endSession(page: Page): Promise<void> {
  await page.getByLabel('Note').fill(TEXT)
  await page.getByRole('button', { name: 'End the session' }).click()
  await told(page, 'The session is over')
  await page.getByRole('button', { name: 'Save' }).click()
  await told(page, 'What you wrote is still here.')
}

/** Presses, and finds the window that opens beside the web app. */
export async function openWindow(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await again(page)
  return opened
}

/** Expects that the web app was notified and has saved the note. */
export async function expectSaved(page: Page): Promise<void> {
  await told(page, 'Saved for')
  expect(await page.getByLabel('Note').inputValue()).toBe(TEXT)
}
