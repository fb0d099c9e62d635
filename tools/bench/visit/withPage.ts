import type { Browser, CDPSession, Page } from 'playwright-core'
import { type Conditions, impose } from './conditions'
import { observe } from './observe'

const GIVE_UP_MS = 60_000
const SOMEBODY = 'grace'

interface Visitor {
  page: Page
  cdp: CDPSession
}

async function askForPassword(page: Page): Promise<void> {
  const field = page.locator('input[name="username"]')
  await field.fill(SOMEBODY)
  await field.press('Enter')
  await page.locator('input[name="password"]').waitFor()
  await page.waitForLoadState('networkidle')
}

/** Opens an observed page in a separate context, before anything has loaded; for a warm cache, the address has been visited before. */
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
      if (conditions.between) await askForPassword(first)
      await first.close()
      await conditions.between?.()
    }
    // The compiler of these scripts names inner functions with a helper that the page lacks.
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
