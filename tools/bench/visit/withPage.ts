import type { Browser, CDPSession, Page } from 'playwright-core'
import { type Conditions, impose } from './conditions'
import { observe } from './observe'

const GIVE_UP_MS = 60_000

interface Visitor {
  page: Page
  cdp: CDPSession
}

/** A page under observation in a context of its own, nothing loaded yet; where the cache is to be warm, the address has been seen before. */
export async function withPage<T>(
  browser: Browser,
  address: string,
  conditions: Conditions,
  look: (visitor: Visitor) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    context.setDefaultTimeout(GIVE_UP_MS)
    if (conditions.warm) {
      const first = await context.newPage()
      await first.goto(address)
      await first.locator('input[name="username"]').waitFor()
      await first.waitForLoadState('networkidle')
      await first.close()
    }
    // The compiler of these scripts names inner functions by a helper, which the page does not have.
    await context.addInitScript('globalThis.__name ??= named => named')
    await context.addInitScript(observe)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await impose(cdp, conditions)
    return await look({ page, cdp })
  } finally {
    await context.close()
  }
}
