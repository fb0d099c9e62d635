import { type OpenPage } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { hold } from 'test/e2e/steps/hold'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { stopClock } from 'test/e2e/steps/stopClock'
import { clearAnnouncements, listen, announcementsOf } from 'test/support/announcements'
import type { Sandbox } from 'sandbox/ownProcess'

const open = async (openPage: OpenPage): Promise<Page> => {
  const page = await openPage({ expected: [/status of (?:400|401|403|500)/] })
  await listen(page)
  return page
}
const fault = (sandbox: Sandbox, method: string, path: string, rest: object) =>
  sandbox.api('faults', { method: 'PUT', body: { method, path, ...rest } })
const seen = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

test('the sign-in page announces nothing before it is used, and a provider with its name; it announces a wait once, an error once each time it occurs, and a countdown once a minute and once in its last ten seconds', async ({
  sandbox,
  openPage,
}) => {
  const page = await open(openPage)
  await page.clock.install()
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByLabel('Username').pressSequentially('sso')
  expect(await announcementsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Next' }).click()
  const hint =
    'Lighthouse ID. Your company has Single Sign On enabled. Click “Continue” to sign in to your account.'
  await seen(page, hint)
  expect(await announcementsOf(page)).toEqual(['status: Please wait', `status: ${hint}`])

  await giveUsername(page, 'simple')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await clearAnnouncements(page)
  const wrong = 'Username/Password combination was wrong. Please try again.'
  for (const password of ['Wrong-pass-1', 'Wrong-pass-2']) {
    await givePassword(page, password)
    await page.getByRole('alert').filter({ hasText: wrong }).waitFor()
    expect(await announcementsOf(page)).toEqual(['status: Please wait', `alert: ${wrong}`])
    await clearAnnouncements(page)
    await page.getByLabel('Password', { exact: true }).press('Backspace')
    expect(await announcementsOf(page)).toEqual([])
  }

  await giveUsername(page, 'sms')
  await givePassword(page)
  await page.getByRole('timer').waitFor()
  await stopClock(page)
  await clearAnnouncements(page)
  const over: string[] = []
  for (let seconds = 0; seconds < 298; seconds += seconds < 280 ? 20 : 2) {
    await page.clock.runFor(seconds < 280 ? 20_000 : 2000)
    over.push(...(await announcementsOf(page)).filter(words => words.startsWith('status:')))
    await clearAnnouncements(page)
    if ((await page.getByRole('timer').count()) === 0) break
  }
  expect(over).toEqual([
    'status: Minutes left: 4',
    'status: Minutes left: 3',
    'status: Minutes left: 2',
    'status: Minutes left: 1',
    'status: The code expires in 10 seconds.',
  ])
})

test('an unreadable session is announced once, however often it is requested', async ({
  sandbox,
  openPage,
}) => {
  const page = await open(openPage)
  await page.clock.install()
  await fault(sandbox, 'GET', '/api/auth/v2/session-status', { kind: 'status', status: 500 })
  // The answer waits for the screen: its chunk may be the later one.
  const letGo = await hold(page, '**/api/auth/v2/session-status')
  await page.goto(`${sandbox.origin}/signin/session-status`)
  await page.getByRole('status').filter({ hasText: 'Checking your session…' }).waitFor()
  letGo()
  await seen(page, 'Server error. Please try later.')
  const polls = () => sandbox.callsTo('/api/auth/v2/session-status')
  for (const before = (await polls()).length; (await polls()).length < before + 3;)
    await page.clock.runFor(3000)
  // A chunk that loads slowly is announced too (product/no-flicker).
  expect((await announcementsOf(page)).filter(words => words !== 'status: Loading…')).toEqual([
    'status: Checking your session…',
    'alert: Server error. Please try later.',
  ])
})

test('a ticket announces the room left in its description every ten characters from twenty on, then the wait, the failure and the success; nothing is announced behind the modal', async ({
  sandbox,
  openPage,
}) => {
  const page = await open(openPage)
  await fault(sandbox, 'POST', '/api/online/v1/support/form', { kind: 'status', status: 500, times: 1 })
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('link', { name: 'Get help' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Grace Hopper')
  await dialog.getByLabel('Email').fill('grace@harbor.example')
  await dialog.getByLabel('Phone', { exact: true }).pressSequentially('12025550199')
  const description = dialog.getByLabel('Description')
  await description.fill('x'.repeat(490))
  await clearAnnouncements(page)
  await description.pressSequentially('y'.repeat(22))
  expect(await announcementsOf(page)).toEqual([
    'status: 20 characters left',
    'status: 10 characters left',
    'status: 0 characters left',
  ])
  await description.fill('No code comes.')
  await clearAnnouncements(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  const trouble = 'We have trouble contacting support server, please try again later.'
  await page.getByRole('alert').filter({ hasText: trouble }).waitFor()
  expect(await announcementsOf(page)).toEqual(['status: Please wait', `alert: ${trouble}`])
  await clearAnnouncements(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Done' }).waitFor()
  expect(await announcementsOf(page)).toEqual([
    'status: Please wait',
    'status: Your ticket has been confirmed. You should receive a response in a few hours.',
  ])
})
