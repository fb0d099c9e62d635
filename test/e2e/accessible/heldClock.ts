import type { BrowserContext, Page } from 'playwright-core'
import { SLOW_WAIT_MS } from 'src/constants/timings'

declare global {
  interface Window {
    entriesOf?: Performance['getEntriesByType']
    /** What Playwright's clock puts into each page: `page.clock` has every later page of its context go through all that was ever asked of it. */
    __pwClock?: { controller: { pauseAt: (time: number) => Promise<number>; resume: () => void } }
  }
}

/** Until every wait says more of itself (waits/slow); a minute is not over after several states. */
const LONG_MS = SLOW_WAIT_MS + 500

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
export const holdClock = (page: Page): Promise<unknown> =>
  page.evaluate(ms => {
    if (!window.__pwClock) throw new Error('There is no clock in the page that could be held.')
    return window.__pwClock.controller.pauseAt(Date.now() + ms)
  }, LONG_MS)

/** Has the page's clock go on. */
export const letClockGo = (page: Page): Promise<void> =>
  page.evaluate(() => window.__pwClock?.controller.resume())
