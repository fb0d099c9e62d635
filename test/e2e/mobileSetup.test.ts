import type { Browser, Page } from 'playwright-core'
import { scrolled } from 'test/e2e/steps/seen'
import { PASSWORD, signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const PERSON = 'approve-setup'

async function enter(): Promise<Page> {
  const page = await openPage(browser, { expected: [/status of 500/] })
  await signIn(page, sandbox.origin, PERSON)
  await page.getByRole('heading', { name: 'Set up the mobile app' }).waitFor()
  return page
}

test('the apps, the activation code, and a link to the phone', async () => {
  const page = await enter()
  expect(await page.getByRole('link', { name: 'Harbor for Android' }).getAttribute('rel')).toBe(
    'noopener noreferrer',
  )
  await page.getByText(/^HARBOR-\d{6}$/).waitFor()
  await page.getByRole('button', { name: 'Send link' }).click()
  expect((await page.getByRole('alert').innerText()).trim()).toBe('Please enter your mobile number.')
  await page.waitForFunction(() => document.activeElement?.id === 'mobileNumber')
  await page.getByLabel('Mobile number').pressSequentially('2025550123')
  expect(await page.getByRole('alert').count()).toBe(0)
  await page.getByRole('button', { name: 'Send link' }).click()
  await page.getByText('We sent the link to your phone.').waitFor()
  expect(await sandbox.callsTo('/api/onboarding/v2/send-download-link')).toMatchObject([
    { body: { phoneNumber: '+12025550123' } },
  ])
})

// (factors/mobile-setup)
test.each([['en-US'], ['de'], ['ar']])(
  'on a desktop the whole of it is seen at once, in %s',
  async locale => {
    const page = await openPage(browser, { locale, viewport: { width: 1280, height: 800 } })
    await page.goto(`${sandbox.origin}/signin/`)
    await page.locator('#username').fill(PERSON)
    await page.keyboard.press('Enter')
    await page.locator('#password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText(/^HARBOR-\d{6}$/).waitFor()
    await page.getByRole('link', { name: 'Harbor for Android' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await scrolled(page)).toBe(0)
  },
)

test('an app that is paired asks for the approval on its own', async () => {
  const page = await enter()
  await sandbox.api('phone/pair', { method: 'POST', body: { person: PERSON } })
  await page.getByRole('heading', { name: 'Verify Sign-In Request' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/signin/verification')
})

test('skipped for now, the sign-in goes on', async () => {
  const page = await enter()
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await page.waitForURL('**/online/')
  expect(await sandbox.callsTo('/api/onboarding/v2/bypass-mobile-install')).toHaveLength(1)
})

test('parts that do not come are left out, and the rest works', async () => {
  for (const path of ['/api/online/v1/apps', '/api/auth/v2/activation-code']) {
    await sandbox.api('faults', { method: 'PUT', body: { method: 'GET', path, kind: 'status', status: 500 } })
  }
  const page = await enter()
  await page.getByRole('button', { name: 'Send link' }).waitFor()
  expect(await page.getByText('Get the app').count()).toBe(0)
  expect(await page.getByText('Activation code').count()).toBe(0)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/signin/')
})

test('/mobile-wizard shows the apps and goes on to the session status', async () => {
  const page = await enter()
  await page.goto(`${sandbox.origin}/signin/mobile-wizard`)
  await page.getByRole('heading', { name: 'Get the mobile app' }).waitFor()
  await page.getByRole('link', { name: 'Harbor for iPhone' }).waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/signin/mobile-setup')
  expect((await sandbox.callsTo('/api/auth/v2/session-status')).length).toBeGreaterThan(1)
})
