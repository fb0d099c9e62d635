import type { Browser } from 'playwright-core'
import { collectReports } from 'tools/bench/visit/reports'
import { type Conditions, withPage } from 'tools/bench/visit/withPage'
import { Complaint } from 'scripts/command/command'
import type { Sandbox } from 'sandbox/ownProcess'
import { noteCalls } from './calls'
import type { Journey } from './journeyList'

/** A page's report to the benchmark: the user has pressed, or the page shows something else. `at` is in milliseconds since the epoch. */
interface ProbeReport {
  what: 'pressed' | 'shows'
  at: number
  /** Its address, heading and button, and the names of its fields. */
  page: string
  /** The layout shift of this page so far. */
  shift: number
}

/** Runs in every page of a journey before its own scripts. */
function stepProbe(): void {
  let shift = 0
  let shown = ''
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })

  const send = (what: ProbeReport['what'], at: number): void =>
    window.benchReport(JSON.stringify({ what, at: performance.timeOrigin + at, page: shown, shift }))
  const visible = (element: Element): boolean => element.getClientRects().length > 0
  const name = (): string => {
    const fields = [...document.querySelectorAll('input')].filter(visible).map(field => field.name)
    const texts = ['h1', '[type=submit]'].map(selector => document.querySelector(selector)?.textContent)
    return [location.href, ...texts, ...fields].join(' ')
  }
  // A message from within a frame arrives once the frame is painted.
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => send('shows', performance.now())
  const look = (): void => {
    const now = document.querySelector('h1') ? name() : ''
    if (now !== shown) {
      shown = now
      port2.postMessage(undefined)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  addEventListener('keydown', event => event.key === 'Enter' && send('pressed', event.timeStamp), true)
  addEventListener('click', event => event.detail > 0 && send('pressed', event.timeStamp), true)
}

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
