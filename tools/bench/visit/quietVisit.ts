import { setTimeout as delay } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { Complaint } from 'scripts/command/command'
import type { Conditions } from './conditions'
import { longTasks, network, heapInUse, watchProcessor } from './usage'
import { lookup, watchFields } from './fields'
import { withPage } from './withPage'

const AFTER_USABLE_MS = 2000
const TWENTY_KEYS = 'grace.hopper@harbor.'
const BETWEEN_KEYS_MS = 40

export type QuietFigures = Awaited<ReturnType<typeof quietVisit>>

/**
 * Leaves a page unchanged until two seconds after its username field is usable, then types a name and, if a script responds, continues
 * to the password. Times are in milliseconds, sizes in bytes.
 */
export const quietVisit = (browser: Browser, address: string, conditions: Conditions, scripted: boolean) =>
  withPage(browser, address, conditions, async ({ page, cdp }) => {
    const worked = await watchProcessor(cdp)
    const shown = await watchFields(cdp, address)
    await page.goto(address, { waitUntil: 'commit' })
    await shown('username')
    await delay(AFTER_USABLE_MS)
    const processor = await worked()
    const { tasks, firstPaintAt, largestPaintAt, usableAt } = await page.evaluate(() => window.bench)
    if (!firstPaintAt || !largestPaintAt || !usableAt) throw new Complaint(`${address} painted nothing`)
    const usage = await network(page)
    const heap = await heapInUse(cdp)

    const field = page.locator('input[name="username"]')
    await field.pressSequentially(TWENTY_KEYS, { delay: BETWEEN_KEYS_MS })
    const kept = await field.inputValue()
    if (kept !== TWENTY_KEYS) throw new Complaint(`${address} lost a key: the field holds "${kept}"`)
    const found = scripted
      ? await Promise.all([lookup(page, shown, address, TWENTY_KEYS), field.press('Enter')])
      : undefined
    const untilPassword = await network(page)
    const { keyToPaint, shift } = await page.evaluate(() => window.bench)
    return {
      firstPaint: firstPaintAt,
      largestPaint: largestPaintAt,
      usable: usableAt,
      ...usage,
      ...longTasks(tasks, firstPaintAt, usableAt + AFTER_USABLE_MS),
      processor,
      heap,
      shift,
      untilPassword,
      keyToPaint,
      passwordStep: found?.[0].toPassword,
    }
  })
