import type { Browser, Locator, Page } from 'playwright-core'
import { lowContrast } from 'test/e2e/accessible/contrast'
import { givePassword, giveUsername, PASSWORD, signIn } from 'test/e2e/steps/signIn'
import { stopClock } from 'test/e2e/steps/stopClock'
import { launchBrowser, openPage, type PageOptions } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const LOGIN = '/api/auth/v2/login'
const ACTIVATE = '/api/auth/v2/activate'
const PHONES = '/api/auth/v2/reset-password/verification-methods'

const limit = (method: string, path: string, more: object = { status: 429, retryAfter: 56 }) =>
  sandbox.api('faults', { method: 'PUT', body: { method, path, kind: 'status', ...more } })
const open = (options: PageOptions = {}) =>
  openPage(browser, { expected: [/Failed to load resource/], ...options })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const told = (page: Page, words: string) => page.getByText(words, { exact: true }).waitFor()

// (calls/retry-after, calls/limited-button)
test('a limited password counts down, neither a press nor Enter sends it, and then it can be sent', async () => {
  const page = await open()
  await page.clock.install()
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await limit('POST', LOGIN)
  await stopClock(page)
  await givePassword(page)
  await told(page, 'Too many tries. You can try again in 0:56.')
  await page.clock.runFor(2000)
  await told(page, 'Too many tries. You can try again in 0:54.')
  const held = button(page, 'Sign in · 0:54')
  expect(await held.getAttribute('aria-disabled')).toBe('true')
  // (sign-in/forgot-link)
  const box = (of: Locator) => of.boundingBox()
  const [{ x, width } = {}, forgotten] = [
    (await box(held)) ?? undefined,
    await box(page.getByRole('link', { name: 'Forgot password?' })),
  ]
  expect(forgotten).toMatchObject({ x, width })
  await held.click({ force: true })
  await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD}!`)
  await page.keyboard.press('Enter')
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
  await button(page, 'Sign in · 0:54').waitFor()
  expect(await sandbox.callsTo(LOGIN)).toHaveLength(1)

  await sandbox.api('faults', { method: 'DELETE' })
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.clock.runFor(54_000)
  await page.clock.resume()
  await button(page, 'Sign in').click()
  await page.waitForURL('**/online/')
  expect(await sandbox.callsTo(LOGIN)).toHaveLength(2)
})

test('a limited code says so at its field, and a busy server is named', async () => {
  const page = await open()
  await signIn(page, sandbox.origin, 'sms')
  const code = page.getByLabel('Security code')
  await code.waitFor()
  await limit('POST', ACTIVATE, { status: 503, retryAfter: 4000 })
  await code.fill('123456')
  await page.keyboard.press('Enter')
  await told(page, 'The server is busy. You can try again in an hour or more.')
  const held = button(page, 'Activate')
  expect(await code.getAttribute('aria-invalid')).toBeNull()
  expect(await held.getAttribute('aria-disabled')).toBe('true')
  await code.focus()
  await page.keyboard.press('Enter')
  await held.click({ force: true })
  expect(await sandbox.callsTo(ACTIVATE)).toHaveLength(1)
})

// (password-reset/limited)
test('a limited lookup of a phone is not a dead end', async () => {
  const page = await open()
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await limit('GET', PHONES, { status: 429, retryAfter: 2 })
  await page.getByLabel('Username').fill('forgetful')
  await button(page, 'Continue').click()
  await page.getByText(/^Too many tries\. You can try again in 0:0\d\.$/).waitFor()
  expect(await button(page, 'Contact support').count()).toBe(0)
  await sandbox.api('faults', { method: 'DELETE' })
  await button(page, 'Continue').click()
  await page.waitForURL('**/reset-password')
})

test('a button that waits for the time of a busy server can be read', async () => {
  const page = await open()
  await signIn(page, sandbox.origin, 'simple')
  await page.waitForURL('**/online/')
  await limit('GET', '/api/auth/v2/session-status', { status: 503, retryAfter: 900 })
  await page.goto(`${sandbox.origin}/signin/session-status`)
  const held = button(page, 'Try again')
  await held.waitFor()
  expect(await held.getAttribute('aria-disabled')).toBe('true')
  expect(await page.evaluate(lowContrast, ['main button[aria-disabled=true]'])).toEqual([])
})
