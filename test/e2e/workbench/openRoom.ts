import type { Film, OpenPage } from 'test/e2e/fixtures/openPage'
import { test as base } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { WORKBENCH, ensureWorkbench } from 'scripts/build/workbench'
import { TRACE } from 'scripts/tests/runners'
import { sample } from 'test/support/sample'
import { type OwnSandbox, type Sandbox, startSandbox } from 'sandbox/ownProcess'
import { TEST_LIMIT_MS } from 'test/support/limits'

const FILES = ['beside', 'dev', 'stepping'] as const

/** The files of this folder that run: a sample in a complete run of all tests, otherwise all of them. */
const TRIED =
  process.env[TRACE] === 'light'
    ? sample(FILES, 3, String, [
        'package-lock.json',
        'packages/saga-workbench',
        'sandbox',
        'scripts/build',
        'scripts/dev',
        'scripts/dev.ts',
        'src/sagas',
        'src/store',
        'test/e2e/workbench',
        'webpack.config.js',
      ])
    : FILES

/** Skips the tests of a file of this folder that the commit does not run. */
export const ofSample = (file: (typeof FILES)[number]): void =>
  test.skip(!TRIED.includes(file), 'this commit runs another file of the room')

type OpenRoom = (on: Pick<Sandbox, 'origin'>, expected?: RegExp[]) => Promise<Watched>

export const test = base.extend<{ openRoom: OpenRoom; workbench: Sandbox }, { workerWorkbench: OwnSandbox }>({
  workerWorkbench: [
    async ({}, use) => {
      await ensureWorkbench()
      const sandbox = await startSandbox({ dist: WORKBENCH })
      await use(sandbox)
      await sandbox.stop()
    },
    { scope: 'worker', timeout: TEST_LIMIT_MS },
  ],
  /** A sandbox that serves the build which can be watched, in its initial state. */
  workbench: async ({ workerWorkbench }, use) => {
    await workerWorkbench.api('reset', { method: 'POST' })
    await use(workerWorkbench)
  },
  openRoom: async ({ openPage, film }, use) => use((on, expected) => openRoom(openPage, film, on, expected)),
})

export interface Watched {
  page: Page
  room: Page
  /** Waits until the room's sentence is like this one, and returns it. */
  says: (pattern: RegExp) => Promise<string>
}

/** The tab 'Flow' of the control room beside a tab for the app, in one browser. */
async function openRoom(
  openPage: OpenPage,
  film: Film,
  { origin }: Pick<Sandbox, 'origin'>,
  expected: RegExp[] = [],
): Promise<Watched> {
  // A fault's status is on the app's console.
  const room = await openPage({ expected: [/Failed to load resource/, ...expected] })
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
