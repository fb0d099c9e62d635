import type { Locator, Page } from 'playwright-core'
import { haveSession, PASSWORD, signIn } from 'test/e2e/steps/signIn'
import { browser, fault, onStage, sandbox } from 'test/e2e/steps/stage'
import { openPage } from 'test/support/browser'

onStage()

const OWN = '/api/user/v1/security'
const REFUSED = /status of (?:40[0-9]|429|500)|ERR_(?:INTERNET_DISCONNECTED|CONTENT_LENGTH)/
const apps = (page: Page) => page.getByRole('region', { name: 'Authenticator apps' })
const codes = (page: Page) => page.getByRole('region', { name: 'Recovery codes' })
const setUp = (page: Page) => apps(page).getByRole('button', { name: 'Set up an app' })
const field = (page: Page) => apps(page).getByLabel('Security code')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

async function toPage(person = 'simple', by: typeof haveSession = haveSession): Promise<Page> {
  const page = await openPage(browser, { expected: [REFUSED] })
  await by(page, sandbox.origin, person)
  await page.goto(`${sandbox.origin}/signin/security`)
  await setUp(page).waitFor()
  return page
}

/** By the app, which then knows who it acts for in all tabs. */
async function signedIn(page: Page, origin: string, person: string): Promise<void> {
  await signIn(page, origin, person)
  await page.waitForURL(`${origin}/online/`)
}

async function number(person = 'simple'): Promise<string> {
  const { authenticatorCodes } = await sandbox.api<{ authenticatorCodes: string[] }>(`phone?person=${person}`)
  return authenticatorCodes[0] ?? ''
}

async function give(page: Page, code: string): Promise<void> {
  await field(page).fill(code)
  await page.keyboard.press('Enter')
}

// (security-page/set-up, security-page/proof)
test('a set-up is cancelled, asks for a proof when the sign-in is old, and survives a refresh with the same key', async () => {
  const page = await toPage()
  await setUp(page).click()
  const key = await apps(page)
    .getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    .innerText()
  await apps(page).getByRole('button', { name: 'Cancel' }).click()
  await setUp(page).waitFor()
  expect(await focused(page)).toBe('Set up an app')
  await page.reload()
  await setUp(page).click()
  await apps(page).getByText(key, { exact: true }).waitFor()
  await apps(page).getByRole('button', { name: 'Cancel' }).click()
  await sandbox.api('clock', { method: 'PUT', body: { offsetMs: 11 * 60_000 } })
  await setUp(page).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await apps(page).getByText('Confirmed. Press the button again to go on.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await setUp(page).click()
  await field(page).waitFor()
  expect(await apps(page).getByText(key, { exact: true }).count()).toBe(0)
})

// (one-sign-in/compared)
test('another person in a second tab ends a set-up: nothing is confirmed', async () => {
  const page = await toPage('simple', signedIn)
  await setUp(page).click()
  await field(page).waitFor()
  const other = await page.context().newPage()
  // Who is signed in already would be led to the web app.
  await page.context().clearCookies({ name: 'authenticationMode' })
  await signIn(other, sandbox.origin, 'never-expires')
  await other.waitForURL(`${sandbox.origin}/online/`)
  await page.getByText('Another account was used in another tab. Please sign in again.').waitFor()
  expect(await field(page).count()).toBe(0)
  expect(await sandbox.callsTo(`${OWN}/authenticators/confirm`)).toEqual([])
})

// One of each class; test/services/api/serversWord.test.ts and test/sagas/security have the others.
const FAULTS = [{ kind: 'html', status: 404 }, { kind: 'truncated' }]

/** Presses until the call succeeds: after each of the faults, without a connection, and past a limit. */
async function pressThrough(page: Page, region: Locator, path: string, name: string): Promise<void> {
  const button = region.getByRole('button', { name, exact: true })
  const told = (text: string | RegExp) => region.getByRole('alert').getByText(text).waitFor()
  for (const each of FAULTS) {
    await fault('POST', `${OWN}/${path}`, { ...each, times: 1 })
    await button.click()
    await told('Server error, please try later.')
  }
  await page.context().setOffline(true)
  await button.click()
  await told('Internet connection is not available.')
  await page.context().setOffline(false)
  await fault('POST', `${OWN}/${path}`, { kind: 'status', status: 429, retryAfter: 1, times: 1 })
  await button.click()
  await told(/^Too many tries\. You can try again in/)
  await button.click()
}

// (security-page/set-up, security-page/recovery-codes, security-page/new-codes, security-page/remove-app, security-page/acts, calls/offline, calls/limited-button, calls/try-again-works)
test('an app is set up after a wrong code, its recovery codes are shown once, new ones replace them, and it is removed; each fault is told in its place, and the next press succeeds', async () => {
  const page = await toPage()
  const failed = () => apps(page).getByRole('alert').getByText('Server error, please try later.').waitFor()
  await codes(page).getByText('You get recovery codes when').waitFor()
  await fault('POST', `${OWN}/authenticators/begin`, { kind: 'status', status: 500, times: 1 })
  await setUp(page).click()
  await failed()
  await setUp(page).click()
  await apps(page).getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'set-up-app')
  await give(page, '000000')
  await apps(page).getByText('The verification code is invalid.').waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'app-code')
  await fault('POST', `${OWN}/authenticators/confirm`, { kind: 'status', status: 500, times: 1 })
  await give(page, await number())
  await failed()
  await give(page, await number())
  await apps(page).getByText('The authenticator app is set up.').waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'own-recovery-codes')
  const items = codes(page).getByRole('listitem')
  expect(await items.count()).toBe(10)
  const first = await items.first().innerText()
  await codes(page).getByRole('checkbox').check()
  await codes(page).getByRole('button', { name: 'Continue' }).click()
  await codes(page).getByText('10 codes left').waitFor()
  await page.reload()
  await codes(page).getByText('10 codes left').waitFor()
  expect(await codes(page).getByRole('listitem').count()).toBe(0)
  await codes(page).getByRole('button', { name: 'New codes' }).click()
  await codes(page).getByText('Your old recovery codes then no longer work.').waitFor()
  await pressThrough(page, codes(page), 'recovery-codes/new', 'New codes')
  await codes(page).getByRole('listitem').first().waitFor()
  expect(await items.first().innerText()).not.toBe(first)
  // Who has not saved them sees how many there are, and makes new ones.
  await page.reload()
  await codes(page).getByText('10 codes left').waitFor()
  expect(await items.count()).toBe(0)
  await codes(page).getByRole('button', { name: 'New codes' }).waitFor()
  await apps(page).getByRole('button', { name: 'Remove Authenticator app' }).click()
  await apps(page).getByText('Remove this authenticator app?').waitFor()
  await pressThrough(page, apps(page), 'authenticators/remove', 'Remove')
  await apps(page).getByText('No authenticator apps').waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'own-authenticators')
  await codes(page).getByText('You get recovery codes when').waitFor()
  for (const path of ['recovery-codes/new', 'authenticators/remove'])
    expect(await sandbox.callsTo(`${OWN}/${path}`)).toHaveLength(FAULTS.length + 2)
})

// (security-page/extension)
test('a server without it is asked for nothing', async () => {
  await sandbox.api('company', {
    method: 'PUT',
    body: { settings: { authenticatorsEnabled: false, recoveryCodesEnabled: false } },
  })
  const page = await openPage(browser, { expected: [REFUSED] })
  await haveSession(page, sandbox.origin, 'simple')
  await page.goto(`${sandbox.origin}/signin/security`)
  await apps(page).getByText('No authenticator apps').waitFor()
  expect(await setUp(page).count()).toBe(0)
  expect(await codes(page).count()).toBe(0)
  expect(await sandbox.callsTo(`${OWN}/recovery-codes`)).toEqual([])
})
