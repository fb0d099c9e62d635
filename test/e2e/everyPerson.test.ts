import type { Browser } from 'playwright-core'
import { PEOPLE_ENDS } from 'test/e2e/steps/peopleEnds'
import { signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage } from 'test/support/browser'
import { type Sandbox, startSandbox } from 'sandbox/ownProcess'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), startSandbox()])
})
afterAll(() => Promise.all([browser.close(), sandbox.stop()]))

// (product/capabilities)
test.each(PEOPLE_ENDS)('%s ends where the list says', async (username, end) => {
  const page = await openPage(browser)
  await signIn(page, sandbox.origin, username)
  await page.waitForURL(end)
  expect(new URL(page.url()).origin).toBe(sandbox.origin)
})

test('a phone cannot onboard', async () => {
  const page = await openPage(browser, {
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  })
  await signIn(page, sandbox.origin, 'v2-required')
  await page.getByRole('heading', { name: 'Continue on a computer' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/signin/mobile-onboarding-not-supported')
})

test('a factor that nobody knows is a failed sign-in', async () => {
  const page = await openPage(browser)
  await signIn(page, sandbox.origin, 'unknown-factor')
  expect(await page.getByRole('alert').filter({ hasText: /./ }).innerText()).toBe(
    'Server error. Please try later.',
  )
})
