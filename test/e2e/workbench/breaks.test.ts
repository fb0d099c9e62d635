import type { Browser, Page } from 'playwright-core'
import type { OwnSandbox } from 'sandbox/ownProcess'
import { BREAK_KEY } from 'src/workbench/page/channel'
import { givePassword, giveUsername, signIn } from 'test/e2e/steps/signIn'
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

/** A person at the field for the password, and a room that stops there. */
async function atPassword(person: string, at: string): Promise<Watched> {
  const watched = await openRoom(browser, sandbox)
  const { page, room } = watched
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, person)
  await page.getByLabel('Password', { exact: true }).waitFor()
  await breakAt(room, page, at)
  return watched
}

test('an action that no saga has heard of waits, and reaches the sagas', async () => {
  const { page, room } = await atPassword('approve', 'action login/passwordSubmitted')
  await givePassword(page)
  const card = room.locator('.held-card').filter({ hasText: 'login/passwordSubmitted' })
  await card.waitFor()
  await expect(sandbox.callsTo('/api/auth/v2/login')).resolves.toHaveLength(0)
  await breakAt(room, page, '')
  await card.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL(/\/verification$/)
})

test('a call fails as if its time were over', async () => {
  const { page, room } = await atPassword('approve', 'call signIn')
  await givePassword(page)
  await room.getByLabel('A failure of call signIn').selectOption('The time is over')
  await breakAt(room, page, '')
  await room.getByRole('button', { name: 'Fail so' }).click()
  await page.getByRole('alert').filter({ hasText: 'Server error' }).waitFor()
  await expect(sandbox.callsTo('/api/auth/v2/login')).resolves.toHaveLength(0)
  // What was tried is a scenario: the call has no answer.
  await room.getByRole('button', { name: 'Copy as scenario' }).click()
  const text = room.getByLabel('The scenario')
  await text.waitFor()
  const kept = await text.inputValue()
  expect(kept).toContain(`signIn: 'nothing'`)
  expect(kept).toMatch(/calls: \['findIdentityProvider', 'signIn'\], ends: \{ at: '\/', says: 'server/)
})

test('an error waits before its saga hears of it', async () => {
  const { page, room } = await atPassword('approve', 'error page')
  const fault = { method: 'POST', path: '/api/auth/v2/login', kind: 'html', status: 401, times: 1 }
  await sandbox.api('faults', { method: 'PUT', body: fault })
  await givePassword(page)
  const card = room.locator('.held-card').filter({ hasText: 'ServiceError: page 401 – of call' })
  await card.waitFor()
  await expect(page.getByRole('alert').filter({ hasText: /./ }).count()).resolves.toBe(0)
  await card.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('alert').filter({ hasText: 'Server error' }).waitFor()
  await breakAt(room, page, '')
})

test('a saga is cancelled, and the room tells who has heard', async () => {
  const { page, room, says } = await openRoom(browser, sandbox)
  await signIn(page, sandbox.origin, 'approve')
  await says(/^approvalJourney waits for one of: session status in/)
  await room.getByRole('button', { name: 'approvalJourney', exact: true }).press('Enter')
  await room.getByRole('button', { name: /^Cancel / }).press('Enter')
  const heard = room.getByRole('list', { name: 'Who heard' })
  await heard.getByText('approvalJourney was cancelled at: call untilSettled').waitFor()
  const lines = await heard.getByRole('listitem').allTextContents()
  expect(lines).toContain('untilCodeAccepted was cancelled at: take factorCode/submitted')
  expect(lines).toContain('untilSettled was cancelled at: call pause')
})
