import type { Page } from 'playwright-core'

/** From here on the page's time, installed before, passes only by what the test lets pass: the machine may be slow. */
export async function stopClock(page: Page): Promise<void> {
  for (;;) {
    const now = await page.evaluate(() => Date.now())
    try {
      await page.clock.pauseAt(now + 1000)
      return
    } catch (error) {
      // More than a second has passed since it was asked; now it stands.
      if (!String(error).includes('to the past')) throw error
    }
  }
}
