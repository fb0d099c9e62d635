import { MOVING, type PageOptions } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page, Route } from 'playwright-core'
import { backToName, goBy } from 'test/e2e/steps/back'
import { sentCode } from 'test/e2e/steps/sentCode'
import { givePassword, giveUsername, PASSWORD, signIn } from 'test/e2e/steps/signIn'
import { stopClock } from 'test/e2e/steps/stopClock'
import { engine, keepsAcrossSites } from 'test/support/engines/engine'
import type { Sandbox } from 'sandbox/ownProcess'

/** The processor renders motion in WebKitGTK and in Firefox, where that takes most of their time: in WebKitGTK the phone moves, in Firefox nothing, in Chromium everything except what waits for polls. */
const walked = (): PageOptions => (engine() === 'chromium' ? MOVING : {})

/** Keeps the pages that Back finds again. */
const KEEPING = { keepsPages: true, still: true }

const STATUS = '/api/auth/v2/session-status'
const NEW_PASSWORD = 'Correct-Horse-9'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const webApp = (page: Page) => page.waitForURL('**/online/')

/** Two factors in a row. */
const FACTORS = [
  { type: 'signinVerification', timeout: 300, isMfaStepConfigured: true },
  { type: 'sms', timeout: 300 },
]
const change = (sandbox: Sandbox, more: object) => sandbox.api('people/abroad', { method: 'PUT', body: more })

/** The next user of the same browser, which remembers no name. */
async function nextPerson(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.evaluate(() => [localStorage, sessionStorage].forEach(storage => storage.clear()))
}

/** By password, to a return address. */
async function byPassword(sandbox: Sandbox, page: Page): Promise<void> {
  await signIn(page, sandbox.origin, 'simple', '?back=/online/files')
  await page.waitForURL(({ pathname }) => pathname === '/online/files')
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('rememberMeInfo')
  // Firefox and Safari let a script name itself there; the server has to see the browser (calls/one-client).
  const own = await page.evaluate(() => navigator.userAgent)
  const calls = await sandbox.api<{ headers: Record<string, string> }[]>('calls')
  expect(new Set(calls.map(({ headers }) => headers['user-agent']))).toEqual(new Set([own]))
}

async function byProviderAndBack(sandbox: Sandbox, page: Page): Promise<void> {
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'sso')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator('input[type=password]').waitFor()
  await goBy(page, -1)
  await page.getByRole('button', { name: /^(?:Next|Continue)$/ }).waitFor()
  // A page that is read again has no user, and reports it once more.
  const name = page.getByLabel('Username')
  expect(await name.inputValue()).toBe(keepsAcrossSites() ? 'sso' : '')
  if (!keepsAcrossSites()) await name.fill('sso')
  if ((await page.getByRole('button', { name: 'Next' }).count()) > 0)
    await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator('input[type=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await webApp(page)
}

/** Signs in by an approval, whose page is left and restored unchanged, and by a text message. */
async function byTwoFactors(sandbox: Sandbox, page: Page): Promise<void> {
  await change(sandbox, { mfa: FACTORS })
  await page.clock.install()
  await signIn(page, sandbox.origin, 'abroad')
  await heading(page, 'Verify Sign-In Request')
  // Firefox keeps no page that is left while a call is pending, so the clock stops during a poll: no other one is due.
  const poll = await new Promise<Route>(resolve => void page.route(`**${STATUS}`, resolve, { times: 1 }))
  await stopClock(page)
  const answered = page.waitForResponse(`**${STATUS}`)
  await poll.continue()
  await (await answered).finished()
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'kept'
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['shown'] = String(persisted)
    })
  })
  await page.goto(`${sandbox.origin}/signin/favicon.svg`)
  // The clock stands still there as well, so this must not wait for a timer.
  await page.evaluate(() => window.history.back())
  await page.waitForFunction(() => document.documentElement.dataset['shown'] === 'true')
  // Back finds the page with its polls.
  const polled = page.waitForRequest(`**${STATUS}`)
  await page.clock.resume()
  expect(await page.evaluate(() => document.documentElement.dataset['mark'])).toBe('kept')
  await heading(page, 'Verify Sign-In Request')
  await polled
  const { approvals } = await sandbox.api<{ approvals: { id: string }[] }>('phone?person=abroad')
  await sandbox.api(`approvals/${approvals[0]?.id}`, { method: 'POST', body: { answer: 'allow' } })

  await heading(page, 'Enter security code')
  await page.getByLabel('Security code').fill(await sentCode(sandbox, 'abroad'))
  await page.getByRole('button', { name: 'Activate' }).click()
  await webApp(page)
}

/** After a reset, by the new password. */
async function byNewPassword(sandbox: Sandbox, page: Page): Promise<void> {
  await change(sandbox, { mfa: [] })
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await page.getByLabel('Username').fill('abroad')
  await page.keyboard.press('Enter')
  await page.getByLabel('Mobile number').pressSequentially('+4915112345678')
  await page.keyboard.press('Enter')
  await heading(page, 'Enter verification code')
  await page.getByLabel('Digit 1 of 6').focus()
  await page.keyboard.type(await sentCode(sandbox, 'abroad'))
  await page.getByLabel('New password').fill(NEW_PASSWORD)
  await page.getByLabel('Verify password').fill(NEW_PASSWORD)
  await page.keyboard.press('Enter')
  await heading(page, 'Password updated')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await heading(page, 'Sign in')
  await giveUsername(page, 'abroad')
  await givePassword(page, NEW_PASSWORD)
  await webApp(page)
}

// The other ways to sign in are tested with their journeys: test/e2e/*/walk.test.ts. (addresses/shown-again)
test(
  'by password; by a provider and Back from it; by an approval that Back finds again and a text message; by a new password',
  { tag: '@walk' },
  async ({ sandbox, openPage, launch, browser: standard }) => {
    const keeping = await launch(KEEPING)
    // Of Chromium the one that is not whole costs less (decision 0281).
    const browser = engine() === 'chromium' ? standard : keeping
    const page = await openPage({ ...walked(), from: browser, expected: [/status of 40[04]|favicon/] })
    const kept = browser === keeping ? page : await openPage({ from: keeping, expected: [/favicon/] })
    await byPassword(sandbox, page)
    await nextPerson(page)
    await byProviderAndBack(sandbox, kept)
    await nextPerson(kept)
    await byTwoFactors(sandbox, kept)
    await nextPerson(kept)
    await byNewPassword(sandbox, page)
    expect(await sandbox.callsTo('/api/auth/v2/reset-password/verify-user')).toHaveLength(1)
    const activated = await sandbox.callsTo('/api/auth/v2/activate')
    expect(activated.map(({ status }) => status)).toEqual([200])
  },
)

// (sign-in/back)
test(
  'Back from the password and from a provider to the name, and Forward to the step again; one more Back leaves the page',
  { tag: '@walk' },
  async ({ sandbox, openPage }) => {
    const page = await openPage({ ...walked(), expected: [/favicon/] })
    await backToName(page, sandbox)
    expect(page.url()).toBe(`${sandbox.origin}/signin/favicon.svg`)
  },
)
