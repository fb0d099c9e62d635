import { type OpenPage } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'
import { PASSWORD } from 'test/e2e/steps/signIn'
import { alertOf, expectWebApp } from 'test/e2e/steps/stage'

const OFFLINE = 'Internet connection is not available.'
const OPTIONS = '/api/auth/v2/login/options'
const SEND = '/api/auth/v2/reset-password/send-verification-message'

/** A page whose browser reports that it is offline while the network works. */
async function openReported(openPage: OpenPage): Promise<Page> {
  const page = await openPage({})
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  return page
}

const told = (page: Page) => alertOf(page).filter({ hasText: OFFLINE }).waitFor()
const untold = (page: Page) => alertOf(page).filter({ hasText: OFFLINE }).waitFor({ state: 'detached' })
/** The browser reports again that it is offline: earlier successful calls no longer count. */
const reportAgain = (page: Page) => page.evaluate(() => dispatchEvent(new Event('offline')))

async function walkSignIn(page: Page, { origin, callsTo }: Sandbox): Promise<void> {
  await page.goto(`${origin}/signin/`)
  await page.getByLabel('Username').fill('simple')
  await page.keyboard.press('Enter')
  await told(page)
  expect(await callsTo(OPTIONS)).toHaveLength(0)
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  // The lookup has disproved the report.
  await page.keyboard.press('Enter')
  await expectWebApp(page)
}

async function walkReset(page: Page, { origin, api, callsTo }: Sandbox): Promise<void> {
  await page.goto(`${origin}/signin/forget-password`)
  await page.getByLabel('Username').fill('abroad')
  await page.keyboard.press('Enter')
  await told(page)
  expect(await callsTo(OPTIONS)).toHaveLength(0)
  await page.keyboard.press('Enter')
  await page.getByLabel('Mobile number').fill('004915112345678')
  await reportAgain(page)
  await page.keyboard.press('Enter')
  await told(page)
  expect(await callsTo(SEND)).toHaveLength(0)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Enter verification code' }).waitFor()
  await reportAgain(page)
  const { messages } = await api<{ messages: { code: string }[] }>('phone?person=abroad')
  const code = messages[0]?.code ?? ''
  // The form submits itself; the last digit, entered again, is the second submit.
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.type(code)
  await told(page)
  await page.getByLabel('Digit 6 of 6').focus()
  await page.keyboard.type(code.slice(-1))
  await page.getByRole('heading', { name: 'Create password' }).waitFor()
  await untold(page)
}

// (calls/offline, sign-in/offline)
test('a sign-in holds its first submit, and asks once', async ({ sandbox, openPage }) => {
  await walkSignIn(await openReported(openPage), sandbox)
  expect(await sandbox.callsTo(OPTIONS)).toHaveLength(1)
})

// (calls/offline, password-reset/code-boxes)
test('each form of a reset holds its first submit after a new report, and sends the second', async ({
  sandbox,
  openPage,
}) => {
  await walkReset(await openReported(openPage), sandbox)
  expect(await sandbox.callsTo(OPTIONS)).toHaveLength(1)
})
