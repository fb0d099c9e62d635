import type { Page } from 'playwright-core'

/** Moves the pointer, so that everything that waits for the first user action loads. */
export async function lookAround(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
}
