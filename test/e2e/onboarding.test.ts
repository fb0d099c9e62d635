import { haveSession, signIn } from 'test/e2e/steps/signIn'
import { browser, fault, onStage, sandbox } from 'test/e2e/steps/stage'
import { openPage } from 'test/support/browser'
import { tellsDownloads } from 'test/support/engines/engine'

onStage()

const PHONE = {
  viewport: { width: 390, height: 844 },
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
}
const NATIVE = { userAgent: 'Mozilla/5.0 (X11; Linux x64) Chrome/150.0 HarborDesktop/5.2.0' }

// A tablet: scenarios/.
test('a phone cannot onboard; signing out leads to the sign-in', async () => {
  const page = await openPage(browser, PHONE)
  await signIn(page, sandbox.origin, 'v1-required')
  await page.getByText('Setting up your account needs a desktop computer.').waitFor()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('userId')
})

test('the logo of the company is there before the web app’s onboarding', async () => {
  const page = await openPage(browser)
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await signIn(page, sandbox.origin, 'v2-required')
  await page.waitForURL('**/online/?onboarding=true')
  const logo = asked.lastIndexOf('/sandbox/files/logo.svg', asked.indexOf('/online/'))
  expect(logo).toBeGreaterThan(asked.indexOf('/api/onboarding/v2/user-settings'))
})

test('a device to be set up: the installer, and the way on', async () => {
  const page = await openPage(browser)
  await signIn(page, sandbox.origin, 'v2-devicesignin')
  await page.getByRole('heading', { name: 'Finish setting up this device' }).waitFor()
  const download = tellsDownloads() ? page.waitForEvent('download') : undefined
  await page.getByRole('link', { name: 'Download HarborSetup-5.2.0.txt' }).click()
  expect((await download)?.suggestedFilename()).toBe(download && 'HarborSetup-5.2.0.txt')
  await sandbox.api('people/v2-devicesignin', {
    method: 'PUT',
    body: { onboarding: { status: 'Completed' } },
  })
  // Waited for from before the press on: the page stays there for one answer alone.
  const status = page.waitForURL('**/signin/session-status')
  await page.getByRole('button', { name: 'Try again' }).click()
  await status
  await page.waitForURL('**/online/')
})

// (security/server-texts)
test('an installer that does not load is told, and loads at the next try; names of any length stay within the narrowest screen', async () => {
  const installer = '/api/device-compliance/v1/installer-parameters'
  const page = await openPage(browser, {
    viewport: { width: 320, height: 640 },
    expected: [/status of 500/],
  })
  await haveSession(page, sandbox.origin, 'v1-devicesignin')
  await fault('GET', installer, { kind: 'status', status: 500, times: 1 })
  await page.goto(`${sandbox.origin}/signin/installer-error`)
  await page.getByText('Server error, please try later.').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: /^Download/ }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)

  const W = 'W'.repeat(500)
  const answers: Record<string, object> = {
    [installer]: { url: 'https://downloads.example/app', fileName: W, version: '9'.repeat(500) },
    '/api/online/v1/apps': [{ name: W, platform: 'android', url: 'https://apps.example/app' }],
  }
  for (const [path, body] of Object.entries(answers))
    await fault('GET', path, { kind: 'status', status: 200, body })
  for (const path of ['installer-error', 'mobile-wizard']) {
    await page.goto(`${sandbox.origin}/signin/${path}`)
    await page.getByRole('link', { name: /W{500}/ }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})

/** The company's image behind the card. */
const showView = () =>
  sandbox.api('company', {
    method: 'PUT',
    body: { settings: { theme: { loginPageBackgroundUrl: `${sandbox.origin}/sandbox/photos/1.svg` } } },
  })

test('the native client: no install, no background, and links that open outside', async () => {
  await showView()
  const page = await openPage(browser, NATIVE)
  await signIn(page, sandbox.origin, 'install')
  await page.waitForURL('**/online/')

  await page.context().clearCookies()
  await signIn(page, sandbox.origin, 'v2-devicesignin')
  await page.getByRole('link', { name: /^Download/ }).waitFor()
  expect(await page.locator('img[src$="/photos/1.svg"]').count()).toBe(0)
  expect(await page.getByRole('link', { name: /^Download/ }).getAttribute('target')).toBe('_blank')
})

test('a phone that is turned becomes a tablet: the background comes', async () => {
  await showView()
  const page = await openPage(browser, PHONE)
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByLabel('Username').waitFor()
  expect(await page.locator('img[src$="/photos/1.svg"]').count()).toBe(0)
  await page.setViewportSize({ width: 844, height: 390 })
  await page.locator('img[src$="/photos/1.svg"]').waitFor()
})

// Under Do Not Track and Global Privacy Control none is sent: test/services/browser/pixel.test.ts.
test('the pixel tells the name of each screen, and nothing else', async () => {
  const PIXEL = 'https://pixel.example/p.gif'
  await sandbox.api('config', { method: 'PUT', body: { analyticsPixelUrl: `${PIXEL}?site=7` } })
  const page = await openPage(browser)
  const asked: { url: string; referer: string | undefined }[] = []
  await page.route(`${PIXEL}**`, async route => {
    asked.push({ url: route.request().url(), referer: route.request().headers().referer })
    await route.fulfill({ status: 204 })
  })
  await page.goto(`${sandbox.origin}/signin/?back=%2Fonline%2F%3Fusername%3Dada`)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('heading', { name: 'Password trouble' }).waitFor()
  expect(asked).toEqual([
    { url: `${PIXEL}?site=7&route=login`, referer: undefined },
    { url: `${PIXEL}?site=7&route=forgetPassword`, referer: undefined },
  ])
})
