import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { signIn } from 'test/e2e/steps/signIn'
import { expectWebApp, fault } from 'test/e2e/steps/stage'
import { reportsDownloads } from 'test/support/engines/engine'

const ACTIVATE = '/api/auth/v2/activate'
const REFUSED = /status of (?:400|401|503)/
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const field = (page: Page) => page.getByLabel('Security code')
const number = async (sandbox: Sandbox, person: string): Promise<string> => {
  const { authenticatorCodes } = await sandbox.api<{ authenticatorCodes: string[] }>(`phone?person=${person}`)
  return authenticatorCodes[0] ?? ''
}

/** All that the page keeps anywhere, its address and its history entry among it. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([sessionStorage, localStorage, document.cookie, location.href, history.state as unknown]),
  )

// The view on a phone, and a used recovery code: test/features/mfa/authenticator/, scenarios/factors/authenticator.ts.
// (factors/enrolment, factors/enrolment-secret, factors/recovery-codes, factors/recovery-gone, factors/recovery-code, forms/one-call)
test('an app is set up by keyboard, past a wrong code, a refresh and a fault, by one call for two presses; its recovery codes are shown once, Back does not return to the set-up, and one of them signs in', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [REFUSED] })
  await signIn(page, sandbox.origin, 'totp-register')
  await heading(page, 'Set up an authenticator app')
  const image = page.getByRole('img', { name: 'QR code for your authenticator app' })
  await image.waitFor()
  const key = page.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}$/)
  const secret = await key.innerText()
  expect(await kept(page)).not.toContain(secret.slice(0, 4))
  await field(page).fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText('The code is not valid.').waitFor()
  await page.reload()
  await heading(page, 'Set up an authenticator app')
  expect(await key.innerText()).toBe(secret)
  await page.waitForFunction(() => document.activeElement?.id === 'securityCode')
  await fault(sandbox, 'POST', ACTIVATE, { kind: 'status', status: 503, delayMs: 300, times: 1 })
  await page.keyboard.type(await number(sandbox, 'totp-register'))
  await page.getByRole('button', { name: 'Activate' }).dblclick()
  await page.getByText('Server error, please try later.').waitFor()
  expect((await sandbox.callsTo(ACTIVATE)).map(({ status }) => status)).toEqual([400, 503])
  await image.waitFor()
  await field(page).press('Enter')
  await heading(page, 'Your recovery codes')
  const codes = await page
    .getByRole('list', { name: 'Your recovery codes' })
    .getByRole('listitem')
    .allInnerTexts()
  expect(codes).toHaveLength(10)
  expect(await kept(page)).not.toContain(codes[0])
  const download = reportsDownloads() ? page.waitForEvent('download') : undefined
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file?.suggestedFilename()).toBe(download && 'Your recovery codes.txt')
  await page.reload()
  await page.getByText(/cannot be shown again/).waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectWebApp(page)
  await page.goBack()
  expect(new URL(page.url()).pathname).not.toBe('/signin/authenticator')

  await page.context().clearCookies()
  await signIn(page, sandbox.origin, 'totp-register')
  await heading(page, 'Enter your one-time code')
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.waitForFunction(() => document.activeElement?.id === 'recoveryCode')
  await page.keyboard.type((codes[0] ?? '').toUpperCase().replace('-', ' '))
  await page.keyboard.press('Enter')
  await expectWebApp(page)
})
