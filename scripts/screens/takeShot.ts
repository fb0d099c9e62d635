import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'
import type { Shot } from './shot'
import { themed } from './steps'
import { putInto, type View, type Visit } from './variants'

export const FOLDER = 'screens'
const PATIENCE_MS = 10_000

export const fileOf = (shot: Shot, view: View): string => `${shot.name}.${view.name}.png`

/** Takes a shot in all views of one visit; returns what went wrong, if anything did. The pictures are taken all the same: they show why. */
export async function takeShot(
  browser: Browser,
  sandbox: Sandbox,
  shot: Shot,
  visit: Visit,
): Promise<string[]> {
  await sandbox.api('reset', { method: 'POST', body: {} })
  const context = await browser.newContext({ reducedMotion: 'reduce', ...visit.options, ...shot.options })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const problems: string[] = []
  const told = (error: unknown) =>
    problems.push(`${shot.name} (${visit.name}): ${error instanceof Error ? error.message : String(error)}`)
  try {
    if (visit.themed) await themed({ page, sandbox })
    await shot.reach({ page, sandbox })
  } catch (error) {
    told(error)
  }
  for (const view of visit.views) {
    try {
      await takeView(page, shot, view)
    } catch (error) {
      told(error)
    }
  }
  await context.close()
  return problems
}

async function takeView(page: Page, shot: Shot, view: View): Promise<void> {
  await putInto(page, view)
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.screenshot({
    path: path.join(FOLDER, fileOf(shot, view)),
    fullPage: true,
    animations: 'disabled',
  })
  if (sideways > 0) throw new Error(`${view.name} scrolls sideways by ${sideways} px`)
}
