import { type OpenPage } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { endSession, expectSaved, openWindow, TEXT, told } from 'test/e2e/steps/note'
import { sentCode } from 'test/e2e/steps/sentCode'
import { givePassword, giveUsername, haveSession, signIn } from 'test/e2e/steps/signIn'
import { failOnce } from 'test/e2e/steps/stage'
import type { Sandbox } from 'sandbox/ownProcess'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const STATUS = '/api/auth/v2/session-status'

/** The code that the person's phone has. */
async function enterCode(sandbox: Sandbox, popup: Page): Promise<void> {
  await popup.getByLabel('Security code').fill(await sentCode(sandbox, 'simple'))
  await popup.keyboard.press('Enter')
}

/** Does an action that closes the window, which may be gone before the key is released. */
async function closeBy(popup: Page, act: (popup: Page) => Promise<unknown>): Promise<void> {
  const closed = popup.waitForEvent('close')
  await act(popup).catch((error: unknown) => {
    if (!/has been closed/.test(String(error))) throw error
  })
  await closed
}

/** Opens a web app whose user has signed in and now writes a note. */
async function openNote(sandbox: Sandbox, openPage: OpenPage): Promise<Page> {
  const page = await openPage({ expected: [/status of [45]\d\d|ERR_(?:EMPTY_RESPONSE|CONNECTION)/] })
  await signIn(page, sandbox.origin, 'simple')
  await page.waitForURL('**/online/')
  await page.goto(`${sandbox.origin}/online/note`)
  return page
}

/** The window signs in, notifies the app and closes, after a failed lookup, a refresh, a wrong password, Back and forward, a second factor and a code that cannot be checked. */
async function survivesAll(sandbox: Sandbox, page: Page): Promise<void> {
  await sandbox.api('people/simple', { method: 'PUT', body: { mfa: [{ type: 'sms', timeout: 300 }] } })
  const popup = await openWindow(page)
  await popup.getByRole('button', { name: 'Next' }).waitFor()
  await popup.reload()
  await failOnce(sandbox, 'GET', '/api/auth/v2/login/options', 503)
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
  // The failure is reported, and the same code is accepted at the next press.
  await failOnce(sandbox, 'POST', '/api/auth/v2/activate', 503)
  await enterCode(sandbox, popup)
  await popup.getByRole('alert').filter({ hasText: 'try later' }).waitFor()
  await closeBy(popup, popup => enterCode(sandbox, popup))
  await expectSaved(page)
  await sandbox.api('people/simple', { method: 'PUT', body: { mfa: null } })
}

/** A window continues where the server cannot report the session. A sign-in in another tab is noticed by an open window after a refresh, and by a new one, which closes at once. */
async function findsSession(sandbox: Sandbox, page: Page): Promise<void> {
  await failOnce(sandbox, 'GET', STATUS, 503)
  const refreshed = await openWindow(page)
  await refreshed.getByRole('button', { name: 'Next' }).waitFor()
  expect((await sandbox.callsTo(STATUS)).map(({ status }) => status)).toContain(503)
  const tab = await page.context().newPage()
  await signIn(tab, sandbox.origin, 'simple')
  await tab.waitForURL('**/online/')
  await closeBy(refreshed, () => refreshed.reload({ waitUntil: 'commit' }))
  await expectSaved(page)
  await endSession(page)
  await haveSession(page, sandbox.origin, 'simple')
  const popup = await openWindow(page)
  if (!popup.isClosed()) await popup.waitForEvent('close')
  await expectSaved(page)
}

/**
 * Signs in in two windows. The first one notifies the app; the other one, which the browser keeps open, can still
 * sign in, and shows that it can be closed.
 */
async function tellsOnce(sandbox: Sandbox, page: Page): Promise<void> {
  const [first, kept] = [await openWindow(page), await page.context().newPage()]
  // A window with a page before it stays open: no script opened it.
  await kept.goto(`${sandbox.origin}/signin/favicon.svg`)
  await kept.goto(`${sandbox.origin}/signin/session-status?mode=popup`)
  await kept.getByRole('button', { name: 'Next' }).waitFor()
  await giveUsername(first, 'simple')
  await closeBy(first, givePassword)
  await expectSaved(page)
  await endSession(page)
  await giveUsername(kept, 'simple')
  await givePassword(kept)
  await heading(kept, 'You are signed in')
  await kept.getByText('You can close this window.').waitFor()
  await expectSaved(page)
  const left = await kept.evaluate(() => Object.keys(sessionStorage).filter(key => /mode|back/.test(key)))
  expect(left).toEqual([])
  await kept.getByRole('link', { name: 'Open Harbor here' }).click()
  await kept.waitForURL('**/online/')
  await kept.close()
}

// (addresses/popup, addresses/popup-told)
test('a half-written form survives every event before the sign-in window notifies the app and closes, and also a closed window, an existing session, two windows at once, and another user', async ({
  sandbox,
  openPage,
}) => {
  const page = await openNote(sandbox, openPage)
  await endSession(page)
  const cancelled = await openWindow(page)
  // The window asks the server first.
  await cancelled.getByRole('alert').filter({ hasText: 'Please sign in again.' }).waitFor()
  await cancelled.close()
  expect(await page.getByLabel('Note').inputValue()).toBe(TEXT)
  await survivesAll(sandbox, page)
  await endSession(page)
  await findsSession(sandbox, page)
  await endSession(page)
  await tellsOnce(sandbox, page)
  await endSession(page)
  const popup = await openWindow(page)
  await giveUsername(popup, 'never-expires')
  await closeBy(popup, givePassword)
  // The server reports which user it is.
  await told(page, 'Not saved:')
  expect(await page.getByLabel('Note').inputValue()).toBe(TEXT)
})
