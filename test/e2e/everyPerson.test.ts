import type { Browser } from 'playwright-core'
import { signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage } from 'test/support/browser'
import { type Sandbox, startSandbox } from 'sandbox/ownProcess'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), startSandbox()])
})
afterAll(() => Promise.all([browser.close(), sandbox.stop()]))

const people: [username: string, end: RegExp][] = [
  ['simple', /\/online\/$/],
  ['never-expires', /\/online\/$/],
  ['frictionless', /\/online\/$/],
  ['frictionless-lower', /\/online\/$/],
  ['preview', /\/preview\/online\/$/],
  ['install', /\/device-check\/\?back=[^&]*session-status$/],
  ['install-v2', /\/device-check\/v2\?back=[^&]*session-status$/],
  ['federated', /\/online\/\?webtoken=.+$/],
  ['v1-required', /\/welcome$/],
  ['v1-inprogress', /\/welcome$/],
  ['v1-none', /\/welcome$/],
  ['v1-devicesignin', /\/signin\/installer-error$/],
  ['v1-completed', /\/online\/$/],
  ['v2-required', /\/online\/\?onboarding=true$/],
  ['v2-inprogress', /\/online\/\?onboarding=true$/],
  ['v2-none', /\/online\/\?onboarding=true$/],
  ['v2-devicesignin', /\/signin\/installer-error$/],
  ['v2-completed', /\/online\/$/],
  ['v3-signup', /\/signup\/v2\/progress\?step=confirmName$/],
  ['v3-smsverified', /\/signup\/v2\/progress\?step=confirmName$/],
  ['v3-inprogress', /\/signup\/v2\/mobile-set-up$/],
  ['v3-devicesignin', /\/device-check\/\?back=[^&]*all-set$/],
  ['v3-devicesignin-v2', /\/device-check\/v2\?back=[^&]*all-set$/],
  ['v3-required', /\/online\/$/],
  ['v3-none', /\/online\/$/],
  ['v3-completed', /\/online\/$/],
  ['v3-install', /\/device-check\/\?back=[^&]*session-status$/],
  ['sms', /\/signin\/phone-auth$/],
  ['guest', /\/signin\/phone-auth$/],
  ['vip-register', /\/signin\/symantec$/],
  ['vip-activate', /\/signin\/symantec$/],
  ['vip-code', /\/signin\/symantec$/],
  ['approve', /\/signin\/verification$/],
  ['approve-setup', /\/signin\/mobile-setup$/],
  ['device-v1', /\/device-check\/\?back=[^&]*session-status$/],
  ['device-v2', /\/device-check\/v2\?back=[^&]*session-status&login-marker=.+$/],
  ['no-steps', /\/online\/$/],
  ['activation-code', /\/signin\/reset-temp-password$/],
  ['activation-code-off', /\/online\/$/],
  ['temporary-install', /\/device-check\/\?back=[^&]*session-status$/],
  ['temporary-device', /\/signin\/installer-error$/],
  ['own-password-install', /\/device-check\/\?back=[^&]*session-status$/],
  ['auto-login-install', /\/device-check\/\?back=[^&]*session-status$/],
  ['no-auto-login-install', /\/device-check\/\?back=[^&]*session-status$/],
  ['auto-login-temporary', /\/signin\/reset-temp-password$/],
]

test.each(people)('%s ends where the list says', async (username, end) => {
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
