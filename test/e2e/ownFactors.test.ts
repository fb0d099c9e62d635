import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Locator, Page } from 'playwright-core'
import { haveSession, PASSWORD } from 'test/e2e/steps/signIn'
import { failOnce, fault } from 'test/e2e/steps/stage'
import { stepNeeding } from 'test/support/engines/needs'

const OWN = '/api/user/v1/security'
const REFUSED = /status of (?:40[0-9]|429|500)|ERR_(?:INTERNET_DISCONNECTED|CONTENT_LENGTH)/
const apps = (page: Page) => page.getByRole('region', { name: 'Authenticator apps' })
const codes = (page: Page) => page.getByRole('region', { name: 'Recovery codes' })
const setUp = (page: Page) => apps(page).getByRole('button', { name: 'Set up an app' })
const field = (page: Page) => apps(page).getByLabel('Security code')

async function number(sandbox: Sandbox): Promise<string> {
  const { authenticatorCodes } = await sandbox.api<{ authenticatorCodes: string[] }>('phone?person=simple')
  return authenticatorCodes[0] ?? ''
}

async function give(page: Page, code: string): Promise<void> {
  await field(page).fill(code)
  await page.keyboard.press('Enter')
}

// One of each class; test/services/api/serversWord.test.ts and test/sagas/security have the others.
const FAULTS = [{ kind: 'html', status: 404 }, { kind: 'truncated' }]

// Another person in a second tab: test/scenarios/everyStep.test.ts and test/e2e/oneSignIn/signOut.test.ts; a server without it: test/sagas/security/.
// (security-page/set-up, security-page/proof, security-page/recovery-codes, security-page/new-codes, security-page/remove-app, security-page/acts, calls/offline, calls/limited-button, calls/try-again-works)
test('a set-up can be cancelled, survives a refresh with the same key, and asks for a proof when the sign-in is old; an app is set up after a wrong code, its recovery codes are shown once, new ones replace them, and it is removed; each error is shown in its place, and the next press succeeds', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [REFUSED] })
  await haveSession(page, sandbox.origin, 'simple')
  await page.goto(`${sandbox.origin}/signin/security`)
  const told = (region: Locator, text: string | RegExp) => region.getByRole('alert').getByText(text).waitFor()
  const LATER = 'Server error, please try later.'
  const press = (region: Locator, name: string) => region.getByRole('button', { name, exact: true }).click()
  const focusOn = (id: string) => page.waitForFunction(wanted => document.activeElement?.id === wanted, id)
  await codes(page).getByText('You get recovery codes when').waitFor()
  await failOnce(sandbox, 'POST', `${OWN}/authenticators/begin`)
  await setUp(page).click()
  await told(apps(page), LATER)
  await setUp(page).click()
  await apps(page).getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await focusOn('set-up-app')
  const key = await apps(page)
    .getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    .innerText()
  await press(apps(page), 'Cancel')
  await setUp(page).waitFor()
  await page.waitForFunction(() => document.activeElement?.textContent === 'Set up an app')
  await page.reload()
  await setUp(page).click()
  await apps(page).getByText(key, { exact: true }).waitFor()
  await press(apps(page), 'Cancel')

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
  await give(page, '000000')
  await apps(page).getByText('The verification code is invalid.').waitFor()
  await focusOn('app-code')
  await failOnce(sandbox, 'POST', `${OWN}/authenticators/confirm`)
  await give(page, await number(sandbox))
  await told(apps(page), LATER)
  await give(page, await number(sandbox))
  await apps(page).getByText('The authenticator app is set up.').waitFor()
  await focusOn('own-recovery-codes')
  const items = codes(page).getByRole('listitem')
  expect(await items.count()).toBe(10)
  const first = await items.first().innerText()
  await codes(page).getByRole('checkbox').check()
  await press(codes(page), 'Continue')
  await codes(page).getByText('10 codes left').waitFor()

  await press(codes(page), 'New codes')
  await codes(page).getByText('Your old recovery codes then no longer work.').waitFor()
  const NEW = `${OWN}/recovery-codes/new`
  for (const each of FAULTS) {
    await fault(sandbox, 'POST', NEW, { ...each, times: 1 })
    await press(codes(page), 'New codes')
    await told(codes(page), LATER)
  }
  await stepNeeding('offline', 'new codes without a network', async () => {
    await page.context().setOffline(true)
    await press(codes(page), 'New codes')
    await told(codes(page), 'Internet connection is not available.')
    await page.context().setOffline(false)
  })
  await fault(sandbox, 'POST', NEW, { kind: 'status', status: 429, retryAfter: 1, times: 1 })
  await press(codes(page), 'New codes')
  await told(codes(page), /^Too many tries\. You can try again in/)
  await press(codes(page), 'New codes')
  await items.first().waitFor()
  expect(await items.first().innerText()).not.toBe(first)
  expect(await sandbox.callsTo(NEW)).toHaveLength(FAULTS.length + 2)
  // A user who has not saved them sees their number, and creates new ones.
  await page.reload()
  await codes(page).getByText('10 codes left').waitFor()
  expect(await items.count()).toBe(0)
  await codes(page).getByRole('button', { name: 'New codes' }).waitFor()

  await press(apps(page), 'Remove Authenticator app')
  await apps(page).getByText('Remove this authenticator app?').waitFor()
  await failOnce(sandbox, 'POST', `${OWN}/authenticators/remove`)
  await press(apps(page), 'Remove')
  await told(apps(page), LATER)
  await press(apps(page), 'Remove')
  await apps(page).getByText('No authenticator apps').waitFor()
  await focusOn('own-authenticators')
  await codes(page).getByText('You get recovery codes when').waitFor()
})
