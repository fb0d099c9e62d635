import type { Browser, Page } from 'playwright-core'
import { hold } from 'test/e2e/steps/hold'
import { fieldFocused, fieldHolds } from 'test/e2e/steps/keyboard'
import { givePassword, giveUsername, PASSWORD, signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })
const REFUSED = /status of (?:401|429|403)/
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

// test/services/addresses/trustedAddress.test.ts has the other return addresses.
test('by keyboard alone, from the username to the web app, and to no return address of another site', async () => {
  const page = await openPage(browser)
  await page.goto(`${sandbox.origin}/signin/?back=${encodeURIComponent('https://evil.example/')}`)
  await fieldFocused(page, 'username')
  await page.keyboard.type('simple')
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(url => !url.pathname.startsWith('/signin'))
  expect(page.url()).toBe(`${sandbox.origin}/online/`)
  const cookies = await page.context().cookies()
  const named = (name: string) => cookies.find(cookie => cookie.name === name)
  expect(named('authenticationMode')?.value).toBe('simple')
  expect(named('lastLoginUsername')).toMatchObject({
    value: 'simple',
    sameSite: 'Lax',
    path: '/',
    expires: -1,
  })
  const days = ((named('rememberMeInfo')?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(100)
})

// (product/one-layout, sign-in/provider-broken-off)
test('by the company’s identity provider, on a phone, in the dark; cancelled there, the sign-in says so, and still leads to where the person was going', async () => {
  const page = await openPage(browser, {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    expected: [/favicon/, /404/],
  })
  // The settings say whose provider it is; the lookup does not wait for them for long.
  const settings = page.waitForResponse('**/api/online/v1/settings')
  await page.goto(`${sandbox.origin}/signin/?back=/online/files?folder=7`)
  await settings

  // The provider of Foyer's own company completes the onboarding.
  await giveUsername(page, 'federated-own')
  await page.getByText('Click “Continue” to complete onboarding.').waitFor()
  await page.getByLabel('Username').fill('sso')
  const next = page.getByRole('button', { name: 'Next' })
  await next.waitFor()
  expect(await page.getByText('Click “Continue” to complete onboarding.').count()).toBe(0)

  await next.click()
  await page
    .getByText('Your company has Single Sign On enabled. Click “Continue” to sign in to your account.')
    .waitFor()
  await page.getByText('Lighthouse ID', { exact: true }).waitFor()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const go = async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(`${sandbox.idp}/**`)
  }
  await go()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL(`${sandbox.origin}/signin/`)
  await page.getByText('The sign-in with your company was cancelled. You can try again.').waitFor()
  expect(await page.getByLabel('Username').inputValue()).toBe('sso')
  await next.click()
  await go()
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${sandbox.origin}/online/files?folder=7`)
  expect(page.url()).toBe(`${sandbox.origin}/online/files?folder=7`)
})

test('bad entries get their message, and nothing typed is lost; after five wrong passwords the page says when to try again', async () => {
  const page = await openPage(browser, { expected: [REFUSED] })
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('button', { name: 'Next' }).click()
  expect((await alertOf(page).innerText()).trim()).toBe('Please enter your username.')
  expect(await focused(page)).toBe('username')
  expect(await page.getByLabel('Username').getAttribute('aria-invalid')).toBe('true')
  await giveUsername(page, '  simple  ')
  await page.getByRole('button', { name: 'Sign in' }).click()
  expect((await alertOf(page).innerText()).trim()).toBe('Please enter your password.')
  await givePassword(page, 'not this one')
  await page.getByText('Username/Password combination was wrong. Please try again.').waitFor()
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not this one')
  expect(await focused(page)).toBe('password')
  for (let tries = 2; tries <= 6; tries += 1) {
    const answer = page.waitForResponse(response => response.url().endsWith('/auth/v2/login'))
    await givePassword(page, `wrong ${tries}`)
    await answer
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
  }
  await page.getByText(/^Too many tries\. You can try again in 0:\d\d\.$/).waitFor()
  const held = page.getByRole('button', { name: /^Sign in · 0:\d\d$/ })
  expect(await held.getAttribute('aria-disabled')).toBe('true')
})

test('offline says so; the same press works when the connection is back, and two quick ones are one call', async () => {
  const page = await openPage(browser, { expected: [/ERR_INTERNET_DISCONNECTED/] })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await page.context().setOffline(true)
  await givePassword(page)
  await page.getByText('Internet connection is not available.').waitFor()
  await page.context().setOffline(false)
  const letGo = await hold(page, '**/api/auth/v2/login')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Please wait' }).click()
  await page.keyboard.press('Enter')
  letGo()
  await page.waitForURL('**/online/')
  expect(await sandbox.callsTo('/api/auth/v2/login')).toHaveLength(1)
})

test('the cookie simple leads to the web app, and a loop of it ends at the form', async () => {
  const page = await openPage(browser)
  await page.context().addCookies([{ name: 'authenticationMode', value: 'simple', url: sandbox.origin }])
  for (let bounce = 1; bounce <= 2; bounce += 1) {
    await page.goto(`${sandbox.origin}/signin/`)
    await page.waitForURL('**/online/')
  }
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect((await page.context().cookies()).map(cookie => cookie.name)).not.toContain('authenticationMode')
})

// (sign-in/told-why)
test('the end of a session and a failed device check are told once, on arrival, to the person of this tab, though the browser remembers another', async () => {
  const page = await openPage(browser)
  await page.context().addCookies([{ name: 'rememberMeInfo', value: 'rema', url: sandbox.origin }])
  const keep = (name: string, value: string) =>
    page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [name, value] as const)
  const failCheck = () =>
    page.context().addCookies([
      {
        name: 'w-device-compliance-check-info',
        value: encodeURIComponent('{"mode":"mfa"}'),
        url: sandbox.origin,
      },
    ])
  const ends: [prepare: () => Promise<unknown>, words: string][] = [
    [
      () => keep('foyer.sessionLifespanLimit', '480'),
      'You were signed out to stay compliant with your security policy.',
    ],
    [() => keep('foyer.sessionTimeoutLimit', '15'), 'You have been signed out after 15 mins of inactivity'],
    [failCheck, 'The device check was not passed.'],
  ]
  for (const [prepare, words] of ends) {
    await page.goto(`${sandbox.origin}/sandbox/api/company`)
    await keep('foyer.username', '"ada"')
    await prepare()
    await page.goto(`${sandbox.origin}/signin/`)
    expect((await alertOf(page).innerText()).trim()).toBe(words)
    expect(await page.getByLabel('Username').inputValue()).toBe('ada')
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter(key => /Limit$/.test(key)))).toEqual(
      [],
    )
  }
})

test('an unknown address shows the login page, to which a return address may carry the username; a refresh forgets what the tab kept', async () => {
  const page = await openPage(browser)
  await page.goto(`${sandbox.origin}/signin/no/such/page`)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.title()).toBe('Login Harbor')
  await page.context().addCookies([{ name: 'lastLoginUsername', value: 'rema', url: sandbox.origin }])
  // As it is, and with letters that are encoded.
  for (const address of ['/online/?username=other&userIdentifier=grace', '/online/?%75serIdentifier=ada']) {
    await page.goto(`${sandbox.origin}/signin/?back=${encodeURIComponent(address)}`)
    const name = /=(\w+)$/.exec(address)?.[1] ?? ''
    await fieldHolds(page, 'username', name)
    expect(await page.getByLabel('Username').inputValue()).toBe(name)
  }
  await giveUsername(page, 'simple')
  await page.getByLabel('Password', { exact: true }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('foyer.username'))).toBe('"simple"')
  await page.reload()
  await page.getByRole('button', { name: 'Next' }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('foyer.username'))).toBeNull()
})

test('with storage and cookies blocked a person still signs in', async () => {
  const page = await openPage(browser)
  await page.addInitScript(() => {
    const refuse = {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }
    Object.defineProperty(window, 'sessionStorage', refuse)
    Object.defineProperty(window, 'localStorage', refuse)
    Object.defineProperty(document, 'cookie', { ...refuse, set: refuse.get })
  })
  await signIn(page, sandbox.origin, 'simple')
  await page.waitForURL('**/online/')
  expect(await sandbox.callsTo('/api/auth/v2/login')).toHaveLength(1)
})

test('without JavaScript the page says that it is needed', async () => {
  const page = await openPage(browser, { javaScriptEnabled: false })
  await page.goto(`${sandbox.origin}/signin/`)
  expect(await page.locator('body').innerText()).toMatch(/^\s*Sign in\s+This page needs JavaScript\./)
})
