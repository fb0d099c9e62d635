import type { Page } from 'playwright-core'
import { givePassword, giveUsername, PASSWORD, signIn } from 'test/e2e/steps/signIn'
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

// (security-page/elsewhere, security-page/proof, security-page/acts)
test('signing out elsewhere after an old sign-in: cancelled, wrong, right, pressed again, and seen by the other browser', async () => {
  const page = await openPage(browser, { expected: [/status of 40[0134]/] })
  const other = await openPage(browser, { expected: [REFUSED] })
  for (const each of [other, page]) {
    await signIn(each, sandbox.origin, 'simple')
    await each.waitForURL(`${sandbox.origin}/online/`)
  }
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
  await dialog.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText('Confirmed. Press the button again to go on.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  const calls = await sandbox.api<{ path: string; status: number }[]>('calls')
  expect(calls.filter(({ path }) => path.endsWith('sign-out-elsewhere')).map(({ status }) => status)).toEqual(
    [403, 403],
  )
  await elsewhere.click()
  await page.getByText('You are signed out everywhere else.').waitFor()
  await region(page, 'Connected apps').getByText('No connected apps').waitFor()
  await other.goto(`${sandbox.origin}/signin/security`)
  await other.getByText('Please sign in again.').waitFor()
  await page.reload()
  await region(page, 'Connected devices').getByText('Front desk').waitFor()
})

// (security-page/trusted, security-page/end-trust)
test('the trust in this browser is ended', async () => {
  const page = await openPage(browser)
  await signIn(page, sandbox.origin, 'sms-trust')
  await page.getByRole('checkbox').check()
  const { messages } = await sandbox.api<{ messages: { code: string }[] }>('phone?person=sms-trust')
  await page.getByLabel('Security code').fill(messages[0]?.code ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${sandbox.origin}/online/`)
  await page.goto(`${sandbox.origin}/signin/security`)
  const trusted = region(page, 'Trusted devices')
  await trusted.getByText('Nearby').waitFor()
  await trusted.getByRole('button', { name: /^Remove / }).click()
  await trusted.getByText('No trusted devices').waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'own-trusted')
  expect(await sandbox.callsTo('/api/user/v1/security/trusted-devices/remove')).toMatchObject([
    { status: 200 },
  ])
})
