import { stepInWindow } from 'test/support/engines/inWindow'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { readStoredChunks } from 'scripts/build/chunks'
import { hold } from 'test/e2e/steps/hold'
import { fieldFocused, fieldHolds, focusedId } from 'test/e2e/steps/keyboard'
import { giveUsername, PASSWORD } from 'test/e2e/steps/signIn'

const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })

// test/services/addresses/trustedAddress.test.ts has the other return addresses.
test('by keyboard only, invalid entries get their message, and typed text stays; two quick presses send one call, which leads to the web app, and to no return address of another site', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [/status of 401/] })
  const told = (words: string) => alertOf(page).getByText(words, { exact: true }).waitFor()
  await page.goto(`${sandbox.origin}/signin/?back=${encodeURIComponent('https://evil.example/')}`)
  await fieldFocused(page, 'username')
  await page.keyboard.press('Enter')
  await told('Please enter your username.')
  expect(await focusedId(page)).toBe('username')
  expect(await page.getByLabel('Username').getAttribute('aria-invalid')).toBe('true')
  await page.keyboard.type('  simple  ')
  await page.keyboard.press('Enter')
  await fieldFocused(page, 'password')
  await page.keyboard.press('Enter')
  await told('Please enter your password.')
  await page.keyboard.type('not this one')
  await page.keyboard.press('Enter')
  await told('Username/Password combination was wrong. Please try again.')
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('not this one')
  expect(await focusedId(page)).toBe('password')
  const letGo = await hold(page, '**/api/auth/v2/login')
  // The rejected text is selected.
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Please wait' }).click()
  await page.keyboard.press('Enter')
  letGo()
  await page.waitForURL(url => !url.pathname.startsWith('/signin'))
  expect(page.url()).toBe(`${sandbox.origin}/online/`)
  const calls = await sandbox.callsTo('/api/auth/v2/login')
  expect(calls.map(({ status }) => status)).toEqual([401, 200])
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

// (product/one-layout, sign-in/provider-broken-off, sign-in/provider-files)
test('a user signs in with the company’s identity provider, on a phone, in the dark look; if the user cancels there, the sign-in reports it, and still leads to the original destination', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    expected: [/favicon/, /404/],
  })
  const scripts = new Set<string>()
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  // The settings name the provider; the lookup waits for them only briefly.
  const settings = page.waitForResponse('**/api/online/v1/settings')
  await page.goto(`${sandbox.origin}/signin/?back=/online/files?folder=7`)
  await settings

  // The provider of Foyer's own company: test/features/signIn/LoginScreen/providerStep.test.ts.
  const forWayBack = readStoredChunks().imports['src/app/routes/sessionStatus'] ?? []
  expect(forWayBack).not.toEqual([])
  const came = forWayBack.map(chunk => page.waitForResponse(`${sandbox.origin}/signin/${chunk}`))
  await giveUsername(page, 'sso')
  // While the user reads the explanation of Continue.
  await Promise.all(came)
  await page
    .getByText('Your company has Single Sign On enabled. Click “Continue” to sign in to your account.')
    .waitFor()
  await page.getByText('Lighthouse ID', { exact: true }).waitFor()
  await stepInWindow(page, { width: 320, height: 640 }, async () => {
    // Beside its scroll bar, where a browser gives it room.
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    expect(scrollWidth).toBe(clientWidth)
  })
  const go = async () => {
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(`${sandbox.idp}/**`)
  }
  const had = new Set(scripts)
  await go()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL(`${sandbox.origin}/signin/`)
  await page.getByText('The sign-in with your company was cancelled. You can try again.').waitFor()
  expect(await page.getByLabel('Username').inputValue()).toBe('sso')
  expect([...scripts].filter(script => !had.has(script))).toEqual([])
  await page.getByRole('button', { name: 'Next' }).click()
  await go()
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${sandbox.origin}/online/files?folder=7`)
  expect(page.url()).toBe(`${sandbox.origin}/online/files?folder=7`)
})

/** The cookie that the app of a device check leaves where a device has not passed. */
const FAILED_CHECK = { name: 'w-device-compliance-check-info', value: encodeURIComponent('{"mode":"mfa"}') }

// The other ends of a session: scenarios/signIn/arrival.ts. (sign-in/told-why)
test('an unknown address shows the login page, to which a return address may carry the username; an ended session is reported once, to the user of this tab, though the browser remembers another; a refresh deletes the tab’s record; the cookie simple leads to the web app, and a redirect loop ends at the form', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage()
  const toDoor = (query = '') => page.goto(`${sandbox.origin}/signin/${query}`)
  const keep = (name: string, value: string) =>
    page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [name, value] as const)
  const kept = (name: string) => page.evaluate(key => sessionStorage.getItem(key), name)
  const cookie = (each: { name: string; value: string }) =>
    page.context().addCookies([{ ...each, url: sandbox.origin }])
  await page.goto(`${sandbox.origin}/signin/no/such/page`)
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.title()).toBe('Login Harbor')

  // By letters that are encoded; others: test/services/addresses/.
  await cookie({ name: 'rememberMeInfo', value: 'rema' })
  await toDoor(`?back=${encodeURIComponent('/online/?%75serIdentifier=grace')}`)
  await fieldHolds(page, 'username', 'grace')
  expect(await page.getByLabel('Username').inputValue()).toBe('grace')

  const ends: [prepare: () => Promise<unknown>, words: string][] = [
    [() => keep('foyer.sessionTimeoutLimit', '15'), 'You have been signed out after 15 mins of inactivity'],
    [() => cookie(FAILED_CHECK), 'The device check was not passed.'],
  ]
  for (const [prepare, words] of ends) {
    await keep('foyer.username', '"ada"')
    await prepare()
    await toDoor()
    expect((await alertOf(page).innerText()).trim()).toBe(words)
    expect(await page.getByLabel('Username').inputValue()).toBe('ada')
    expect(await kept('foyer.sessionTimeoutLimit')).toBeNull()
  }

  await page.getByLabel('Username').fill('simple')
  await page.keyboard.press('Enter')
  await page.getByLabel('Password', { exact: true }).waitFor()
  expect(await kept('foyer.username')).toBe('"simple"')
  await page.reload()
  await page.getByRole('button', { name: 'Next' }).waitFor()
  expect(await kept('foyer.username')).toBeNull()

  await cookie({ name: 'authenticationMode', value: 'simple' })
  for (let bounce = 1; bounce <= 2; bounce += 1) {
    await toDoor()
    await page.waitForURL('**/online/')
  }
  await toDoor()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('authenticationMode')
})

test('without JavaScript the page explains that it is needed', async ({ sandbox, openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(`${sandbox.origin}/signin/`)
  expect(await page.locator('body').innerText()).toMatch(/^\s*Sign in\s+This page needs JavaScript\./)
})
