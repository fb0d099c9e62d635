import type { Browser } from 'playwright-core'
import { type Conditions, impose } from 'tools/bench/visit/conditions'
import type { Sandbox } from 'sandbox/ownProcess'
import { noteCalls } from './calls'
import type { Journey } from './journeyList'
import { stepProbe } from './stepProbe'
import { watchProbe } from './watchProbe'

const GIVE_UP_MS = 60_000

/** A company's configuration (docs/deployment.md): the files of its web app that load during the checks. */
const WEB_APP_FILES = ['/sandbox/files/pages.css', '/sandbox/files/pages.js']

export interface Wait {
  /** The expected step. */
  step: string
  /** From the press, or from opening the address, until the step is painted, in milliseconds. */
  waited: number
  /** The part of this in which a page or a response was being transferred. */
  network: number
  /** From the press until the next poll began, if the page polls, in milliseconds. */
  poll: number
  /** The bytes between the previous paint and this one, as transferred. */
  bytes: number
  shift: number
}

export interface Walked {
  waits: Wait[]
  /** From opening the address until the web app is painted, in milliseconds. */
  total: number
}

/** Signs in one user in a fresh browser profile, at a user's typing speed. */
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
    const { shown, pressed } = await watchProbe(cdp)

    const waits: Wait[] = []
    const began = Date.now()
    let [from, paintedBefore] = [began, began]
    const arrive = async (step: string, shows: RegExp, polled = false): Promise<void> => {
      const { at, shift } = await shown(shows)
      // The network reports its last response a moment later.
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
