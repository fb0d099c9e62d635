import type { Page } from 'playwright-core'
import type { OpenContext } from 'test/e2e/fixtures/openContext'
import type { Shot } from 'tools/screens/shot'
import { letGo } from 'tools/screens/steps'
import { continueTo } from 'tools/screens/walks'
import { listen } from 'test/support/announcements'
import type { Sandbox } from 'sandbox/ownProcess'
import { installClock } from './heldClock'
import type { Known } from './parts'
import { goOnFrom, lookAt } from './look'
import { DESKTOP, type Facts } from './pageViews'

/** The place where a worker looks at states, one after the other: a page and a sandbox, used again for as long as nothing of a state stays there. */
export interface Lane {
  openContext: OpenContext
  sandbox: Sandbox
  /** Shared by all workers. */
  known: Known
  page?: Page | undefined
}

// States whose screenshots have added something to the page that returns with every document.
const spoilt = new WeakSet<Page>()

async function openPage(openContext: OpenContext, options: Shot['options']): Promise<Page> {
  const context = await openContext({
    viewport: DESKTOP,
    locale: 'en-US',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...options,
  })
  await installClock(context)
  const page = await context.newPage()
  await listen(page)
  if (options) spoilt.add(page)
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = (...script: Parameters<typeof addInitScript>) => {
    spoilt.add(page)
    return addInitScript(...script)
  }
  const install = context.clock.install.bind(context.clock)
  context.clock.install = (time?: Parameters<typeof install>[0]) => {
    spoilt.add(page)
    return install(time)
  }
  return page
}

/** Clears everything that the browser has stored for a page's site. */
const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })

/** A page as if nothing had been there, and a sandbox as on its first day. */
async function freshPage(lane: Lane, { options }: Shot): Promise<Page> {
  const { openContext, sandbox, page } = lane
  if (!page || options || spoilt.has(page)) {
    // Its browser may have died; one that is just ending takes no new page, and the next begins another.
    await page
      ?.context()
      .close()
      .catch(() => undefined)
    await sandbox.api('reset', { method: 'POST' })
    const open = () => openPage(openContext, options)
    return (lane.page = await open().catch(open))
  }
  await letGo({ page, sandbox })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().setOffline(false)
  // A picture: the document that is left writes nothing more.
  await page.goto(`${sandbox.origin}/sandbox/files/logo.svg`)
  await forget(page)
  await page.context().clearCookies()
  await sandbox.api('reset', { method: 'POST' })
  return page
}

/** The page as a shot's way finds it: as the state before left it, or fresh. */
async function pageFor(lane: Lane, shot: Shot): Promise<Page> {
  if (shot.from === undefined || !lane.page) return freshPage(lane, shot)
  await goOnFrom(lane.page)
  return lane.page
}

/** Returns the facts of a state that could not be examined. */
function notReached(state: string, error: unknown): Facts {
  const faults = { window: { focus: [`is not reached: ${String(error)}`] } }
  return { state, screen: '', heading: '', focus: '', said: [], faults }
}

/** Walks to states that begin at each other, and looks at each from every side; the way ends at one that is not reached. */
export async function seeWalk(lane: Lane, walk: readonly Shot[]): Promise<Facts[]> {
  const seen: Facts[] = []
  try {
    for (const shot of walk) {
      const page = await pageFor(lane, shot)
      await continueTo({ page, sandbox: lane.sandbox }, shot)
      seen.push(await lookAt(page, shot.name, lane.known))
    }
  } catch (error) {
    if (lane.page) spoilt.add(lane.page)
    seen.push(...walk.slice(seen.length).map(({ name }) => notReached(name, error)))
  }
  return seen
}

/** Leaves the last state, so that its page sends nothing to the sandbox in the next test. */
export async function leaveLane({ page }: Lane): Promise<void> {
  await page?.goto('about:blank').catch(() => page.context().close())
}
