import { type PageOptions } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { brokenWords } from 'test/e2e/accessible/layout'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'

const rail = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('listitem').allTextContents()
const account = (page: Page, username: string) => page.getByText(`Account: ${username}`)
const remembered = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter(name => /rememberMe|lastLogin/.test(name))

/** Expects a rejected password to be reported below its field, without moving anything. */
async function beRefused(page: Page): Promise<void> {
  const password = page.getByLabel('Password', { exact: true })
  const places = () =>
    Promise.all([password, page.getByRole('button', { name: 'Sign in' })].map(each => each.boundingBox()))
  await password.waitFor()
  const before = await places()
  await givePassword(page, 'not this one')
  const problem = page.getByRole('alert').filter({ hasText: 'combination was wrong' })
  await problem.waitFor()
  expect(await places()).toEqual(before)
  const [field, button] = before
  const box = await problem.boundingBox()
  expect(box!.y).toBeGreaterThanOrEqual(field!.y + field!.height)
  expect(box!.y + box!.height).toBeLessThanOrEqual(button!.y)
}

// (sign-in/not-you, sign-in/rail, forms/asked-once, accessibility/problem-place)
test('a rejected password moves nothing; a step after it shows the user and the progress, and lets another user leave, whose username returns after a forgotten password', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [/status of 401/] })
  await page
    .context()
    .addCookies(
      ['rememberMeInfo', 'lastLoginUsername'].map(name => ({ name, value: 'sms', url: sandbox.origin })),
    )
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('button', { name: 'Next' }).click()
  await beRefused(page)
  await givePassword(page)
  await account(page, 'sms').waitFor()
  expect(await rail(page)).toEqual(['Password (done)', 'Code'])
  await page.getByRole('button', { name: 'Not you?' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.getByLabel('Username').inputValue()).toBe('')
  expect(await remembered(page)).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('foyer.username'))).toBeNull()
  expect(await sandbox.callsTo('/api/auth/v2/logout')).toHaveLength(1)

  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('heading', { name: 'Password trouble' }).waitFor()
  await page.getByLabel('Username').fill('abroad')
  await page.keyboard.press('Enter')
  await account(page, 'abroad').waitFor()
  expect(await rail(page)).toEqual(['Phone', 'Code', 'New password'])
  await page.goBack()
  await page.getByRole('link', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Next' }).waitFor()
  expect(await page.getByLabel('Username').inputValue()).toBe('abroad')
})

/** Runs in a page: by how many pixels it is wider than its window. */
const sideways = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth

const PHONE: PageOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** With text of 200 % no word is broken short, and the page fits the window. */
async function expectWholeWords(page: Page, heading: string): Promise<void> {
  await page.getByRole('heading', { name: heading }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  expect([heading, await page.evaluate(brokenWords)]).toEqual([heading, []])
  expect([heading, await page.evaluate(sideways)]).toEqual([heading, 0])
}

// (accessibility/problem-place, accessibility/reflow)
test('on a phone a refused password moves nothing, and with text of 200% no word of an approval or of the mobile app’s setup is broken short, and both fit the window', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [/status of 401/], ...PHONE })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'approve-number')
  await beRefused(page)
  await givePassword(page)
  await expectWholeWords(page, 'Verify Sign-In Request')
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await page.goBack()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await giveUsername(page, 'approve-setup')
  await givePassword(page)
  await expectWholeWords(page, 'Set up the mobile app')
})
