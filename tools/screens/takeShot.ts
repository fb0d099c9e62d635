import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'
import type { Phrasebook } from './phrasebook'
import { showIn, pageTexts } from './pageTexts'
import type { Shot } from './shot'
import { SHOTS } from './shots'
import { themed } from './steps'
import { putInto, type View, type Visit } from './variants'
import { beginningOf, walkTo } from './walks'

export const FOLDER = 'screens'
const PATIENCE_MS = 10_000

export const fileOf = (shot: Shot, view: View, language?: string): string =>
  `${[shot.name, view.name, ...(language ? [language] : [])].join('.')}.png`

/** Takes a shot in all views of one visit, in English and in the languages of the books; returns the fault, if any. Takes the pictures nevertheless, because they show the reason. */
export async function takeShot(
  browser: Browser,
  sandbox: Sandbox,
  shot: Shot,
  visit: Visit,
  books: readonly Phrasebook[] = [],
): Promise<string[]> {
  await sandbox.api('reset', { method: 'POST', body: {} })
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    ...visit.options,
    ...beginningOf(shot, SHOTS).options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const problems: string[] = []
  const messageOf = (error: unknown) =>
    problems.push(`${shot.name} (${visit.name}): ${error instanceof Error ? error.message : String(error)}`)
  try {
    if (visit.themed) await themed()({ page, sandbox })
    await walkTo({ page, sandbox }, shot, SHOTS)
  } catch (error) {
    messageOf(error)
  }
  for (const view of visit.views) {
    try {
      await putInto(page, view)
      await takePicture(page, fileOf(shot, view))
      if (books.length === 0) continue
      for (const texts of await pageTexts(page, books)) {
        await showIn(page, texts)
        await takePicture(page, fileOf(shot, view, texts.language))
      }
      await showIn(page)
    } catch (error) {
      messageOf(error)
    }
  }
  await context.close()
  return problems
}

async function takePicture(page: Page, file: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.screenshot({ path: path.join(FOLDER, file), fullPage: true, animations: 'disabled' })
  if (sideways > 0) throw new Error(`${file} scrolls sideways by ${sideways} px`)
}
