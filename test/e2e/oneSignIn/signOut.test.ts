import type { Page } from 'playwright-core'
import { hold } from 'test/e2e/steps/hold'
import { givePassword, giveUsername, haveSession, signIn } from 'test/e2e/steps/signIn'
import { alertOf, browser, expectWebApp, fault, onStage, sandbox } from 'test/e2e/steps/stage'
import { openPage } from 'test/support/browser'

onStage()

const LOGOUT = '/api/auth/v2/logout'
const MAYBE = 'You may still be signed in on this device. Try again, or close every window of this browser.'
const EXPECTED = [/status of (?:401|500)|ERR_ABORTED|NS_BINDING_ABORTED|\/logout/]

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const warning = (page: Page) => alertOf(page).filter({ hasText: MAYBE })

// (one-sign-in/sign-out)
test('a sign-out that an error or a page of a proxy answers is told until it has worked, a refresh between, or until somebody signs in', async () => {
  const page = await openPage(browser, { expected: EXPECTED })
  const fails = async () => {
    await haveSession(page, sandbox.origin, 'approve')
    await page.goto(`${sandbox.origin}/signin/session-status`)
    await heading(page, 'Verify Sign-In Request')
    await fault('POST', LOGOUT, { kind: 'status', status: 500 })
    await press(page, 'Sign out')
    await heading(page, 'Sign in')
    await warning(page).waitFor()
  }
  await fails()
  await page.reload()
  await fault('POST', LOGOUT, { kind: 'html', status: 200 })
  await press(page, 'Try again')
  await warning(page).waitFor()
  // What is typed stays, and so does the warning.
  await page.getByLabel('Username').fill('somebody')
  await warning(page).waitFor()
  await sandbox.api('faults', { method: 'DELETE' })
  await press(page, 'Try again')
  await warning(page).waitFor({ state: 'detached' })
  expect(await page.getByLabel('Username').inputValue()).toBe('somebody')
  const status = await page.evaluate(async () => (await fetch('/api/auth/v2/session-status')).status)
  expect(status).toBe(401)

  await fails()
  await signIn(page, sandbox.origin, 'sms')
  await heading(page, 'Enter security code')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await heading(page, 'Sign in')
  expect(await warning(page).count()).toBe(0)
})

test('the next person’s password waits for a sign-out that is under way, and is not ended by it', async () => {
  const page = await openPage(browser, { expected: EXPECTED })
  await signIn(page, sandbox.origin, 'auto-login-slow')
  await heading(page, 'Signing you in')
  const letGo = await hold(page, `**${LOGOUT}`)
  await press(page, 'Not you?')
  await heading(page, 'Sign in')
  await giveUsername(page, 'sms')
  await givePassword(page)
  await page.getByRole('button', { name: 'Please wait' }).waitFor()
  expect(await sandbox.callsTo('/api/auth/v2/login')).toHaveLength(1)
  letGo()
  await heading(page, 'Enter security code')
  const status = await page.evaluate(async () => (await fetch('/api/auth/v2/session-status')).status)
  expect(status).toBe(202)
})

// (one-sign-in/ended)
test('a sign-out in another tab ends this one; the same person in both loses nothing', async () => {
  const page = await openPage(browser, { expected: EXPECTED })
  await signIn(page, sandbox.origin, 'approve')
  await heading(page, 'Verify Sign-In Request')
  const tab = await page.context().newPage()
  await signIn(tab, sandbox.origin, 'APPROVE')
  await heading(tab, 'Verify Sign-In Request')
  await heading(page, 'Verify Sign-In Request')
  await press(tab, 'Sign out')
  await heading(tab, 'Sign in')
  await alertOf(page).filter({ hasText: 'You signed out in another tab.' }).waitFor()
  expect(await alertOf(tab).count()).toBe(0)
})

// (one-sign-in/whose, one-sign-in/ended, addresses/popup-told)
test('pages that have begun nothing keep what was typed; a window whose person has changed tells nobody, and stays a window', async () => {
  const page = await openPage(browser, { expected: EXPECTED })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await page.getByLabel('Password', { exact: true }).fill('half a pass')
  const opener = await page.context().newPage()
  await opener.goto(`${sandbox.origin}/signin/forget-password`)
  await opener.getByLabel('Username').fill('forgetful')
  await opener.evaluate(() => {
    const told: string[] = []
    Object.assign(window, { told })
    new BroadcastChannel('foyer.sign-in').onmessage = () => told.push('signed in')
  })
  const popup = await opener.context().newPage()
  await signIn(popup, sandbox.origin, 'approve', '?mode=popup')
  await heading(popup, 'Verify Sign-In Request')
  const tab = await opener.context().newPage()
  await signIn(tab, sandbox.origin, 'simple')
  await expectWebApp(tab)
  await alertOf(popup).filter({ hasText: 'Another account was used in another tab.' }).waitFor()
  expect(popup.isClosed()).toBe(false)
  expect(await opener.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([])
  expect(await popup.evaluate(() => sessionStorage.getItem('foyer.mode'))).toBe('"popup"')
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('half a pass')
  expect(await opener.getByLabel('Username').inputValue()).toBe('forgetful')
  expect([await alertOf(page).count(), await alertOf(opener).count()]).toEqual([0, 0])
})
