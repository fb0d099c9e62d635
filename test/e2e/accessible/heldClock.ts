import type { BrowserContext, Page } from 'playwright-core'
import { SLOW_WAIT_MS } from 'src/constants/timings'

declare global {
  interface Window {
    entriesOf?: Performance['getEntriesByType']
    /** The script that Playwright's clock puts into each page: `page.clock` repeats every earlier clock command in each later page of its context. */
    __pwClock?: { controller: { pauseAt: (time: number) => Promise<number>; resume: () => void } }
  }
}

/** Long enough for every wait to show its later messages (waits/slow); several states together take less than a minute. */
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

/** Moves the clock far ahead at once and then stops it, so that on a slow machine no later change comes between a press and a check. */
export const holdClock = (page: Page): Promise<unknown> =>
  page.evaluate(ms => {
    if (!window.__pwClock) throw new Error('There is no clock in the page that could be held.')
    return window.__pwClock.controller.pauseAt(Date.now() + ms)
  }, LONG_MS)

/** Has the page's clock go on. */
export const letClockGo = (page: Page): Promise<void> =>
  page.evaluate(() => window.__pwClock?.controller.resume())
