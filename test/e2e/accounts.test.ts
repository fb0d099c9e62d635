import type { Browser, Page } from 'playwright-core'
import { focusedText, tabToText } from 'test/e2e/steps/keyboard'
import { lookAround } from 'test/e2e/steps/lookAround'
import { shiftsOf } from 'test/e2e/steps/shifts'
import { givePassword, signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, MOVING, openPage, type PageOptions } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const PHONE: PageOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const LABEL = 'Accounts on this device'

const field = (page: Page) => page.getByLabel('Username')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('foyer.accounts'))

/** Somebody is there: what waits for a person comes. */
async function shown(page: Page): Promise<void> {
  await lookAround(page)
  await page.getByRole('combobox', { name: 'Language' }).waitFor()
}

async function openList(page: Page): Promise<void> {
  await shown(page)
  await button(page, LABEL).click()
  await button(page, 'Another account').waitFor()
}

/** The sign-in page of a browser where these have signed in, the first of them last: as they leave it, without their sign-ins. */
async function remembering(usernames: [string, ...string[]], options: PageOptions = {}): Promise<Page> {
  const { origin } = sandbox
  const kept = { domain: new URL(origin).hostname, path: '/', expires: -1, httpOnly: false, secure: false }
  const cookies = ['rememberMeInfo', 'lastLoginUsername'].map(name => ({
    ...kept,
    name,
    value: usernames[0],
    sameSite: 'Lax' as const,
  }))
  const localStorage = [{ name: 'foyer.accounts', value: JSON.stringify(usernames) }]
  const page = await openPage(browser, {
    ...options,
    storageState: { cookies, origins: [{ origin, localStorage }] },
  })
  await page.goto(`${origin}/signin/`)
  await button(page, 'Next').waitFor()
  return page
}

// (sign-in/accounts)
test('a name is chosen and signs in, and no call knows of the list', async () => {
  const page = await openPage(browser)
  for (const username of ['simple', 'never-expires']) {
    await signIn(page, sandbox.origin, username)
    await page.waitForURL('**/online/')
    await button(page, 'Sign out').click()
    await button(page, 'Next').waitFor()
  }
  expect(await field(page).inputValue()).toBe('never-expires')
  const { length } = await sandbox.api<object[]>('calls')
  await openList(page)
  await button(page, 'simple').click()
  await password(page).waitFor()
  expect(await field(page).inputValue()).toBe('simple')
  expect(await button(page, LABEL).count()).toBe(0)
  await givePassword(page)
  await page.waitForURL('**/online/')
  expect(await stored(page)).toBe('["simple","never-expires"]')
  const calls = await sandbox.api<object[]>('calls')
  expect(JSON.stringify(calls.slice(length))).not.toContain('never-expires')
})

test('the one who is remembered is forgotten, by the cookies as well; then the other, and nobody is left', async () => {
  const page = await remembering(['never-expires', 'simple'])
  await openList(page)
  await button(page, 'Forget never-expires').click()
  expect([await field(page).inputValue(), await focusedText(page)]).toEqual(['', LABEL])
  const cookies = await page.context().cookies()
  expect(cookies.filter(({ name }) => /rememberMe|lastLogin/.test(name))).toEqual([])
  await page.reload()
  expect(await field(page).inputValue()).toBe('')
  await openList(page)
  expect(await button(page, 'never-expires').count()).toBe(0)
  await button(page, 'Forget simple').click()
  expect([await button(page, LABEL).count(), await stored(page)]).toEqual([0, null])
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('username')
  await page.reload()
  await shown(page)
  expect(await button(page, LABEL).count()).toBe(0)
})

test('another account empties the field and forgets nobody; opened again, the page has the remembered name', async () => {
  const page = await remembering(['never-expires', 'simple'])
  await openList(page)
  expect(await button(page, 'Use another account').isVisible()).toBe(false)
  await button(page, 'Another account').click()
  expect(await field(page).inputValue()).toBe('')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('username')
  // Not by a refresh: Firefox keeps what is in a field then.
  await page.goto(`${sandbox.origin}/signin/help/support-form`)
  await page.goto(`${sandbox.origin}/signin/`)
  expect(await field(page).inputValue()).toBe('never-expires')
  expect(await stored(page)).toBe('["never-expires","simple"]')
})

test('with one name the page is as before; forgotten there or at a later step, it is in no list', async () => {
  const page = await remembering(['simple'])
  await shown(page)
  expect(await button(page, LABEL).count()).toBe(0)
  await button(page, 'Use another account').click()
  await signIn(page, sandbox.origin, 'never-expires')
  await page.waitForURL('**/online/')
  expect(await stored(page)).toBe('["never-expires"]')
  await page.context().clearCookies({ name: 'authenticationMode' })
  await signIn(page, sandbox.origin, 'sms')
  await button(page, 'Not you?').click()
  await button(page, 'Next').waitFor()
  await shown(page)
  expect([await button(page, LABEL).count(), await stored(page)]).toEqual([0, null])
})

test('Back from another screen has the list as it was', async () => {
  const page = await remembering(['never-expires', 'simple'])
  await openList(page)
  await button(page, 'simple').click()
  await password(page).waitFor()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByRole('heading', { name: 'Password trouble' }).waitFor()
  await page.goBack()
  await openList(page)
  await button(page, 'never-expires').click()
  await password(page).waitFor()
  expect(await field(page).inputValue()).toBe('never-expires')
})

test('what another tab forgets is gone from this one when it is next opened', async () => {
  const page = await remembering(['abroad', 'never-expires', 'simple'])
  await shown(page)
  const other = await page.context().newPage()
  await other.goto(`${sandbox.origin}/signin/`)
  await openList(other)
  await button(other, 'Forget simple').click()
  // The tabs may be two processes.
  await page.waitForFunction(() => !localStorage.getItem('foyer.accounts')?.includes('"simple"'))
  await button(page, LABEL).click()
  await button(page, 'Another account').waitFor()
  expect(await button(page, 'simple').count()).toBe(0)
  expect(await button(page, 'never-expires').count()).toBe(1)
})

test('it is used by keyboard alone, after the form and before the foot', async () => {
  const page = await remembering(['never-expires', 'simple'])
  await field(page).focus()
  await shown(page)
  await tabToText(page, 'Forgot password?')
  await page.keyboard.press('Tab')
  expect(await focusedText(page)).toBe(LABEL)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await focusedText(page)).toBe('never-expires')
  await page.keyboard.press('Tab')
  expect(await focusedText(page)).toBe('Forget never-expires')
  await tabToText(page, 'simple')
  await page.keyboard.press('Enter')
  await password(page).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('password')
})

test('who was here is chosen by one press, without opening the list; nothing there forgets anybody', async () => {
  const page = await remembering(['never-expires', 'simple'])
  await shown(page)
  await button(page, LABEL).waitFor()
  expect(await page.getByRole('button', { name: /^Forget / }).count()).toBe(0)
  await button(page, 'simple').click()
  await password(page).waitFor()
  expect(await field(page).inputValue()).toBe('simple')
})

// As many as have room; the folded step keeps room for one.
test.each<[names: number, height: number]>([
  [4, 900],
  [1, 600],
])('%d of four others stand open in a window of %d px, and nothing moves', async (count, height) => {
  const page = await openPage(browser, { ...MOVING, viewport: { width: 1280, height } })
  await page.addInitScript(() => {
    if (location.host) localStorage.setItem('foyer.accounts', '["a","b","c","d","e"]')
  })
  await page.context().addCookies([{ name: 'rememberMeInfo', value: 'a', url: sandbox.origin }])
  await page.goto(`${sandbox.origin}/signin/`)
  await button(page, 'Next').waitFor()
  await shown(page)
  await button(page, 'b').waitFor()
  expect(await page.locator('section li').count()).toBe(count)
  expect(await shiftsOf(page)).toEqual([])
})

// (forms/nothing-shifts)
test.each<[where: string, options: PageOptions]>([
  ['a desktop', {}],
  ['a tablet', { viewport: { width: 800, height: 700 } }],
  ['a phone', PHONE],
])('nothing moves when it comes, and the field keeps its focus, on %s', async (_where, options) => {
  const page = await remembering(['never-expires', 'simple'], { ...MOVING, ...options })
  await field(page).focus()
  await shown(page)
  await button(page, LABEL).waitFor()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('username')
  expect(await shiftsOf(page)).toEqual([])
})

test('a native client has nothing of it', async () => {
  const native = await openPage(browser, { userAgent: 'Mozilla/5.0 HarborDesktop/5.2.0' })
  // Firefox runs it in the empty page as well, which has no storage.
  await native.addInitScript(() => {
    if (location.host) localStorage.setItem('foyer.accounts', '["simple","never-expires"]')
  })
  await native.goto(`${sandbox.origin}/signin/`)
  await native.mouse.move(100, 100)
  await native.waitForLoadState('networkidle')
  expect(await button(native, LABEL).count()).toBe(0)
})
