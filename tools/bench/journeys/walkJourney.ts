import type { Browser } from 'playwright-core'
import { type Conditions, impose } from 'tools/bench/visit/conditions'
import type { Sandbox } from 'sandbox/ownProcess'
import { noteCalls } from './calls'
import type { Journey } from './journeyList'
import { stepProbe } from './stepProbe'
import { watchTold } from './watchTold'

const GIVE_UP_MS = 60_000

/** What a company configures (docs/deployment.md): the files of its web app that come while the checks run. */
const WEB_APP_FILES = ['/sandbox/files/pages.css', '/sandbox/files/pages.js']

export interface Wait {
  /** The step that was waited for. */
  step: string
  /** From the press, or from opening the address, until the step is painted, in milliseconds. */
  waited: number
  /** How long of this a page or an answer was under way. */
  network: number
  /** From the press until the next poll began, where the page polls, in milliseconds. */
  poll: number
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
  conditions: Conditions,
  origin = sandbox.origin,
): Promise<Walked> {
  await sandbox.api('reset', { method: 'POST' })
  const config = await sandbox.api<object>('config')
  await sandbox.api('config', { method: 'PUT', body: { ...config, webAppFiles: WEB_APP_FILES } })
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    context.setDefaultTimeout(GIVE_UP_MS)
    await context.addInitScript('globalThis.__name ??= named => named')
    await context.addInitScript(stepProbe)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await impose(cdp, conditions)
    const calls = await noteCalls(cdp, origin)
    const { shown, pressed } = await watchTold(cdp)

    const waits: Wait[] = []
    const began = Date.now()
    let [from, paintedBefore] = [began, began]
    const arrive = async (step: string, shows: RegExp, polled = false): Promise<void> => {
      const { at, shift } = await shown(shows)
      // The network tells of its last answer a moment later.
      await page.waitForTimeout(100)
      const span = { from, until: at }
      waits.push({
        step,
        waited: at - from,
        network: calls.roundTrips(span),
        poll: polled ? calls.idleUntilAsked(span) : 0,
        bytes: calls.bytes({ from: paintedBefore, until: at }),
        shift,
      })
      paintedBefore = at
    }
    await page.goto(`${origin}/signin/`, { waitUntil: 'commit' })
    for (const { name, shows, act } of steps) {
      await arrive(name, shows)
      await act(page, sandbox)
      from = pressed().at
    }
    await arrive('the web app', end, steps.at(-1)?.polled)
    return { waits, total: paintedBefore - began }
  } finally {
    await context.close()
  }
}
