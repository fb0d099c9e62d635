import { expect, test } from 'test/e2e/fixtures/test'
import { signIn } from 'test/e2e/steps/signIn'

// Each of them: test/services/addresses/pageAddress.test.ts and deviceCheckAddress.test.ts.
test('with a web app at other addresses a newcomer is welcomed there, another one signs up there, and the cookie simple leads there', async ({
  sandbox,
  openPage,
}) => {
  const body = { webAppPath: '/work', welcomePath: '/hello.html', signUpPath: '/join' }
  await sandbox.api('config', { method: 'PUT', body })
  const page = await openPage()
  await page.route(/\/(?:work|hello|join)/, route => route.fulfill({ body: 'The web app' }))
  const ends: [username: string, end: string][] = [
    ['v1-required', '/hello.html'],
    ['v3-signup', '/join/progress?step=confirmName'],
  ]
  for (const [username, end] of ends) {
    await page.context().clearCookies()
    await signIn(page, sandbox.origin, username)
    await page.waitForURL(url => !url.pathname.startsWith('/signin'))
    expect(page.url()).toBe(sandbox.origin + end)
  }
  await page.context().clearCookies()
  await page.context().addCookies([{ name: 'authenticationMode', value: 'simple', url: sandbox.origin }])
  await page.goto(`${sandbox.origin}/signin/`)
  await page.waitForURL(url => !url.pathname.startsWith('/signin'))
  expect(page.url()).toBe(`${sandbox.origin}/work`)
})
