import type { Browser, Page } from 'playwright-core'
import type { OwnSandbox } from 'sandbox/ownProcess'
import { BREAK_KEY } from 'src/workbench/page/channel'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { openRoom, startWorkbench, type Watched } from 'test/e2e/workbench/openRoom'
import { launchBrowser } from 'test/support/browser'

let browser: Browser
let sandbox: OwnSandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), startWorkbench()])
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

/** Stops at effects of this name, once the app knows of it. */
async function breakAt(room: Page, page: Page, name: string): Promise<void> {
  await room.getByLabel('Break at').fill(name)
  await page.waitForFunction(([key, wanted]) => localStorage.getItem(key!) === wanted, [BREAK_KEY, name])
}

/** A person whose password is about to be sent: the saga stands at the call. */
async function stopped(): Promise<Watched> {
  const watched = await openRoom(browser, sandbox, [/foyer: .* crashed .* lost/])
  const { page, room, says } = watched
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'approve')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await breakAt(room, page, 'call signIn')
  await givePassword(page)
  await says(/signIn, for .*/)
  await room.getByLabel('Another answer of call signIn').waitFor()
  await expect(sandbox.callsTo('/api/auth/v2/login')).resolves.toHaveLength(0)
  return watched
}

test('a saga stops at an effect, and goes on with another answer', async () => {
  const { page, room } = await stopped()
  await room.getByLabel('Another answer of call signIn').fill('{ "kind": "refused" }')
  await room.getByRole('button', { name: 'Answer this' }).click()
  await page.getByRole('alert').filter({ hasText: 'combination was wrong' }).waitFor()
  await expect(sandbox.callsTo('/api/auth/v2/login')).resolves.toHaveLength(0)
  // The same effect, once more with its own answer.
  await breakAt(room, page, '')
  await givePassword(page)
  await page.waitForURL(/\/verification$/)
})

test('a saga goes on with an error in the place of an answer', async () => {
  const { page, room } = await stopped()
  await room.getByLabel('Another answer of call signIn').fill('lost')
  await room.getByRole('button', { name: 'Throw this' }).click()
  await page.getByRole('alert').filter({ hasText: /./ }).waitFor()
  await expect(sandbox.callsTo('/api/auth/v2/login')).resolves.toHaveLength(0)
  await breakAt(room, page, '')
})

test('a saga goes on as it would have', async () => {
  const { page, room } = await stopped()
  await breakAt(room, page, '')
  await room.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL(/\/verification$/)
  await expect(sandbox.callsTo('/api/auth/v2/login')).resolves.toHaveLength(1)
})
