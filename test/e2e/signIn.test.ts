import { stepInWindow } from 'test/support/engines/inWindow'
import { expect, test } from 'test/e2e/fixtures/test'
import { readStoredChunks } from 'scripts/build/chunks'
import { giveUsername, PASSWORD } from 'test/e2e/steps/signIn'

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

  // The provider of Foyer's own company: test/features/signIn/LoginScreen/steps.test.ts.
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

test('without JavaScript the page explains that it is needed', async ({ sandbox, openPage }) => {
  const page = await openPage({ javaScriptEnabled: false })
  await page.goto(`${sandbox.origin}/signin/`)
  expect(await page.locator('body').innerText()).toMatch(/^\s*Sign in\s+This page needs JavaScript\./)
})
