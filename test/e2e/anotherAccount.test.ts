import { type PageOptions } from 'test/e2e/fixtures/openPage'
import { expect, type Serve, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'
import { foreignPoints, forgetName, openRemembered, pressEdge } from 'test/e2e/steps/anotherAccount'
import { serveProxy } from 'test/e2e/steps/proxy'

const DESKTOP: PageOptions = { viewport: { width: 1280, height: 800 } }
const PHONE: PageOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const NARROW: PageOptions = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }

async function expectApart(page: Page, on: Sandbox): Promise<void> {
  await openRemembered(page, on, 'simple')
  expect(await foreignPoints(page)).toEqual([])
  expect(await pressEdge(page)).toBe('simple')
  expect(await forgetName(page)).toBe('')
}

// (sign-in/not-you)
for (const [where, locale, options] of [
  ['a desktop', 'en-US', DESKTOP],
  ['a phone', 'en-US', PHONE],
  ['a narrow phone in German', 'de-DE', NARROW],
  ['a desktop from right to left', 'ar', DESKTOP],
  ['a phone from right to left', 'he', PHONE],
] as const)
  test(`on ${where}, no press within the username field forgets the name`, async ({ sandbox, openPage }) => {
    await expectApart(await openPage({ ...options, locale }), sandbox)
  })

/** The scopes under which something else has set the cookies of the name. */
const SCOPES = [
  { domain: 'app.harbor.localhost', path: '/' },
  { domain: 'app.harbor.localhost', path: '/signin' },
  { domain: 'app.harbor.localhost', path: '/signin/' },
  { domain: '.app.harbor.localhost', path: '/' },
  { domain: '.harbor.localhost', path: '/' },
  { domain: '.harbor.localhost', path: '/signin' },
]

async function expectForgotten(page: Page, on: Sandbox, serve: Serve): Promise<void> {
  const names = ['rememberMeInfo', 'lastLoginUsername']
  const cookies = names.flatMap(name => SCOPES.map(scope => ({ name, value: 'ghost', ...scope })))
  await page.context().addCookies([...cookies, { name: 'theirs', value: '1', ...SCOPES[4]! }])
  const origin = await serveProxy(serve, on)
  await page.goto(`${origin.replace('127.0.0.1', 'app.harbor.localhost')}/signin/`)
  await page.getByRole('button', { name: 'Use another account' }).waitFor()
  expect(await page.locator('#username').inputValue()).toBe('ghost')
  expect(await forgetName(page)).toBe('')
  const left = await page.context().cookies()
  expect(left.map(({ name }) => name).filter(name => [...names, 'theirs'].includes(name))).toEqual(['theirs'])
  await page.reload()
  await page.getByRole('button', { name: 'Next' }).waitFor()
  expect(await page.locator('#username').inputValue()).toBe('')
}

// (storage/duplicates)
test('a forgotten name stays forgotten, for every path and domain of its cookies', async ({
  sandbox,
  openPage,
  serve,
}) => {
  await expectForgotten(await openPage(), sandbox, serve)
})
