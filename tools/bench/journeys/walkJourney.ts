import type { Browser } from 'playwright-core'
import { collectReports } from 'tools/bench/visit/reports'
import { type Conditions, withPage } from 'tools/bench/visit/withPage'
import { Complaint } from 'scripts/command/command'
import type { Sandbox } from 'sandbox/ownProcess'
import { noteCalls } from './calls'
import type { Journey } from './journeyList'
import { type ProbeReport, stepProbe } from './stepProbe'

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
  return withPage(browser, conditions, stepProbe, async ({ page, cdp }) => {
    const calls = await noteCalls(cdp, origin)
    const reports = await collectReports<ProbeReport>(cdp)
    const waits: Wait[] = []
    const began = Date.now()
    let [from, paintedBefore, seen] = [began, began, 0]
    const arrive = async (step: string, shows: RegExp, polled = false): Promise<void> => {
      const shown = await reports.until(
        ({ what, page }) => what === 'shows' && shows.test(page),
        () => `No page was ${String(shows)}, the last one ${reports.all.at(-1)?.page}`,
        seen,
      )
      seen = reports.all.indexOf(shown) + 1
      const { at, shift } = shown
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
      const pressed = reports.all.findLast(({ what }) => what === 'pressed')
      if (!pressed) throw new Complaint('Nothing was pressed.')
      from = pressed.at
    }
    await arrive('the web app', end, steps.at(-1)?.polled)
    return { waits, total: paintedBefore - began }
  })
}
