import type { Browser } from 'playwright-core'
import { impose, SLOW_4G } from 'scripts/bench/visit/conditions'
import { Complaint } from 'scripts/command/command'
import type { Sandbox } from 'sandbox/ownProcess'
import { noteCalls } from './calls'
import type { Journey } from './journeyList'
import { stepProbe, type Told } from './stepProbe'

const GIVE_UP_MS = 60_000

export interface Wait {
  /** The step that was waited for. */
  step: string
  /** From the press, or from opening the address, until the step is painted, in milliseconds. */
  waited: number
  /** How long of this a page or an answer was under way. */
  network: number
  /** From the paint before until this one, on the wire. */
  bytes: number
  shift: number
}

export interface Walked {
  waits: Wait[]
  /** From opening the address until the web app is painted, in milliseconds. */
  total: number
}

/** One person's sign-in in a fresh browser profile, typed at the person's own pace. */
export async function walkJourney(
  browser: Browser,
  sandbox: Sandbox,
  { steps, end }: Journey,
): Promise<Walked> {
  await sandbox.api('reset', { method: 'POST' })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    context.setDefaultTimeout(GIVE_UP_MS)
    const told: Told[] = []
    await context.exposeBinding('benchTold', (_source, each: Told) => void told.push(each))
    await context.addInitScript('globalThis.__name ??= named => named')
    await context.addInitScript(stepProbe)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await impose(cdp, SLOW_4G)
    const calls = await noteCalls(cdp)
    const latest = (what: Told['what']): Told => {
      const found = told.findLast(each => each.what === what)
      if (!found) throw new Complaint(`Nothing was ${what}.`)
      return found
    }

    const waits: Wait[] = []
    const began = Date.now()
    let [from, paintedBefore] = [began, began]
    const arrived = async (step: string): Promise<void> => {
      // The paint of a step is told a moment after the step is there.
      await page.waitForTimeout(200)
      const { at, shift } = latest('shows')
      const span = { from, until: at }
      waits.push({
        step,
        waited: at - from,
        network: calls.roundTrips(span),
        bytes: calls.bytes({ from: paintedBefore, until: at }),
        shift,
      })
      paintedBefore = at
    }
    await page.goto(`${sandbox.origin}/signin/`, { waitUntil: 'commit' })
    for (const { name, shows, act } of steps) {
      await page.locator(shows).waitFor()
      await arrived(name)
      await act(page, sandbox)
      from = latest('pressed').at
    }
    await page.waitForURL(address => address.pathname === end)
    await page.locator('h1').waitFor()
    await arrived('the web app')
    return { waits, total: paintedBefore - began }
  } finally {
    await context.close()
  }
}
