import type { Page } from 'playwright-core'
import { BASE_PATH } from 'src/constants/basePath'
import { ROUTES } from 'src/constants/routes'

/** Where the page has come to rest: outside the app, on another screen, or at a message. */
export type Rest = { kind: 'left' } | { kind: 'screen'; route: string } | { kind: 'message'; text: string }

const POLL_MS = 100
/** Screens from which the page goes on automatically. */
const PASSING: string[] = [ROUTES.sessionStatus]

/** Returns the current route of the app; undefined outside the app. */
export function routeOf(page: Page): string | undefined {
  const { pathname } = new URL(page.url())
  if (pathname === BASE_PATH) return ROUTES.login
  return pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : undefined
}

async function messageOn(page: Page): Promise<string> {
  const alerts = page.getByRole('alert')
  // The page may be replaced at any moment.
  const texts = await alerts.allInnerTexts().catch(() => [])
  return texts
    .map(text => text.trim())
    .filter(Boolean)
    .join(' ')
}

async function restNow(page: Page, from: string): Promise<Rest | undefined> {
  const route = routeOf(page)
  if (route === undefined) return { kind: 'left' }
  const text = await messageOn(page)
  if (text !== '') return { kind: 'message', text }
  return route === from || PASSING.includes(route) ? undefined : { kind: 'screen', route }
}

/** Waits until the page has left the app, shows another screen than `from` or shows a message. Throws after the time limit. */
export async function untilRest(page: Page, from: string, timeoutMs: number): Promise<Rest> {
  const ends = Date.now() + timeoutMs
  for (;;) {
    const rest = await restNow(page, from)
    if (rest) return rest
    if (Date.now() > ends) throw new Error(`does not go on within ${timeoutMs / 1000} s`)
    // A deployed page reports none of its changes, so the walk must look again.
    await page.waitForTimeout(POLL_MS)
  }
}
