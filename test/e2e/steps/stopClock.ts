import type { Page } from 'playwright-core'

/** From here on the page's time, installed before, passes only by what the test lets pass: the machine may be slow. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
}
