import type { Browser } from 'playwright-core'
import { type Conditions, impose } from './conditions'
import type { Probe } from './probes/probe'

const KEY = 'k'
const GIVE_UP_MS = 60_000

/** Visits a page once in a context of its own and returns each probe's figure; fails when a key typed in the usable field is lost. */
export async function visit(
  browser: Browser,
  address: string,
  conditions: Conditions,
  probes: Probe[],
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    context.setDefaultTimeout(GIVE_UP_MS)
    // The compiler of these scripts names inner functions by a helper, which the page does not have.
    await context.addInitScript('globalThis.__name ??= named => named')
    for (const { prepare } of probes) if (prepare) await context.addInitScript(prepare)
    const page = await context.newPage()
    await impose(await context.newCDPSession(page), conditions)
    await page.goto(address, { waitUntil: 'commit' })
    const figures = await Promise.all(probes.map(({ read }) => read(page)))
    const field = page.locator('input[name="username"]')
    await field.pressSequentially(KEY)
    await page.waitForLoadState('networkidle')
    const kept = await field.inputValue()
    if (kept !== KEY) throw new Error(`${address} lost a key: the field holds "${kept}"`)
    return figures
  } finally {
    await context.close()
  }
}
