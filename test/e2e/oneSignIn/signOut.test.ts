import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { hold } from 'test/e2e/steps/hold'
import { givePassword, giveUsername, haveSession, signIn } from 'test/e2e/steps/signIn'
import { alertOf, expectWebApp, fault } from 'test/e2e/steps/stage'
import { stopClock } from 'test/e2e/steps/stopClock'

const LOGOUT = '/api/auth/v2/logout'
const MAYBE = 'You may still be signed in on this device. Try again, or close every window of this browser.'
test.use({ expected: [/status of (?:401|500)|ERR_ABORTED|NS_BINDING_ABORTED|\/logout/] })

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const warning = (page: Page) => alertOf(page).filter({ hasText: MAYBE })

/** Signs out a user who waits for an approval; the sign-out fails. */
async function failToSignOut(sandbox: Sandbox, page: Page): Promise<void> {
  await haveSession(page, sandbox.origin, 'approve')
  await page.goto(`${sandbox.origin}/signin/session-status`)
  await heading(page, 'Verify Sign-In Request')
  await fault(sandbox, 'POST', LOGOUT, { kind: 'status', status: 500 })
  await press(page, 'Sign out')
  await heading(page, 'Sign in')
  await warning(page).waitFor()
}

const statusOf = (page: Page) =>
  page.evaluate(async () => (await fetch('/api/auth/v2/session-status')).status)

// (factors/approval-sign-out, one-sign-in/sign-out)
test('a sign-out that fails or that a proxy’s page answers is reported until it succeeds, also after a refresh, or until a user signs in; the next user’s password waits for a sign-out in progress, and is not ended by it', async ({
  sandbox,
  page,
}) => {
  await failToSignOut(sandbox, page)
  await page.reload()
  await fault(sandbox, 'POST', LOGOUT, { kind: 'html', status: 200 })
  await press(page, 'Try again')
  await warning(page).waitFor()
  // The typed text stays, and so does the warning.
  await page.getByLabel('Username').fill('somebody')
  await warning(page).waitFor()
  await sandbox.api('faults', { method: 'DELETE' })
  await press(page, 'Try again')
  await warning(page).waitFor({ state: 'detached' })
  expect(await page.getByLabel('Username').inputValue()).toBe('somebody')
  expect(await statusOf(page)).toBe(401)

  await failToSignOut(sandbox, page)
  await giveUsername(page, 'sms')
  await givePassword(page)
  await heading(page, 'Enter security code')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await heading(page, 'Sign in')
  expect(await warning(page).count()).toBe(0)

  await sandbox.api('faults', { method: 'DELETE' })
  await giveUsername(page, 'auto-login-dead')
  await givePassword(page)
  await heading(page, 'Signing you in')
  // The page gives a sign-out up after five seconds, which do not pass here.
  await page.clock.install()
  await stopClock(page)
  const letGo = await hold(page, `**${LOGOUT}`)
  await press(page, 'Not you?')
  await heading(page, 'Sign in')
  const sent = (await sandbox.callsTo('/api/auth/v2/login')).length
  await giveUsername(page, 'sms')
  await givePassword(page)
  await page.getByRole('button', { name: 'Please wait' }).waitFor()
  expect(await sandbox.callsTo('/api/auth/v2/login')).toHaveLength(sent)
  letGo()
  await heading(page, 'Enter security code')
  expect(await statusOf(page)).toBe(202)
})

// (one-sign-in/whose, one-sign-in/ended, addresses/popup-told)
test('the same user’s sign-in in another tab loses nothing; a sign-out or another user there ends this one, whose window notifies no app and stays a window; pages at the first step keep the typed text', async ({
  sandbox,
  page,
}) => {
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
  await signIn(tab, sandbox.origin, 'APPROVE')
  await heading(tab, 'Verify Sign-In Request')
  await heading(popup, 'Verify Sign-In Request')
  await press(tab, 'Sign out')
  await heading(tab, 'Sign in')
  await alertOf(popup).filter({ hasText: 'You signed out in another tab.' }).waitFor()
  expect(await alertOf(tab).count()).toBe(0)

  await giveUsername(popup, 'approve')
  await givePassword(popup)
  await heading(popup, 'Verify Sign-In Request')
  await giveUsername(tab, 'simple')
  await givePassword(tab)
  await expectWebApp(tab)
  await alertOf(popup).filter({ hasText: 'Another account was used in another tab.' }).waitFor()
  expect(popup.isClosed()).toBe(false)
  expect(await opener.evaluate(() => (window as unknown as { told: string[] }).told)).toEqual([])
  expect(await popup.evaluate(() => sessionStorage.getItem('foyer.mode'))).toBe('"popup"')
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('half a pass')
  expect(await opener.getByLabel('Username').inputValue()).toBe('forgetful')
  expect([await alertOf(page).count(), await alertOf(opener).count()]).toEqual([0, 0])
})
