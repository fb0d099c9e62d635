import type { Browser, Page } from 'playwright-core'
import { givePassword, giveUsername, signIn } from 'test/e2e/steps/signIn'
import { stopClock } from 'test/e2e/steps/stopClock'
import { launchBrowser, openPage } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const SETTINGS = '/api/online/v1/settings'
const FEATURES = '/api/online/v1/feature-settings'
const STATUS = '/api/onboarding/v2/status'
const LOOKUP = '/api/auth/v2/login/options'
const LOGIN = '/api/auth/v2/login'
const SESSION = '/api/auth/v2/session-status'

// One of each class, each at some call; what a service makes of them is in `test/services`, what follows in `scenarios`.
const LIMITED = { kind: 'status', status: 429, retryAfter: 20 }
const CUT = { kind: 'reset' }
const EMPTY = { kind: 'empty' }
const HTML = { kind: 'html' }
interface Fault {
  kind: string
  status?: number
  retryAfter?: number
}

const spoil = (method: string, path: string, fault: object) =>
  sandbox.api('faults', { method: 'PUT', body: { method, path, ...fault } })

const alertOf = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })
/** What WebKit says of a redirect that is not followed. */
const NOT_FOLLOWED = [/follow a redirection/, /access control checks/]
const open = () => openPage(browser, { expected: [/Failed to load resource/, /ERR_/, ...NOT_FOLLOWED] })

// (calls/told-within-a-second, calls/try-again-works)
test.each<[name: string, method: string, path: string, fault: Fault]>([
  ['a cut connection', 'GET', SETTINGS, CUT],
  ['an empty answer', 'GET', STATUS, EMPTY],
  ['a page', 'POST', LOGIN, HTML],
  ['a limit', 'POST', LOGIN, LIMITED],
])('%s at %s %s is a server error, and the next press can succeed', async (_name, method, path, fault) => {
  const page = await open()
  await page.clock.install()
  await page.goto(`${sandbox.origin}/signin/`)
  // Counted in the page: Chromium repeats a call when a kept connection was reset under it.
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await giveUsername(page, 'simple')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await spoil(method, path, fault)
  await stopClock(page)
  await givePassword(page)
  await page
    .getByText(
      fault.retryAfter ? 'Too many tries. You can try again in 0:20.' : 'Server error. Please try later.',
    )
    .waitFor()
  await sandbox.api('faults', { method: 'DELETE' })
  if (fault.retryAfter) await page.clock.runFor(fault.retryAfter * 1000)
  await page.clock.resume()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/online/')
  expect(asked.filter(address => address === LOGIN)).toHaveLength(2)
})

test.each<[name: string, method: string, path: string, fault: Fault]>([
  ['an empty answer', 'GET', FEATURES, EMPTY],
  ['a cut connection', 'GET', LOOKUP, CUT],
])('%s at %s %s does not get in the way', async (_name, method, path, fault) => {
  const page = await open()
  await spoil(method, path, fault)
  await signIn(page, sandbox.origin, 'simple')
  await page.waitForURL('**/online/')
  expect(page.url()).toBe(`${sandbox.origin}/online/`)
})

test('settings without an answer at page load are only logged', async () => {
  const page = await open()
  await spoil('GET', SETTINGS, CUT)
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await page.getByLabel('Password', { exact: true }).waitFor()
  expect(await alertOf(page).count()).toBe(0)
})

// (calls/no-loose-reading)
test('a 202 without a list is a failed sign-in, never an empty list', async () => {
  const page = await open()
  await spoil('GET', SESSION, { kind: 'status', status: 202, body: '{"mfa":{}}' })
  await signIn(page, sandbox.origin, 'sms')
  await page.getByText('Server error. Please try later.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/signin/')
})

test('a redirect of the password is not followed', async () => {
  const page = await open()
  await spoil('POST', LOGIN, {
    kind: 'status',
    status: 307,
    headers: { location: 'http://127.0.0.1:1/steal' },
  })
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await signIn(page, sandbox.origin, 'simple')
  await page.getByText('Server error. Please try later.').waitFor()
  expect(asked.filter(url => url.includes('/steal'))).toEqual([])
})

// (calls/no-repeat, calls/entry-stays)
test('a call that hangs is given up after 60 s, and can be made again', async () => {
  const page = await open()
  await page.clock.install()
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await spoil('POST', LOGIN, { kind: 'hang' })
  await stopClock(page)
  await givePassword(page)
  await page.getByRole('button', { name: 'Please wait' }).waitFor()
  await page.clock.fastForward(59_000)
  expect(await alertOf(page).count()).toBe(0)
  await page.clock.fastForward(2000)
  await page.getByText('Server error. Please try later.').waitFor()
  await sandbox.api('faults', { method: 'DELETE' })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/online/')
})
