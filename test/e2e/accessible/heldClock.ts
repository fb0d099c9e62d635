import type { BrowserContext, Page } from 'playwright-core'

declare global {
  interface Window {
    entriesOf?: Performance['getEntriesByType']
  }
}

/** More than any wait has before it says more of itself (waits/slow). */
const LONG_MS = 10_000

/** A clock that can be held; Playwright's forgets how the page was opened, which the app asks for after a reload. */
export async function installClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.entriesOf = performance.getEntriesByType.bind(performance)
  })
  await context.clock.install()
  await context.addInitScript(() => {
    if (window.entriesOf) performance.getEntriesByType = window.entriesOf
  })
}

/** Lets a long time pass at once, and stops the page's clock: what comes later on a slow machine does not come between a press and a look. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + LONG_MS)
}
