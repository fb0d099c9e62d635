import type { Sandbox } from 'sandbox/ownProcess'
import { MOVING, type OpenPage, type PageOptions } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page, Request } from 'playwright-core'
import { framesOf, watchFrames } from 'test/e2e/steps/frames'
import { hold } from 'test/e2e/steps/hold'
import { fieldFocused, focusedId } from 'test/e2e/steps/keyboard'
import { expectNoShifts } from 'test/e2e/steps/shifts'
import { alertOf, expectWebApp } from 'test/e2e/steps/stage'
import { PASSWORD } from 'test/e2e/steps/signIn'
import { listen, announcementsOf } from 'test/support/announcements'

const LOOKUP = '/api/auth/v2/login/options'
const LOGIN = '/api/auth/v2/login'
const SETTINGS = '/api/online/v1/settings'
const drawn = (page: Page) => page.waitForFunction(() => !document.querySelector('#trouble'))
const wait = (page: Page) => page.getByRole('button', { name: 'Please wait' })

/** The sign-in page, loaded now; its React loads only when the test releases it. */
async function toName(sandbox: Sandbox, page: Page): Promise<() => void> {
  const letGo = await hold(page, '**/signin/view.*.js')
  await page.goto(`${sandbox.origin}/signin/`, { waitUntil: 'commit' })
  await fieldFocused(page, 'username')
  return letGo
}

/** The same at the step of the password. */
async function toPassword(sandbox: Sandbox, page: Page): Promise<() => void> {
  const letGo = await toName(sandbox, page)
  await page.keyboard.type('simple')
  await page.keyboard.press('Enter')
  await fieldFocused(page, 'password')
  return letGo
}

async function atPassword(
  sandbox: Sandbox,
  openPage: OpenPage,
  options: PageOptions = {},
  prepare?: (page: Page) => Promise<unknown>,
) {
  const page = await openPage({ ...MOVING, ...options })
  await prepare?.(page)
  return { page, letGo: await toPassword(sandbox, page) }
}

async function typePassword(page: Page): Promise<void> {
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
}

/** Marks both fields, to see whether they stay the same ones. */
const mark = (page: Page) =>
  page.evaluate(() =>
    document.querySelectorAll('input').forEach(field => field.setAttribute('data-mark', '')),
  )
const marked = (page: Page) => page.locator('#root input[data-mark]').count()

const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    }
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, { configurable: true, get: refuse })
  })

// (sign-in/before-react)
test('a phone without storage on which React never loads can still sign in, by keyboard', async ({
  sandbox,
  openPage,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const { page } = await atPassword(sandbox, openPage, phone, refuseStorage)
  const form = page.locator('form').filter({ has: page.locator('#username') })
  expect(await form.locator('#password[autocomplete="current-password"]').count()).toBe(1)
  await typePassword(page)
  await expectWebApp(page)
  expect(await sandbox.callsTo(LOOKUP)).toHaveLength(1)
  expect(await sandbox.callsTo(LOGIN)).toMatchObject([{ body: { userName: 'simple' } }])
})

// (forms/asked-once)
test('a link that is pressed before React loads keeps the name, whatever the calls on its way return', async ({
  sandbox,
  page,
}) => {
  const answer = await hold(page, `**${SETTINGS}`)
  const begun = page.waitForRequest('**/signin/view.*.js')
  await toName(sandbox, page)
  await begun
  const open = await hold(page, '**/signin/forget-password')
  await page.keyboard.type('jane')
  // Firefox and WebKit cancel the page's calls when a navigation begins.
  const ended = new Promise<void>(resolve => {
    const settle = (request: Request) => request.url().endsWith(SETTINGS) && resolve()
    page.on('requestfinished', settle).on('requestfailed', settle)
  })
  await page.getByRole('link', { name: 'Forgot password?' }).click({ noWaitAfter: true })
  answer()
  await ended
  open()
  await page.unroute('**/signin/view.*.js')
  await page.getByRole('heading', { name: 'Password trouble' }).waitFor()
  expect(await page.getByLabel('Username').inputValue()).toBe('jane')
})

// (sign-in/before-react, forms/nothing-shifts)
test('the typed text, the caret and the focus stay when React loads, and nothing moves; a password that is being checked at that moment is sent once, and the wait continues', async ({
  sandbox,
  openPage,
}) => {
  const { page, letGo } = await atPassword(sandbox, openPage)
  await watchFrames(page)
  await mark(page)
  await page.keyboard.type('Harbor-206!')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  letGo()
  await drawn(page)
  await page.getByRole('button', { name: 'Show password' }).waitFor()
  expect([await marked(page), await focusedId(page)]).toEqual([2, 'password'])
  expect(await framesOf(page)).toEqual([{ heading: 'Sign in', inert: false, opacity: '1' }])
  await page.keyboard.type('2')
  expect(await page.locator('#password').inputValue()).toBe('Harbor-2026!')
  await expectNoShifts(page)

  const letReact = await toPassword(sandbox, page)
  await mark(page)
  const answer = await hold(page, `**${LOGIN}`)
  await typePassword(page)
  await wait(page).waitFor()
  await page.keyboard.press('Enter')
  expect(await page.locator('#root input[readonly]').count()).toBe(2)
  letReact()
  await drawn(page)
  expect(await wait(page).count()).toBe(1)
  expect([await marked(page), await page.locator('#password').inputValue()]).toEqual([2, PASSWORD])
  await page.keyboard.press('Enter')
  answer()
  await expectWebApp(page)
  expect(await sandbox.callsTo(LOGIN)).toHaveLength(1)
})

// (sign-in/before-react, sign-in/to-provider, sign-in/edit-resets, forms/nothing-shifts)
test('a provider is shown before React and the API client load, is dropped when the name changes, and is unchanged when React loads; Enter goes there without either', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage(MOVING)
  await hold(page, '**/signin/send.*.js')
  const begun = page.waitForRequest('**/signin/view.*.js')
  const letGo = await toName(sandbox, page)
  // By the app's first script, which answers the form from now on.
  await begun
  const hint = page.getByText(/^Lighthouse ID\. Your company has Single Sign On enabled\./)
  const toProvider = async () => {
    await page.keyboard.type('sso')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Continue' }).waitFor()
    expect([await hint.count(), await focusedId(page)]).toEqual([1, 'username'])
  }
  await toProvider()
  await page.locator('#username').fill('')
  await page.getByRole('button', { name: 'Next' }).waitFor()
  expect(await hint.count()).toBe(0)
  await toProvider()
  await mark(page)
  await watchFrames(page)
  letGo()
  await drawn(page)
  expect([await marked(page), await hint.count(), await focusedId(page)]).toEqual([1, 1, 'username'])
  expect(await framesOf(page)).toEqual([{ heading: 'Sign in', inert: false, opacity: '1' }])
  await expectNoShifts(page)

  await toName(sandbox, page)
  await toProvider()
  await page.keyboard.press('Enter')
  await page.waitForURL(({ origin }) => origin === sandbox.idp)
})

test('a problem that is shown when React loads stays, and is announced once', async ({
  sandbox,
  openPage,
}) => {
  const { page, letGo } = await atPassword(
    sandbox,
    openPage,
    { locale: 'de-DE', expected: [/status of 401/] },
    listen,
  )
  await page.keyboard.type('nicht dieses')
  await page.keyboard.press('Enter')
  await alertOf(page).waitFor()
  await page.getByLabel('Passwort', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Anmelden', exact: true }).waitFor()
  await mark(page)
  await page.locator('#sign-in-problem').evaluate(alert => alert.setAttribute('data-mark', ''))
  letGo()
  await page.getByRole('button', { name: 'Passwort anzeigen' }).waitFor()
  expect(await page.locator('#root [data-mark]').count()).toBe(3)
  expect(await focusedId(page)).toBe('password')
  expect((await announcementsOf(page)).filter(line => line.startsWith('alert'))).toHaveLength(1)
})
