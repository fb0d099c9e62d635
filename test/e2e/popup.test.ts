import type { Browser, Page } from 'playwright-core'
import { givePassword, giveUsername, haveSession, signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
const TEXT = 'half a sentence'

/** A web app whose session has ended in the middle of a note; `by` is how the person had signed in. */
async function loseSession(by: typeof haveSession = haveSession): Promise<Page> {
  const page = await openPage(browser, { expected: [/status of [45]\d\d|ERR_(?:EMPTY_RESPONSE|CONNECTION)/] })
  await by(page, sandbox.origin, 'simple')
  await page.goto(`${sandbox.origin}/online/note`)
  await endSession(page)
  return page
}

async function endSession(page: Page): Promise<void> {
  await page.getByLabel('Note').fill(TEXT)
  await page.getByRole('button', { name: 'End the session' }).click()
  await told(page, 'The session is over')
  await page.getByRole('button', { name: 'Save' }).click()
  await told(page, 'What you wrote is still here.')
}

async function openPopup(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  return opened
}

/** The code that the person's phone has. */
async function enterCode(popup: Page): Promise<void> {
  const { messages } = await sandbox.api<{ messages: { code?: string }[] }>('phone?person=simple')
  await popup.getByLabel('Security code').fill(messages[0]?.code ?? '')
  await popup.keyboard.press('Enter')
}

/** Does what closes the window, which may be gone before the key is up again. */
async function closeBy(popup: Page, act: (popup: Page) => Promise<unknown>): Promise<void> {
  const closed = popup.waitForEvent('close')
  await act(popup).catch((error: unknown) => {
    if (!/has been closed/.test(String(error))) throw error
  })
  await closed
}

const failOnce = (method: string, path: string) =>
  sandbox.api('faults', { method: 'PUT', body: { method, path, kind: 'status', status: 503, times: 1 } })

/** Signs in in another tab of the same browser. */
async function signInElsewhere(page: Page): Promise<void> {
  const tab = await page.context().newPage()
  await signIn(tab, sandbox.origin, 'simple')
  await tab.waitForURL('**/online/')
}

/** The web app has heard of it, and saved what was being written. */
async function expectSaved(page: Page): Promise<void> {
  await told(page, 'Saved for')
  expect(await page.getByLabel('Note').inputValue()).toBe(TEXT)
}

// (addresses/popup, addresses/popup-told)
test('a half-written form survives: the window asks the server, signs in, tells, and closes', async () => {
  const page = await loseSession(async (app, origin, username) => {
    await signIn(app, origin, username)
    await app.waitForURL('**/online/')
  })
  const popup = await openPopup(page)
  await popup.getByRole('alert').filter({ hasText: 'Please sign in again.' }).waitFor()
  await giveUsername(popup, 'simple')
  await popup.reload()
  await giveUsername(popup, 'simple')
  await closeBy(popup, givePassword)
  await expectSaved(page)
})

test('a wrong password, Back and forth, a second factor and a code that the server cannot check lie in between: the window tells all the same', async () => {
  const page = await loseSession()
  await sandbox.api('people/simple', { method: 'PUT', body: { mfa: [{ type: 'sms', timeout: 300 }] } })
  const popup = await openPopup(page)
  await giveUsername(popup, 'simple')
  // It moves the link.
  await popup.getByLabel('Password', { exact: true }).waitFor()
  await popup.getByRole('link', { name: 'Forgot password?' }).click()
  await heading(popup, 'Password trouble')
  await popup.goBack()
  await giveUsername(popup, 'simple')
  await givePassword(popup, 'not this one')
  await popup.getByRole('alert').filter({ hasText: 'combination was wrong' }).waitFor()
  await givePassword(popup)
  await heading(popup, 'Enter security code')
  await popup.goBack()
  await heading(popup, 'Sign in')
  await popup.goForward()
  await heading(popup, 'Enter security code')
  await popup.goBack()
  await giveUsername(popup, 'simple')
  await givePassword(popup)
  await heading(popup, 'Enter security code')
  // It is told, and the same code goes on.
  await failOnce('POST', '/api/auth/v2/activate')
  await enterCode(popup)
  await popup.getByRole('alert').filter({ hasText: 'try later' }).waitFor()
  await closeBy(popup, enterCode)
  await expectSaved(page)
})

test('somebody who is signed in again in another tab need not type, and is found by the refresh of an open window; one that is closed says nothing', async () => {
  const page = await loseSession()
  const cancelled = await openPopup(page)
  await cancelled.getByRole('button', { name: 'Next' }).waitFor()
  await cancelled.close()
  expect(await page.getByLabel('Note').inputValue()).toBe(TEXT)
  const refreshed = await openPopup(page)
  await refreshed.getByRole('button', { name: 'Next' }).waitFor()
  await signInElsewhere(page)
  await closeBy(refreshed, () => refreshed.reload({ waitUntil: 'commit' }))
  await expectSaved(page)

  await endSession(page)
  await haveSession(page, sandbox.origin, 'simple')
  const popup = await openPopup(page)
  if (!popup.isClosed()) await popup.waitForEvent('close')
  await expectSaved(page)
})

test('of two windows the one that signs in first tells, and the other one can still sign in', async () => {
  const page = await loseSession()
  const [first, second] = [await openPopup(page), await page.context().newPage()]
  await second.goto(`${sandbox.origin}/signin/session-status?mode=popup`)
  await second.getByRole('button', { name: 'Next' }).waitFor()
  await giveUsername(first, 'simple')
  await closeBy(first, givePassword)
  await told(page, 'Saved for')
  await giveUsername(second, 'simple')
  // A browser that lets it close closes it; the others keep it, and it says so.
  const kept = () => heading(second, 'You are signed in')
  await Promise.any([second.waitForEvent('close'), givePassword(second).then(kept)])
  expect(await page.getByLabel('Note').inputValue()).toBe(TEXT)
})

test('a session status and a lookup that fail: the window goes on, signs in, and tells', async () => {
  const page = await loseSession()
  await failOnce('GET', '/api/auth/v2/session-status')
  await failOnce('GET', '/api/auth/v2/login/options')
  const popup = await openPopup(page)
  await giveUsername(popup, 'simple')
  await closeBy(popup, givePassword)
  await expectSaved(page)
})

test('somebody else is told apart by the server', async () => {
  const page = await loseSession()
  const popup = await openPopup(page)
  await giveUsername(popup, 'never-expires')
  await closeBy(popup, givePassword)
  await told(page, 'Not saved:')
  expect(await page.getByLabel('Note').inputValue()).toBe(TEXT)
})

test('a window that the browser keeps says that it can be closed, and tells all the same', async () => {
  const page = await loseSession()
  const tab = await page.context().newPage()
  await page.getByRole('button', { name: 'Save' }).click()
  // A window with a page before it stays open: no script opened it.
  await tab.goto(`${sandbox.origin}/online/`)
  await tab.goto(`${sandbox.origin}/signin/session-status?mode=popup`)
  await giveUsername(tab, 'simple')
  await givePassword(tab)
  await heading(tab, 'You are signed in')
  await tab.getByText('You can close this window.').waitFor()
  await told(page, 'Saved for')
  expect(await tab.evaluate(() => Object.keys(sessionStorage).filter(key => /mode|back/.test(key)))).toEqual(
    [],
  )
  await tab.getByRole('link', { name: 'Open Harbor here' }).click()
  await tab.waitForURL('**/online/')
})
