import type { Page } from 'playwright-core'

/** Stops the page's installed clock, so that only the test advances it: the machine may be slow. */
export async function stopClock(page: Page): Promise<void> {
  for (;;) {
    const now = await page.evaluate(() => Date.now())
    try {
      await page.clock.pauseAt(now + 1000)
      return
    } catch (error) {
      // More than a second has passed since the request; the clock is stopped now.
      if (!String(error).includes('to the past')) throw error
    }
  }
}
