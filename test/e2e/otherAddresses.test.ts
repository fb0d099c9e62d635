import type { Browser } from 'playwright-core'
import { signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
  const body = {
    webAppPath: '/work',
    webAppPreviewPath: '/next/work/',
    welcomePath: '/hello.html',
    signUpPath: '/join',
  }
  await sandbox.api('config', { method: 'PUT', body })
})

test.each([
  ['simple', '/work'],
  ['preview', '/next/work/'],
  ['v1-required', '/hello.html'],
  ['v2-required', '/work?onboarding=true'],
  ['v3-signup', '/join/progress?step=confirmName'],
  ['v3-inprogress', '/join/mobile-set-up'],
])('with a web app at other addresses %s ends at %s', async (username, end) => {
  const page = await openPage(browser)
  await page.route(/\/(?:work|next|hello|join)/, route => route.fulfill({ body: 'The web app' }))
  await signIn(page, sandbox.origin, username)
  await page.waitForURL(url => !url.pathname.startsWith('/signin'))
  expect(page.url()).toBe(sandbox.origin + end)
})

test('the cookie simple leads to the web app, wherever it is', async () => {
  const page = await openPage(browser)
  await page.route('**/work', route => route.fulfill({ body: 'The web app' }))
  await page.context().addCookies([{ name: 'authenticationMode', value: 'simple', url: sandbox.origin }])
  await page.goto(`${sandbox.origin}/signin/`)
  await page.waitForURL(url => !url.pathname.startsWith('/signin'))
  expect(page.url()).toBe(`${sandbox.origin}/work`)
})

test('the device check comes back to the sign-up, wherever it is', async () => {
  const page = await openPage(browser)
  await signIn(page, sandbox.origin, 'v3-devicesignin')
  await page.waitForURL('**/device-check/**')
  expect(new URL(page.url()).searchParams.get('back')).toBe(`${sandbox.origin}/join/all-set`)
})
