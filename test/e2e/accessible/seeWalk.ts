import type { Page } from 'playwright-core'
import type { OpenContext } from 'test/e2e/fixtures/openContext'
import type { Shot } from 'tools/screens/shot'
import { continueTo } from 'tools/screens/walks'
import { listen } from 'test/support/announcements'
import type { Sandbox } from 'sandbox/ownProcess'
import { installClock } from './heldClock'
import { goOnFrom, lookAt } from './look'
import { DESKTOP, type Facts } from './pageViews'

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
  return page
}

/** Returns the facts of a state that could not be examined. */
const notReached = (state: string, error: unknown): Facts => ({
  state,
  screen: '',
  heading: '',
  focus: '',
  said: [],
  faults: { focus: [`is not reached: ${String(error)}`] },
})

/** Walks in a new context to states that begin at each other, and looks at each from every side; the way ends at one that is not reached. */
export async function seeWalk(
  openContext: OpenContext,
  sandbox: Sandbox,
  walk: readonly Shot[],
): Promise<Facts[]> {
  const seen: Facts[] = []
  const page = await openPage(openContext, walk[0]?.options)
  try {
    for (const shot of walk) {
      if (shot.from !== undefined) await goOnFrom(page)
      await continueTo({ page, sandbox }, shot)
      seen.push(await lookAt(page, shot.name))
    }
  } catch (error) {
    seen.push(...walk.slice(seen.length).map(({ name }) => notReached(name, error)))
  }
  await page.context().close()
  return seen
}
