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

test('by keyboard alone, from the username to the web app', async () => {
  const page = await openPage(browser)
  await page.goto(`${sandbox.origin}/signin/`)
  await fieldFocused(page, 'username')
  await page.keyboard.type('simple')
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/online/')
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

// (product/one-layout)
test('by the company’s identity provider, on a phone, in the dark', async () => {
  const page = await openPage(browser, {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    expected: [/favicon/],
  })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'sso')
  await page
    .getByText('Your company has Single Sign On enabled. Click “Continue” to sign in to your account.')
    .waitFor()
  await page.getByText('Lighthouse ID', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`${sandbox.idp}/**`)
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${sandbox.origin}/online/`)
  expect(page.url()).toBe(`${sandbox.origin}/online/`)
})

// (sign-in/provider-broken-off)
test('a sign-in that is cancelled at the identity provider says so, and still leads to where the person was going', async () => {
  const page = await openPage(browser, { expected: [/favicon/, /404/] })
  await page.goto(`${sandbox.origin}/signin/?back=/online/files?folder=7`)
  await giveUsername(page, 'sso')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`${sandbox.idp}/**`)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL(`${sandbox.origin}/signin/`)
  await page.getByText('The sign-in with your company was cancelled. You can try again.').waitFor()
  const username = page.getByLabel('Username')
  expect(await username.inputValue()).toBe('sso')
  await username.fill('simple')
  await page.keyboard.press('Enter')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${sandbox.origin}/online/files?folder=7`)
})

test('the provider’s own identity provider completes the onboarding', async () => {
  const page = await openPage(browser)
  // The settings say whose provider it is; the lookup does not wait for them for long.
  const settings = page.waitForResponse('**/api/online/v1/settings')
  await page.goto(`${sandbox.origin}/signin/`)
  await settings
  await giveUsername(page, 'federated-own')
  await page.getByText('Click “Continue” to complete onboarding.').waitFor()
  await page.getByLabel('Username').fill('simple')
  await page.getByRole('button', { name: 'Next' }).waitFor()
  expect(await page.getByText('Click “Continue” to complete onboarding.').count()).toBe(0)
})

test('bad entries get their message, and nothing typed is lost', async () => {
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
  await givePassword(page)
  await page.waitForURL('**/online/')
  expect(await sandbox.callsTo('/api/auth/v2/login')).toHaveLength(2)
})

test('after five wrong passwords the page says when to try again', async () => {
  const page = await openPage(browser, { expected: [REFUSED] })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  for (let tries = 1; tries <= 6; tries += 1) {
    const answer = page.waitForResponse(response => response.url().endsWith('/auth/v2/login'))
    await givePassword(page, `wrong ${tries}`)
    await answer
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
  }
  await page.getByText(/^Too many tries\. You can try again in 0:\d\d\.$/).waitFor()
  const held = page.getByRole('button', { name: /^Sign in · 0:\d\d$/ })
  expect(await held.getAttribute('aria-disabled')).toBe('true')
})

test('two quick submits are one call', async () => {
  const page = await openPage(browser)
  const letGo = await hold(page, '**/api/auth/v2/login')
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Please wait' }).click()
  await page.keyboard.press('Enter')
  letGo()
  await page.waitForURL('**/online/')
  expect(await sandbox.callsTo('/api/auth/v2/login')).toHaveLength(1)
})

test('offline says so, and the same press works when the connection is back', async () => {
  const page = await openPage(browser, { expected: [/ERR_INTERNET_DISCONNECTED/] })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await page.context().setOffline(true)
  await givePassword(page)
  await page.getByText('Internet connection is not available.').waitFor()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/online/')
  expect(await sandbox.callsTo('/api/auth/v2/login')).toHaveLength(1)
})

// test/services/addresses/trustedAddress.test.ts has the others.
const ways: [back: string, end: string][] = [
  ['/online/files?folder=7', '/online/files?folder=7'],
  ['https://evil.example/', '/online/'],
]
test.each(ways)('the return address %s ends at %s', async (back, end) => {
  const page = await openPage(browser, { expected: [/status of 404/] })
  await signIn(page, sandbox.origin, 'simple', `?back=${encodeURIComponent(back)}`)
  await page.waitForURL(url => !url.pathname.startsWith('/signin'))
  expect(page.url()).toBe(sandbox.origin + end)
})

test.each([
  ['as it is', '/online/?username=other&userIdentifier=grace'],
  ['with letters that are encoded', '/online/?%75serIdentifier=grace'],
])('the return address may carry the username %s', async (_how, address) => {
  const page = await openPage(browser)
  await page.context().addCookies([{ name: 'lastLoginUsername', value: 'rema', url: sandbox.origin }])
  const back = encodeURIComponent(address)
  await page.goto(`${sandbox.origin}/signin/?back=${back}`)
  await fieldHolds(page, 'username', 'grace')
  expect(await page.getByLabel('Username').inputValue()).toBe('grace')
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

test('the end of a session is told once, on arrival', async () => {
  const [key, words] = [
    'foyer.sessionLifespanLimit',
    'You were signed out to stay compliant with your security policy.',
  ]
  const page = await openPage(browser)
  await page.goto(`${sandbox.origin}/sandbox/`)
  await page.evaluate(([name, text]) => sessionStorage.setItem(name, text), [key, '480'] as const)
  await page.goto(`${sandbox.origin}/signin/`)
  expect((await alertOf(page).innerText()).trim()).toBe(words)
  expect(await page.evaluate(name => sessionStorage.getItem(name), key)).toBeNull()
})

// (sign-in/told-why)
test.each<[what: string, prepare: (page: Page) => Promise<unknown>, words: string]>([
  [
    'the end of a session',
    page => page.evaluate(() => sessionStorage.setItem('foyer.sessionTimeoutLimit', '15')),
    'You have been signed out after 15 mins of inactivity',
  ],
  [
    'a device check that failed',
    page =>
      page.context().addCookies([
        {
          name: 'w-device-compliance-check-info',
          value: encodeURIComponent('{"mode":"mfa"}'),
          url: sandbox.origin,
        },
      ]),
    'The device check was not passed.',
  ],
])(
  '%s is told to the person of this tab, though the browser remembers another',
  async (_what, prepare, words) => {
    const page = await openPage(browser)
    await page.context().addCookies([{ name: 'rememberMeInfo', value: 'rema', url: sandbox.origin }])
    await page.goto(`${sandbox.origin}/sandbox/`)
    await page.evaluate(() => sessionStorage.setItem('foyer.username', '"ada"'))
    await prepare(page)
    await page.goto(`${sandbox.origin}/signin/`)
    expect((await alertOf(page).innerText()).trim()).toBe(words)
    expect(await page.getByLabel('Username').inputValue()).toBe('ada')
  },
)

test('a refresh forgets what the tab kept', async () => {
  const page = await openPage(browser)
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await page.getByLabel('Password', { exact: true }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('foyer.username'))).toBe('"simple"')
  await page.reload()
  await page.getByRole('button', { name: 'Next' }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('foyer.username'))).toBeNull()
})

test('an unknown address shows the login page', async () => {
  const page = await openPage(browser)
  await page.goto(`${sandbox.origin}/signin/no/such/page`)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.title()).toBe('Login Harbor')
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

test('no screen scrolls sideways at 320 px', async () => {
  const page = await openPage(browser, { viewport: { width: 320, height: 640 } })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'sso')
  await page.getByText('Single Sign On').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
