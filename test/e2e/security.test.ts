import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { sentCode } from 'test/e2e/steps/sentCode'
import { givePassword, giveUsername, haveSession, PASSWORD } from 'test/e2e/steps/signIn'
import { failOnce, fault } from 'test/e2e/steps/stage'

const OWN = '/api/user/v1/security'
test.use({ expected: [/status of (?:401|500)/] })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const region = (page: Page, name: string) => page.getByRole('region', { name })

// (security-page/back, security-page/password, security-page/authenticators, security-page/regions)
test('a user who is not signed in returns to the security page after a password and a code, also after a refresh; one region’s failure affects no other, and the change of the password starts here', async ({
  sandbox,
  page,
}) => {
  await page.goto(`${sandbox.origin}/signin/security`)
  await page.getByText('Please sign in again.').waitFor()
  await page.reload()
  await giveUsername(page, 'vip-code')
  await givePassword(page)
  const { codes } = await sandbox.api<{ codes: string[] }>('phone?person=vip-code')
  await heading(page, 'Enter your one-time code')
  await page.getByRole('textbox').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await heading(page, 'Your security')
  expect(new URL(page.url()).pathname).toBe('/signin/security')
  await region(page, 'Password').getByText('Last changed: last month').waitFor()
  await region(page, 'Authenticator apps').getByText('VIP Access').waitFor()
  await region(page, 'Trusted devices').getByText('No trusted devices').waitFor()
  await region(page, 'Connected devices').getByText('Front desk').waitFor()
  for (const path of ['password', 'trusted-devices', 'recovery-codes'])
    await fault(sandbox, 'GET', `${OWN}/${path}`, { kind: 'status', status: 500 })
  await page.reload()
  await region(page, 'Authenticator apps').getByText('VIP Access').waitFor()
  for (const name of ['Password', 'Trusted devices', 'Recovery codes'])
    await region(page, name).getByRole('alert').getByText('Server error, please try later.').waitFor()
  await region(page, 'Connected devices').getByText('Front desk').waitFor()
  expect(await page.getByText('Server error, please try later.').count()).toBe(3)
  await page.getByRole('link', { name: 'Change password' }).click()
  await heading(page, 'Before you change your password')
  await page.goBack()
  await heading(page, 'Your security')
  await page.getByRole('button', { name: /^Open .* here$/ }).click()
  await page.waitForURL(`${sandbox.origin}/online/`)
})

// (security-page/elsewhere, security-page/proof, security-page/acts)
test('signing out elsewhere after an old sign-in: cancelled, wrong, right, pressed again, and seen by the other browser', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [/status of (?:40[0134]|500)/] })
  const other = await openPage()
  for (const each of [other, page]) await haveSession(each, sandbox.origin, 'simple')
  await page.goto(`${sandbox.origin}/signin/security`)
  const elsewhere = page.getByRole('button', { name: 'Sign out everywhere else' })
  await elsewhere.waitFor()
  await sandbox.api('clock', { method: 'PUT', body: { offsetMs: 11 * 60_000 } })
  await elsewhere.click()
  await page.getByRole('button', { name: 'Cancel' }).waitFor()
  await elsewhere.click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Password').waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'proof-password')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.waitForFunction(() => document.activeElement?.textContent === 'Sign out everywhere else')
  await elsewhere.click()
  await dialog.getByLabel('Password').fill('not-the-password')
  await page.keyboard.press('Enter')
  await dialog.getByText('The password is not correct.').waitFor()
  await failOnce(sandbox, 'POST', '/api/auth/v2/prove')
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await dialog.getByText('Server error, please try later.').waitFor()
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('Confirmed. Press the button again to go on.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  const calls = await sandbox.api<{ path: string; status: number }[]>('calls')
  expect(calls.filter(({ path }) => path.endsWith('sign-out-elsewhere')).map(({ status }) => status)).toEqual(
    [403, 403],
  )
  await failOnce(sandbox, 'POST', `${OWN}/sign-out-elsewhere`)
  await elsewhere.click()
  await page.getByRole('alert').getByText('Server error, please try later.').waitFor()
  await elsewhere.click()
  await page.getByText('You are signed out everywhere else.').waitFor()
  await region(page, 'Connected apps').getByText('No connected apps').waitFor()
  await other.goto(`${sandbox.origin}/signin/security`)
  await other.getByText('Please sign in again.').waitFor()
  await page.reload()
  await region(page, 'Connected devices').getByText('Front desk').waitFor()
})

// (security-page/trusted, security-page/end-trust)
test('the trust in this browser is ended, and the next sign-in asks for a code', async ({
  sandbox,
  page,
}) => {
  await haveSession(page, sandbox.origin, 'sms-trust')
  await page.goto(`${sandbox.origin}/signin/session-status`)
  await page.getByRole('checkbox').check()
  await page.getByLabel('Security code').fill(await sentCode(sandbox, 'sms-trust'))
  await page.keyboard.press('Enter')
  await page.waitForURL(`${sandbox.origin}/online/`)
  await page.goto(`${sandbox.origin}/signin/security`)
  const trusted = region(page, 'Trusted devices')
  await trusted.getByText('Nearby').waitFor()
  await failOnce(sandbox, 'POST', `${OWN}/trusted-devices/remove`)
  await trusted.getByRole('button', { name: /^Remove / }).click()
  await trusted.getByText('Server error, please try later.').waitFor()
  await trusted.getByRole('button', { name: /^Remove / }).click()
  await trusted.getByText('No trusted devices').waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'own-trusted')
  expect(await sandbox.callsTo(`${OWN}/trusted-devices/remove`)).toMatchObject([
    { status: 500 },
    { status: 200 },
  ])
  await haveSession(page, sandbox.origin, 'sms-trust')
  await page.goto(`${sandbox.origin}/signin/session-status`)
  await heading(page, 'Enter security code')
})
