import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { recolours } from './engines/engine'
import { contextOf, launch, type LaunchOptions } from './engines/launch'
import { leaveFilms } from './film'
import { watchProblems } from './pageProblems'

export interface PageOptions extends BrowserContextOptions {
  /** Errors and violations that belong to the test, such as a status that the server answers on purpose. */
  expected?: RegExp[]
}

/** Options for a page with motion, as most users have it: for measurements during motion, and for a journey's walk. */
export const MOVING: PageOptions = { reducedMotion: 'no-preference' }

// Motion is rendered sixty times a second, which takes a quarter of a test's time. Firefox must be launched with it.
const STILL: PageOptions = recolours() ? { reducedMotion: 'reduce' } : {}

/** Twice Playwright's default timeout for a step: a machine under load from others is that slow. */
const STEP_MS = 60_000

let opened: { page: Page; problems: string[] }[] = []

/** Returns a headless browser of this run's engine, `ENGINE` or Chromium; callers do not close it (engines/launch.ts). */
export const launchBrowser = (options?: LaunchOptions): Promise<Browser> => launch(options)

/**
 * Opens a page in a new context that is closed after the test. An error on its console, an uncaught error or a
 * violation of the content security policy fails the test, in frames and popups as well; `expected: [/./]` allows all
 * of them. Motion is reduced, unless `MOVING`.
 */
export async function openPage(browser: Browser, { expected, ...options }: PageOptions = {}): Promise<Page> {
  const context = await contextOf(browser, { ...STILL, ...options })
  context.setDefaultTimeout(STEP_MS)
  const problems = await watchProblems(context, expected)
  const page = await context.newPage()
  opened.push({ page, problems })
  return page
}

afterEach(async () => {
  const pages = opened
  opened = []
  await leaveFilms()
  await Promise.all(pages.map(({ page }) => page.context().close()))
  const problems = pages.flatMap(page => page.problems)
  if (problems.length > 0) throw new Error(`The page did what it should not:\n${problems.join('\n')}`)
})
