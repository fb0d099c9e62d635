import type { Page } from 'playwright-core'
import { givePassword, giveUsername, signIn } from 'test/e2e/steps/signIn'
import { browser, onStage, sandbox } from 'test/e2e/steps/stage'
import { openPage } from 'test/support/browser'

onStage()

const REFUSED = /status of (?:401|500)/
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const region = (page: Page, name: string) => page.getByRole('region', { name })

// (security-page/back, security-page/password, security-page/authenticators)
test('who is not signed in comes back after a password and a code, past a refresh', async () => {
  const page = await openPage(browser, { expected: [REFUSED] })
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
  await page.reload()
  await region(page, 'Authenticator apps').getByText('VIP Access').waitFor()
  await page.getByRole('button', { name: /^Open .* here$/ }).click()
  await page.waitForURL(`${sandbox.origin}/online/`)
})

// (security-page/regions, security-page/password)
test('a region that fails stands alone, and the change of the password leads from here', async () => {
  const page = await openPage(browser, { expected: [REFUSED] })
  await signIn(page, sandbox.origin, 'simple')
  await page.waitForURL(`${sandbox.origin}/online/`)
  await sandbox.api('faults', {
    method: 'PUT',
    body: { method: 'GET', path: '/api/user/v1/security/trusted-devices', kind: 'status', status: 500 },
  })
  await page.goto(`${sandbox.origin}/signin/security`)
  const trusted = region(page, 'Trusted devices').getByRole('alert')
  await trusted.waitFor()
  expect(await trusted.innerText()).toBe('Server error, please try later.')
  await region(page, 'Authenticator apps').getByText('No authenticator apps').waitFor()
  await page.getByRole('link', { name: 'Change password' }).click()
  await heading(page, 'Before you change your password')
  await page.goBack()
  await heading(page, 'Your security')
})
