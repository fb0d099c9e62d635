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

/** A person at the field for the password, and the room beside the page. */
async function atPassword(expected: RegExp[] = []): Promise<Watched> {
  const watched = await openRoom(browser, sandbox, expected)
  const { page } = watched
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'approve')
  await page.getByLabel('Password', { exact: true }).waitFor()
  return watched
}

const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })
const isSent = (times: number) => expect(sandbox.callsTo('/api/auth/v2/login')).resolves.toHaveLength(times)

test('a saga stops at an effect, and goes on with another answer, with an error, or as it would have; one is cancelled, and the room tells who has heard', async () => {
  const { page, room, says } = await atPassword([/foyer: .* crashed .* lost/])
  const answer = room.getByLabel('Another answer of call signIn')
  const stopped = async (): Promise<void> => {
    await givePassword(page)
    await says(/signIn, for .*/)
    await answer.waitFor()
    await isSent(0)
  }
  await breakAt(room, page, 'call signIn')
  await stopped()
  await answer.fill('{ "kind": "refused" }')
  await room.getByRole('button', { name: 'Answer this' }).click()
  await alert(page, 'combination was wrong').waitFor()
  await answer.waitFor({ state: 'detached' })

  await stopped()
  await answer.fill('lost')
  await room.getByRole('button', { name: 'Throw this' }).click()
  await alert(page, 'Something went wrong').waitFor()
  await answer.waitFor({ state: 'detached' })

  await stopped()
  await breakAt(room, page, '')
  await room.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL(/\/verification$/)
  await isSent(1)

  await says(/^approvalJourney waits for one of: session status in/)
  await room.getByRole('button', { name: 'approvalJourney', exact: true }).press('Enter')
  await room.getByRole('button', { name: /^Cancel / }).press('Enter')
  const heard = room.getByRole('list', { name: 'Who heard' })
  await heard.getByText('approvalJourney was cancelled at: call untilSettled').waitFor()
  const lines = await heard.getByRole('listitem').allTextContents()
  expect(lines).toContain('untilCodeAccepted was cancelled at: take factorCode/submitted')
  expect(lines).toContain('untilSettled was cancelled at: call pause')
})

test('a call fails as if its time were over; an error waits before its saga hears of it, and an action that no saga has heard of', async () => {
  const { page, room } = await atPassword()
  await breakAt(room, page, 'call signIn')
  await givePassword(page)
  await room.getByLabel('A failure of call signIn').selectOption('The time is over')
  await breakAt(room, page, '')
  await room.getByRole('button', { name: 'Fail so' }).click()
  await alert(page, 'Server error').waitFor()
  await isSent(0)
  // What was tried is a scenario: the call has no answer.
  await room.getByRole('button', { name: 'Copy as scenario' }).click()
  const text = room.getByLabel('The scenario')
  await text.waitFor()
  const kept = await text.inputValue()
  expect(kept).toContain(`signIn: 'nothing'`)
  expect(kept).toMatch(/calls: \['findIdentityProvider', 'signIn'\], ends: \{ at: '\/', says: 'server/)

  const cardOf = (words: string) => room.locator('.held-card').filter({ hasText: words })
  await breakAt(room, page, 'error page')
  const fault = { method: 'POST', path: '/api/auth/v2/login', kind: 'html', status: 401, times: 1 }
  await sandbox.api('faults', { method: 'PUT', body: fault })
  await givePassword(page)
  const error = cardOf('ServiceError: page 401 – of call')
  await error.waitFor()
  await expect(alert(page, /./).count()).resolves.toBe(0)
  await error.getByRole('button', { name: 'Go on' }).click()
  await alert(page, 'Server error').waitFor()
  await error.waitFor({ state: 'detached' })

  await breakAt(room, page, 'action login/passwordSubmitted')
  await givePassword(page)
  const action = cardOf('login/passwordSubmitted')
  await action.waitFor()
  await isSent(1)
  await breakAt(room, page, '')
  await action.getByRole('button', { name: 'Go on' }).click()
  await page.waitForURL(/\/verification$/)
})
