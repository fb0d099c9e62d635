import type { Browser, Page } from 'playwright-core'
import { fieldHolds } from 'test/e2e/steps/keyboard'
import { givePassword, giveUsername, signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

/** The sandbox's web app has no such page: the address alone counts. */
const elsewhere = { expected: [/status of 404/] }
const NEW_PASSWORD = 'Mountain-2027!'

/** Each leg of a sign-in, from where it begins to where the sign-in goes on. */
const legs = {
  install: async (page: Page) => {
    await page.waitForURL('**/device-check/**')
    await page.getByRole('button', { name: 'It is installed' }).click()
  },
  temporary: async (page: Page) => {
    await page.waitForURL('**/signin/reset-temp-password')
    await page.getByLabel('New password').fill(NEW_PASSWORD)
    await page.getByLabel('Verify password').fill(NEW_PASSWORD)
    await page.getByRole('button', { name: 'Save password' }).click()
  },
  device: async (page: Page, username: string) => {
    await page.waitForURL('**/signin/installer-error')
    await sandbox.api(`people/${username}`, { method: 'PUT', body: { onboarding: { status: 'Completed' } } })
    await page.getByRole('button', { name: 'Try again' }).click()
  },
}

/** The sign-in ends at this page of the web app. */
async function expectEnd(page: Page, path: string): Promise<void> {
  await page.waitForURL('**/online/**')
  expect(new URL(page.url()).pathname).toBe(path)
}

// test/sagas/signIn/walks.test.ts walks every leg, with the app's own pages; this one leaves for a page of the web app.
test('what the answer has said holds through the install, whatever the settings say', async () => {
  const page = await openPage(browser, elsewhere)
  await signIn(page, sandbox.origin, 'auto-login-install', '?back=/online/files')
  await legs.install(page)
  await expectEnd(page, '/online/files')
  expect(await sandbox.callsTo('/auth/v2/autologin')).toHaveLength(2)
  // Whose sign-in it was stays, and nothing of what was said (one-sign-in/whose).
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('foyer.signIn') ?? '{}') as object)
  expect(Object.keys(kept)).toEqual(['mark'])
})

test('a refresh on the way, twice, forgets neither what was said nor where to return', async () => {
  const page = await openPage(browser, elsewhere)
  await signIn(page, sandbox.origin, 'temporary-install', '?back=/online/files')
  await page.waitForURL('**/device-check/**')
  const held = { method: 'GET', path: '/api/auth/v2/session-status', kind: 'hang' }
  await sandbox.api('faults', { method: 'PUT', body: held })
  await legs.install(page)
  await page.getByText('Checking your session…').waitFor()
  await page.reload()
  await page.getByText('Checking your session…').waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('foyer.authUsername'))).toBeNull()
  expect(await page.evaluate(() => sessionStorage.getItem('foyer.signIn'))).toBeNull()
  await sandbox.api('faults', { method: 'DELETE' })
  await page.reload()
  await legs.temporary(page)
  await expectEnd(page, '/online/files')
})

test('the web app’s onboarding ends the return address', async () => {
  const page = await openPage(browser, elsewhere)
  await signIn(page, sandbox.origin, 'v2-required', '?back=/online/files')
  await page.waitForURL('**/online/?onboarding=true')
  await page.context().clearCookies()
  await signIn(page, sandbox.origin, 'simple')
  await expectEnd(page, '/online/')
})

test('a return address survives the forgotten password, a refresh and the way back', async () => {
  const page = await openPage(browser, elsewhere)
  await page.goto(`${sandbox.origin}/signin/?back=/online/files`)
  await giveUsername(page, 'simple')
  // It moves the link.
  await page.getByLabel('Password', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('heading', { name: 'Password trouble' }).waitFor()
  await page
    .getByRole('link', { name: 'Close' })
    .or(page.getByRole('button', { name: 'Close' }))
    .click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.reload()
  await giveUsername(page, 'simple')
  await givePassword(page)
  await expectEnd(page, '/online/files')
})

test('an arrival without a return address forgets the one of a trip that was given up', async () => {
  const page = await openPage(browser)
  await page.goto(`${sandbox.origin}/signin/?back=/online/attacker?username=bob`)
  await fieldHolds(page, 'username', 'bob')
  await page.goto(`${sandbox.origin}/signin/`)
  expect(await page.getByLabel('Username').inputValue()).toBe('')
  await giveUsername(page, 'simple')
  await givePassword(page)
  await expectEnd(page, '/online/')
})

test('signing out forgets all that is kept of the person', async () => {
  const page = await openPage(browser, elsewhere)
  await signIn(page, sandbox.origin, 'approve', '?back=/online/files')
  await page.waitForURL('**/signin/verification')
  await page.evaluate(() => sessionStorage.setItem('foyer.guestAccess', 'true'))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  const kept = await page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('foyer.')))
  expect(kept).toEqual([])
})

test('a device that is still not set up stays where it is, and says so', async () => {
  const page = await openPage(browser)
  await signIn(page, sandbox.origin, 'v2-devicesignin')
  await page.getByRole('heading', { name: 'Finish setting up this device' }).waitFor()
  await page.getByRole('link', { name: /^Download/ }).waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('This device is not set up yet.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/signin/installer-error')
  await legs.device(page, 'v2-devicesignin')
  await expectEnd(page, '/online/')
})
