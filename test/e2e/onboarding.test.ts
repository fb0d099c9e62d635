import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import { givePassword, giveUsername, signIn } from 'test/e2e/steps/signIn'
import { expectWebApp, fault } from 'test/e2e/steps/stage'
import { reportsDownloads } from 'test/support/engines/engine'

const PHONE = {
  viewport: { width: 390, height: 844 },
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
}
const NATIVE = { userAgent: 'Mozilla/5.0 (X11; Linux x64) Chrome/150.0 HarborDesktop/5.2.0' }

const PIXEL = 'https://pixel.example/p.gif'
const INSTALLER = '/api/device-compliance/v1/installer-parameters'

/** The company's image behind the card. */
const showView = (sandbox: Sandbox) =>
  sandbox.api('company', {
    method: 'PUT',
    body: { settings: { theme: { loginPageBackgroundUrl: `${sandbox.origin}/sandbox/photos/1.svg` } } },
  })

// A tablet: scenarios/. Under Do Not Track and Global Privacy Control no pixel is sent: test/services/browser/tabs.test.ts.
test('a phone that is turned becomes a tablet, and the background appears; it cannot onboard, and signing out leads to the sign-in and deletes everything stored about the user; the pixel reports the name of each screen, and nothing else', async ({
  sandbox,
  openPage,
}) => {
  await showView(sandbox)
  await sandbox.api('config', { method: 'PUT', body: { analyticsPixelUrl: `${PIXEL}?site=7` } })
  const page = await openPage(PHONE)
  const asked: { url: string; referer: string | undefined }[] = []
  await page.route(`${PIXEL}**`, async route => {
    asked.push({ url: route.request().url(), referer: route.request().headers().referer })
    await route.fulfill({ status: 204 })
  })
  await page.goto(`${sandbox.origin}/signin/?back=%2Fonline%2F%3Fusername%3Dada`)
  await page.getByLabel('Username').waitFor()
  const background = page.locator('img[src$="/photos/1.svg"]')
  expect(await background.count()).toBe(0)
  await page.setViewportSize({ width: 844, height: 390 })
  await background.waitFor()
  await page.setViewportSize(PHONE.viewport)
  await giveUsername(page, 'v1-required')
  await givePassword(page)
  await page.getByText('Setting up your account needs a desktop computer.').waitFor()
  await page.evaluate(() => sessionStorage.setItem('foyer.guestAccess', 'true'))
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('userId')
  const kept = await page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('foyer.')))
  expect(kept).toEqual([])
  // The browser may report the last request later than the page shows its screen.
  await expect
    .poll(() => asked)
    .toEqual(
      ['login', 'mobileOnboardingNotSupported', 'login'].map(route => ({
        url: `${PIXEL}?site=7&route=${route}`,
        referer: undefined,
      })),
    )
})

// (security/server-texts)
test('during device set-up on the narrowest screen, an installer that does not load is reported and loads at the next try; a device that is still not set up stays, and the screen reports it; names of any length fit the screen, and the company’s logo appears before the web app’s onboarding', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({
    viewport: { width: 320, height: 640 },
    expected: [/status of 500/],
  })
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await fault(sandbox, 'GET', INSTALLER, { kind: 'status', status: 500, times: 1 })
  await signIn(page, sandbox.origin, 'v2-devicesignin')
  await page.getByRole('heading', { name: 'Finish setting up this device' }).waitFor()
  await page.getByText('Server error, please try later.').waitFor()
  await tryAgain.click()
  const installer = page.getByRole('link', { name: 'Download HarborSetup-5.2.0.txt' })
  await installer.waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  const download = reportsDownloads() ? page.waitForEvent('download') : undefined
  await installer.click()
  expect((await download)?.suggestedFilename()).toBe(download && 'HarborSetup-5.2.0.txt')
  await tryAgain.click()
  await page.getByText('This device is not set up yet.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/signin/installer-error')

  const W = 'W'.repeat(500)
  const answers: Record<string, object> = {
    [INSTALLER]: { url: 'https://downloads.example/app', fileName: W, version: '9'.repeat(500) },
    '/api/online/v1/apps': [{ name: W, platform: 'android', url: 'https://apps.example/app' }],
  }
  for (const [path, body] of Object.entries(answers))
    await fault(sandbox, 'GET', path, { kind: 'status', status: 200, body })
  for (const path of ['mobile-wizard', 'installer-error']) {
    await page.goto(`${sandbox.origin}/signin/${path}`)
    await page.getByRole('link', { name: /W{500}/ }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }

  await sandbox.api('people/v2-devicesignin', {
    method: 'PUT',
    body: { onboarding: { status: 'Completed' } },
  })
  // Waits from before the press: the page stays there for one answer only.
  const status = page.waitForURL('**/signin/session-status')
  await tryAgain.click()
  await status
  await expectWebApp(page)

  await page.context().clearCookies()
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await signIn(page, sandbox.origin, 'v2-required')
  await page.waitForURL('**/online/?onboarding=true')
  const logo = asked.lastIndexOf('/sandbox/files/logo.svg', asked.indexOf('/online/'))
  expect(logo).toBeGreaterThan(asked.indexOf('/api/onboarding/v2/user-settings'))
})

// That it installs nothing: scenarios/signIn/deviceChecks.ts. (product/language-menu, sign-in/accounts)
test('a native client has its own menu of languages, no list of accounts, no background, and links that open outside', async ({
  sandbox,
  openPage,
}) => {
  await showView(sandbox)
  const page = await openPage(NATIVE)
  // Firefox runs it in the empty page as well, which has no storage.
  await page.addInitScript(() => {
    if (location.host) localStorage.setItem('foyer.accounts', '["simple","never-expires"]')
  })
  await page.goto(`${sandbox.origin}/signin/`)
  await page.mouse.move(100, 100)
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('combobox').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Accounts on this device' }).count()).toBe(0)
  await giveUsername(page, 'v2-devicesignin')
  await givePassword(page)
  const installer = page.getByRole('link', { name: /^Download/ })
  await installer.waitFor()
  expect(await page.locator('img[src$="/photos/1.svg"]').count()).toBe(0)
  expect(await installer.getAttribute('target')).toBe('_blank')
})
