import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright-core'
import type { Recording } from 'saga-workbench/recording/entries'

declare global {
  /** Whether the test that runs has failed (workerEnvironment.ts). */
  var testHasFailed: boolean | undefined
}

const FOLDER = 'test-results'
const filmed = new Set<BrowserContext>()

/** Has a test leave the recording of a browser in which the workbench runs. */
export const film = (context: BrowserContext): void => void filmed.add(context)

const recordingOf = (page: Page): Promise<Recording | undefined> =>
  page.evaluate(() => window.foyerWorkbench?.recording?.() as Recording | undefined).catch(() => undefined)

const fileOf = (test: string, end: string): string =>
  `${FOLDER}/${test.replace(/\W+/g, '-').slice(0, 100)}.${end}`

/** Leaves the longest recording of some pages: of a test that failed, or as its last good one. */
export async function leaveFilm(pages: readonly Page[], test: string, failed: boolean): Promise<void> {
  const recordings = (await Promise.all(pages.map(recordingOf))).filter(found => found !== undefined)
  const [longest] = recordings.toSorted((one, other) => other.entries.length - one.entries.length)
  if (!longest) return
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(fileOf(test, failed ? 'foyer.json' : 'good.foyer.json'), JSON.stringify(longest))
  if (!failed) rmSync(fileOf(test, 'foyer.json'), { force: true })
}

/** Leaves the film of the test that has just ended, before its pages are closed. */
export async function leaveFilms(): Promise<void> {
  const contexts = [...filmed]
  filmed.clear()
  const name = expect.getState().currentTestName ?? 'a test'
  const pages = contexts.flatMap(context => context.pages())
  if (pages.length > 0) await leaveFilm(pages, name, globalThis.testHasFailed === true)
}
