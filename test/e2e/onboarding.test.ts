import type { Browser } from 'playwright-core'
import { signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const PHONE = {
  viewport: { width: 390, height: 844 },
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
}
const TABLET = { ...PHONE, viewport: { width: 820, height: 1180 } }
const NATIVE = { userAgent: 'Mozilla/5.0 (X11; Linux x64) Chrome/150.0 HarborDesktop/5.2.0' }

test.each([
  ['phone', PHONE],
  ['tablet', TABLET],
])('a %s cannot onboard; signing out leads to the sign-in', async (_device, options) => {
  const page = await openPage(browser, options)
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
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download HarborSetup-5.2.0.txt' }).click()
  expect((await download).suggestedFilename()).toBe('HarborSetup-5.2.0.txt')
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
test('names of any length stay within the narrowest screen', async () => {
  await sandbox.api('faults', {
    method: 'PUT',
    body: [
      {
        method: 'GET',
        path: '/api/device-compliance/v1/installer-parameters',
        kind: 'status',
        status: 200,
        body: { url: 'https://downloads.example/app', fileName: 'W'.repeat(500), version: '9'.repeat(500) },
      },
      {
        method: 'GET',
        path: '/api/online/v1/apps',
        kind: 'status',
        status: 200,
        body: [{ name: 'W'.repeat(500), platform: 'android', url: 'https://apps.example/app' }],
      },
    ],
  })
  const page = await openPage(browser, { viewport: { width: 320, height: 640 } })
  for (const path of ['installer-error', 'mobile-wizard']) {
    await page.goto(`${sandbox.origin}/signin/${path}`)
    await page.getByRole('link', { name: /W{500}/ }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
})

test('an installer that does not load is told, and loads at the next try', async () => {
  const page = await openPage(browser, { expected: [/status of 500/] })
  await sandbox.api('faults', {
    method: 'PUT',
    body: {
      method: 'GET',
      path: '/api/device-compliance/v1/installer-parameters',
      kind: 'status',
      status: 500,
      times: 1,
    },
  })
  await signIn(page, sandbox.origin, 'v1-devicesignin')
  await page.getByText('Server error, please try later.').waitFor()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('link', { name: /^Download/ }).waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
})

test('the native client: no install, no background, and links that open outside', async () => {
  await sandbox.api('company', {
    method: 'PUT',
    body: { settings: { theme: { loginPageBackgroundUrl: `${sandbox.origin}/sandbox/photos/1.svg` } } },
  })
  const plain = await openPage(browser)
  await plain.goto(`${sandbox.origin}/signin/`)
  await plain.locator('img[src$="/photos/1.svg"]').waitFor()

  const required = await openPage(browser, NATIVE)
  await signIn(required, sandbox.origin, 'install')
  await required.waitForURL('**/online/')

  const page = await openPage(browser, NATIVE)
  await signIn(page, sandbox.origin, 'v2-devicesignin')
  await page.getByRole('link', { name: /^Download/ }).waitFor()
  expect(await page.locator('img[src$="/photos/1.svg"]').count()).toBe(0)
  expect(await page.getByRole('link', { name: /^Download/ }).getAttribute('target')).toBe('_blank')
})

test('a phone that is turned becomes a tablet: the background comes', async () => {
  await sandbox.api('company', {
    method: 'PUT',
    body: { settings: { theme: { loginPageBackgroundUrl: `${sandbox.origin}/sandbox/photos/1.svg` } } },
  })
  const page = await openPage(browser, PHONE)
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByLabel('Username').waitFor()
  expect(await page.locator('img[src$="/photos/1.svg"]').count()).toBe(0)
  await page.setViewportSize({ width: 844, height: 390 })
  await page.locator('img[src$="/photos/1.svg"]').waitFor()
})

describe('the pixel', () => {
  const PIXEL = 'https://pixel.example/p.gif'
  const open = async (hints: (() => void) | undefined) => {
    await sandbox.api('config', { method: 'PUT', body: { analyticsPixelUrl: `${PIXEL}?site=7` } })
    const page = await openPage(browser)
    const asked: { url: string; referer: string | undefined }[] = []
    await page.route(`${PIXEL}**`, async route => {
      asked.push({ url: route.request().url(), referer: route.request().headers().referer })
      await route.fulfill({ status: 204 })
    })
    if (hints) await page.addInitScript(hints)
    await page.goto(`${sandbox.origin}/signin/?back=%2Fonline%2F%3Fusername%3Dada`)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('heading', { name: 'Password trouble' }).waitFor()
    return asked
  }

  test('tells the name of each screen, and nothing else', async () => {
    expect(await open(undefined)).toEqual([
      { url: `${PIXEL}?site=7&route=login`, referer: undefined },
      { url: `${PIXEL}?site=7&route=forgetPassword`, referer: undefined },
    ])
  })

  test('is not sent under Do Not Track', async () => {
    expect(await open(() => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }))).toEqual([])
  })

  test('is not sent under Global Privacy Control', async () => {
    expect(
      await open(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true })),
    ).toEqual([])
  })
})
