import type { Page } from 'playwright-core'
import { signIn } from 'test/e2e/steps/signIn'
import { browser, onStage, sandbox } from 'test/e2e/steps/stage'
import { openPage } from 'test/support/browser'
import { tellsDownloads } from 'test/support/engines/engine'

onStage()

const REFUSED = /status of (?:400|401|503)/
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const field = (page: Page) => page.getByLabel('Security code')
const numbers = async (person: string): Promise<string[]> =>
  (await sandbox.api<{ authenticatorCodes: string[] }>(`phone?person=${person}`)).authenticatorCodes

/** All that the page keeps anywhere, its address and its history entry among it. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([sessionStorage, localStorage, document.cookie, location.href, history.state as unknown]),
  )

async function toSetUp(): Promise<Page> {
  const page = await openPage(browser, { expected: [REFUSED] })
  await signIn(page, sandbox.origin, 'totp-register')
  await heading(page, 'Set up an authenticator app')
  return page
}

// (factors/enrolment, factors/enrolment-secret, factors/recovery-codes, factors/recovery-gone, factors/recovery-code)
test('an app is set up by keyboard, past a wrong code and a refresh; its recovery codes are shown once, and each counts once', async () => {
  const page = await toSetUp()
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  const key = await page.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}$/).innerText()
  expect(await kept(page)).not.toContain(key.slice(0, 4))
  await field(page).fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText('The code is not valid.').waitFor()
  await page.reload()
  await heading(page, 'Set up an authenticator app')
  expect(await page.getByText(/^[A-Z2-7]{4}(?: [A-Z2-7]{4}){7}$/).innerText()).toBe(key)
  await page.waitForFunction(() => document.activeElement?.id === 'securityCode')
  await page.keyboard.type((await numbers('totp-register'))[0] ?? '')
  await page.keyboard.press('Enter')
  await heading(page, 'Your recovery codes')
  const codes = await page
    .getByRole('list', { name: 'Your recovery codes' })
    .getByRole('listitem')
    .allInnerTexts()
  expect(codes).toHaveLength(10)
  expect(await kept(page)).not.toContain(codes[0])
  const download = tellsDownloads() ? page.waitForEvent('download') : undefined
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file?.suggestedFilename()).toBe(download && 'Your recovery codes.txt')
  await page.reload()
  await page.getByText(/cannot be shown again/).waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/online/')

  for (const ends of ['/online/', '/signin/authenticator']) {
    const later = await openPage(browser, { expected: [REFUSED] })
    await signIn(later, sandbox.origin, 'totp-register')
    await heading(later, 'Enter your one-time code')
    await later.getByRole('button', { name: 'Use a recovery code' }).click()
    await later.waitForFunction(() => document.activeElement?.id === 'recoveryCode')
    await later.keyboard.type((codes[0] ?? '').toUpperCase().replace('-', ' '))
    await later.keyboard.press('Enter')
    if (ends === '/online/') await later.waitForURL('**/online/')
    else await later.getByText('The recovery code is not valid.').waitFor()
    expect(new URL(later.url()).pathname).toBe(ends)
  }
})

// (factors/enrolment, forms/one-call)
test('two presses make one call, a fault leaves all as it was, and Back does not return to the set-up', async () => {
  const page = await toSetUp()
  await sandbox.api('faults', {
    method: 'PUT',
    body: {
      method: 'POST',
      path: '/api/auth/v2/activate',
      kind: 'status',
      status: 503,
      delayMs: 300,
      times: 1,
    },
  })
  await field(page).fill((await numbers('totp-register'))[0] ?? '')
  await page.getByRole('button', { name: 'Activate' }).dblclick()
  await page.getByText('Server error, please try later.').waitFor()
  expect(await sandbox.callsTo('/api/auth/v2/activate')).toHaveLength(1)
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
  await page.getByRole('button', { name: 'Activate' }).click()
  await heading(page, 'Your recovery codes')
  await page.getByLabel('I have saved these codes').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/online/')
  await page.goBack()
  expect(new URL(page.url()).pathname).not.toBe('/signin/authenticator')
})

// (factors/enrolment)
test('on a phone a link opens the app', async () => {
  const page = await openPage(browser, {
    viewport: { width: 390, height: 844 },
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  })
  await signIn(page, sandbox.origin, 'totp-register')
  const link = page.getByRole('link', { name: 'Open the authenticator app' })
  await link.waitFor()
  expect(await link.getAttribute('href')).toMatch(/^otpauth:\/\/totp\/Harbor%3Atotp-register\?secret=/)
})
