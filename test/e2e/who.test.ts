import type { Browser, Page } from 'playwright-core'
import { brokenWords } from 'test/e2e/accessible/layout'
import { givePassword, giveUsername, signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage, type PageOptions } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const rail = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('listitem').allTextContents()
const account = (page: Page, username: string) => page.getByText(`Account: ${username}`)
const remembered = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter(name => /rememberMe|lastLogin/.test(name))

// (sign-in/not-you)
test('a step after the first says for whom it is, and lets somebody else out', async () => {
  const page = await openPage(browser, { expected: [/status of 401/] })
  await page
    .context()
    .addCookies(
      ['rememberMeInfo', 'lastLoginUsername'].map(name => ({ name, value: 'sms', url: sandbox.origin })),
    )
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('button', { name: 'Next' }).click()
  await givePassword(page)
  await account(page, 'sms').waitFor()
  await page.getByRole('button', { name: 'Not you?' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.getByLabel('Username').inputValue()).toBe('')
  expect(await remembered(page)).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('foyer.username'))).toBeNull()
  expect(await sandbox.callsTo('/api/auth/v2/logout')).toHaveLength(1)
})

// (sign-in/rail)
test('a second factor shows what is done before it', async () => {
  const page = await openPage(browser)
  await signIn(page, sandbox.origin, 'two-factors')
  await page.getByRole('heading', { name: 'Enter security code' }).waitFor()
  expect(await rail(page)).toEqual(['Password (done)', 'Code'])
  const { messages } = await sandbox.api<{ messages: { code?: string }[] }>('phone?person=two-factors')
  await page.getByLabel('Security code').fill(messages[0]?.code ?? '')
  await page.getByRole('button', { name: 'Activate' }).click()
  await page.getByRole('heading', { name: 'Enter your one-time code' }).waitFor()
  expect(await rail(page)).toEqual(['Password (done)', 'Code (done)', 'Code'])
})

// (forms/asked-once)
test('the username of a password that was forgotten comes back to the sign-in page', async () => {
  const page = await openPage(browser)
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await page.getByLabel('Username').fill('abroad')
  await page.keyboard.press('Enter')
  await account(page, 'abroad').waitFor()
  expect(await rail(page)).toEqual(['Phone', 'Code', 'New password'])
  await page.goBack()
  await page.getByRole('link', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Next' }).waitFor()
  expect(await page.getByLabel('Username').inputValue()).toBe('abroad')
})

const PHONE: PageOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

// (accessibility/problem-place)
test.each<[where: string, options: PageOptions]>([
  ['a desktop', {}],
  ['a phone', PHONE],
])('a refused password is told below its field and moves nothing, on %s', async (_where, options) => {
  const page = await openPage(browser, { expected: [/status of 401/], ...options })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  const places = () =>
    Promise.all(
      [page.getByLabel('Password', { exact: true }), page.getByRole('button', { name: 'Sign in' })].map(
        each => each.boundingBox(),
      ),
    )
  await page.getByLabel('Password', { exact: true }).waitFor()
  const before = await places()
  await givePassword(page, 'not this one')
  const problem = page.getByRole('alert').filter({ hasText: 'combination was wrong' })
  await problem.waitFor()
  expect(await places()).toEqual(before)
  const [field, button] = before
  const box = await problem.boundingBox()
  expect(box!.y).toBeGreaterThanOrEqual(field!.y + field!.height)
  expect(box!.y + box!.height).toBeLessThanOrEqual(button!.y)
})

// (accessibility/reflow)
test.each([
  ['approve-number', 'Verify Sign-In Request'],
  ['approve-setup', 'Set up the mobile app'],
])('with text of 200%% on a phone no word of %s is broken short', async (person, heading) => {
  const page = await openPage(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  await signIn(page, sandbox.origin, person)
  await page.getByRole('heading', { name: heading }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect(await page.evaluate(brokenWords)).toEqual([])
})
