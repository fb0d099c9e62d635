import type { Browser, Page } from 'playwright-core'
import { WORKBENCH, ensureWorkbench } from 'scripts/build/workbench'
import { type OwnSandbox, type Sandbox, startSandbox } from 'sandbox/ownProcess'
import { openPage } from 'test/support/browser'
import { film } from 'test/support/film'

/** A sandbox that serves the build which can be watched. */
export async function startWorkbench(): Promise<OwnSandbox> {
  await ensureWorkbench()
  return startSandbox({ dist: WORKBENCH })
}

export interface Watched {
  page: Page
  room: Page
  /** Waits until the room's sentence is like this one, and returns it. */
  says: (pattern: RegExp) => Promise<string>
}

/** The tab 'Flow' of the control room beside a tab for the app, in one browser. */
export async function openRoom(
  browser: Browser,
  { origin }: Pick<Sandbox, 'origin'>,
  expected: RegExp[] = [],
): Promise<Watched> {
  // A fault's status is on the app's console.
  const room = await openPage(browser, { expected: [/Failed to load resource/, ...expected] })
  film(room.context())
  await room.goto(`${origin}/sandbox/`)
  await room.getByRole('tab', { name: 'Flow' }).click()
  const page = await room.context().newPage()
  const says = async (pattern: RegExp): Promise<string> => {
    const said = await room.waitForFunction(
      ([source = '']) => {
        const text = document.querySelector('#flow-sentence')?.textContent ?? ''
        return new RegExp(source).test(text) ? text : undefined
      },
      [pattern.source],
      { polling: 50 },
    )
    return (await said.jsonValue()) ?? ''
  }
  return { page, room, says }
}
