import type { Browser, Locator, Page } from 'playwright-core'
import { hold } from 'test/e2e/steps/hold'
import { launchBrowser, openPage } from 'test/support/browser'
import { opensAfterAnswer } from 'test/support/engines/engine'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

const INFO = '/api/online/v1/support/get-info'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const fault = (method: string, path: string, rest: object) =>
  sandbox.api('faults', { method: 'PUT', body: { method, path, ...rest } })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Get help. Get back to work.' })

async function toContactSupport(page: Page): Promise<Locator> {
  await fault('GET', '/api/auth/v2/reset-password/verification-methods', { kind: 'status', status: 500 })
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await page.getByLabel('Username').fill('simple')
  await page.keyboard.press('Enter')
  const contact = page.getByRole('button', { name: 'Contact support' })
  await contact.waitFor()
  return contact
}

test("'Contact support' opens the company's own address, which learns nothing of this page", async () => {
  const requestSupportUrl = `${sandbox.idp}/support`
  await sandbox.api('company', {
    method: 'PUT',
    body: { helpInfo: { requestSupportUrl, email: 's@h.example' } },
  })
  const page = await openPage(browser, { expected: [/./] })
  const contact = await toContactSupport(page)
  // Nothing is asked for after the press: WebKit would open no tab.
  await page.locator(`a[href='${requestSupportUrl}']`).waitFor()
  await contact.focus()
  const opened = page.context().waitForEvent('page')
  await page.keyboard.press('Enter')
  const tab = await opened
  await tab.waitForURL(requestSupportUrl)
  expect(await tab.evaluate(() => [window.opener as unknown, document.referrer])).toEqual([null, ''])
  // An answer that takes its time opens it for a moment.
  await dialogOf(page).waitFor({ state: 'hidden' })
})

test("a slow 'Contact support' says so, and still ends at the address", async () => {
  const requestSupportUrl = `${sandbox.idp}/support`
  await sandbox.api('company', {
    method: 'PUT',
    body: { helpInfo: { requestSupportUrl, email: 's@h.example' } },
  })
  const page = await openPage(browser, { expected: [/./] })
  const letGo = await hold(page, `**${INFO}`)
  const contact = await toContactSupport(page)
  const opened = page.context().waitForEvent('page')
  await contact.click()
  // A press counts for five seconds, which a busy machine needs to come here; this one is for the tab as well.
  await dialogOf(page).getByText('Loading…').click()
  letGo()
  if (!opensAfterAnswer()) await dialogOf(page).getByRole('link', { name: 'Contact support' }).click()
  const tab = await opened
  await tab.waitForURL(requestSupportUrl)
  expect(await tab.evaluate(() => [window.opener as unknown, document.referrer])).toEqual([null, ''])
  if (opensAfterAnswer()) await dialogOf(page).waitFor({ state: 'hidden' })
  // The press asks for itself while the first call is not answered.
  expect(await sandbox.callsTo(INFO)).toHaveLength(2)
})

// As WebKit does after the answer of a call; `npm run clients` presses it there.
test('a browser that opens no tab after the answer has a link with the focus, which opens it', async () => {
  const requestSupportUrl = `${sandbox.idp}/support`
  await sandbox.api('company', {
    method: 'PUT',
    body: { helpInfo: { requestSupportUrl, email: 's@h.example' } },
  })
  const page = await openPage(browser, { expected: [/./] })
  await page.addInitScript(() => (window.open = () => null))
  const letGo = await hold(page, `**${INFO}`)
  const contact = await toContactSupport(page)
  await contact.click()
  await dialogOf(page).getByText('Loading…').waitFor()
  letGo()
  const link = dialogOf(page).getByRole('link', { name: 'Contact support' })
  await link.waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'A')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Contact support')
  const opened = page.context().waitForEvent('page')
  await page.keyboard.press('Enter')
  const tab = await opened
  await tab.waitForURL(requestSupportUrl)
  expect(await tab.evaluate(() => [window.opener as unknown, document.referrer])).toEqual([null, ''])
})

// (password-reset/contact-support)
test("'Contact support' without such an address is the form; without help info it says what to do", async () => {
  const page = await openPage(browser, { expected: [/status of 500/] })
  await fault('GET', INFO, { kind: 'status', status: 500, times: 1 })
  const contact = await toContactSupport(page)
  await contact.click()
  await page.getByText('Please wait a moment and try reloading this page.').waitFor()
  expect(await sandbox.callsTo(INFO)).toHaveLength(1)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await contact.click()
  await dialogOf(page).getByLabel('Description').waitFor()
  expect(await sandbox.callsTo(INFO)).toHaveLength(2)
})
