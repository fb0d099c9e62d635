import { rmSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import type { OwnSandbox } from 'sandbox/ownProcess'
import { PASSWORD, signIn } from 'test/e2e/steps/signIn'
import { openRoom, startWorkbench } from 'test/e2e/workbench/openRoom'
import { launchBrowser } from 'test/support/browser'
import { leaveFilm } from 'test/support/film'

let browser: Browser
let sandbox: OwnSandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), startWorkbench()])
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const NAME = `a test that fails ${process.pid}`
const LINK = NAME.replaceAll(' ', '-')
afterEach(() => {
  for (const end of ['foyer.json', 'good.foyer.json']) rmSync(`test-results/${LINK}.${end}`, { force: true })
})

test('the film of a failed test is opened by a link in the room, beside its last good one', async () => {
  const { page, room, says } = await openRoom(browser, sandbox)
  await signIn(page, sandbox.origin, 'sms')
  await says(/^textCodeJourney waits/)
  await leaveFilm(page.context().pages(), NAME, false)
  await sandbox.api('reset', { method: 'POST' })
  await page.context().clearCookies()
  await signIn(page, sandbox.origin, 'approve')
  await says(/^approvalJourney waits/)
  await leaveFilm(page.context().pages(), NAME, true)
  await room.getByRole('tab', { name: 'Flow' }).click()
  await room.getByRole('link', { name: LINK }).click()
  await room.locator('#flow-compare:not([hidden])').waitFor()
  expect(await room.locator('#flow-difference').textContent()).toMatch(/sms|approve/)
  expect(await room.locator('#flow').innerHTML()).not.toContain(PASSWORD)
})
