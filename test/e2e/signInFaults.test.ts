import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { alertOf, expectWebApp, fault } from 'test/e2e/steps/stage'
import { stopClock } from 'test/e2e/steps/stopClock'

const SETTINGS = '/api/online/v1/settings'
const FEATURES = '/api/online/v1/feature-settings'
const STATUS = '/api/onboarding/v2/status'
const LOOKUP = '/api/auth/v2/login/options'
const LOGIN = '/api/auth/v2/login'
const SESSION = '/api/auth/v2/session-status'

const CUT = { kind: 'reset' }
const EMPTY = { kind: 'empty' }
const status = (code: number, more: object = {}) => ({ kind: 'status', status: code, ...more })
type Spoiled = [method: string, path: string, more: object]

// One failure of each class, each at some call; the services' results are in `test/services`, the messages in `scenarios`.
const FAULTS: [name: string, ...spoiled: Spoiled[]][] = [
  ['a cut connection', ['GET', SETTINGS, CUT]],
  ['an empty answer', ['GET', STATUS, EMPTY]],
  ['a page', ['POST', LOGIN, { kind: 'html' }]],
  ['a redirect', ['POST', LOGIN, status(307, { headers: { location: 'http://127.0.0.1:1/steal' } })]],
  // (calls/no-loose-reading)
  [
    'a 202 without a list',
    ['POST', LOGIN, status(202)],
    ['GET', SESSION, status(202, { body: '{"mfa":{}}' })],
  ],
]

/** WebKit's message for a redirect that is not followed. */
const NOT_FOLLOWED = [/follow a redirection/, /access control checks/]
const mend = (sandbox: Sandbox) => sandbox.api('faults', { method: 'DELETE' })

// (calls/told-within-a-second, calls/try-again-works, calls/no-repeat, calls/entry-stays)
test('failing calls before the password do not block the sign-in; each later failure is reported, no redirect is followed, and the next press sends again: past a limit, and after a call that hangs for 60 s, until one succeeds', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [/Failed to load resource/, /ERR_/, ...NOT_FOLLOWED] })
  await page.clock.install()
  // Counted in the page: Chromium repeats a call when a reused connection is reset during the call.
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await fault(sandbox, 'GET', SETTINGS, CUT)
  await fault(sandbox, 'GET', LOOKUP, CUT)
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await page.getByLabel('Password', { exact: true }).waitFor()
  expect(await alertOf(page).count()).toBe(0)
  await mend(sandbox)
  await stopClock(page)

  const press = async (spoiled: Spoiled[]) => {
    for (const each of spoiled) await fault(sandbox, ...each)
    const sent = page.waitForRequest(`**${LOGIN}`)
    await givePassword(page)
    await sent
  }
  const told = (words: string) => alertOf(page).getByText(words).waitFor()
  for (const [name, ...spoiled] of FAULTS) {
    await press(spoiled)
    await told('Server error. Please try later.')
    expect([name, new URL(page.url()).pathname]).toEqual([name, '/signin/'])
    await mend(sandbox)
  }
  await press([['POST', LOGIN, status(429, { retryAfter: 20 })]])
  await told('Too many tries. You can try again in 0:20.')
  await mend(sandbox)
  await page.clock.runFor(20_000)

  await press([['POST', LOGIN, { kind: 'hang' }]])
  await page.getByRole('button', { name: 'Please wait' }).waitFor()
  await page.clock.fastForward(59_000)
  expect(await alertOf(page).count()).toBe(0)
  await page.clock.fastForward(2000)
  await told('Server error. Please try later.')
  await mend(sandbox)
  await page.clock.resume()
  await fault(sandbox, 'GET', FEATURES, EMPTY)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectWebApp(page)
  expect(asked.filter(url => new URL(url).pathname === LOGIN)).toHaveLength(FAULTS.length + 3)
  expect(asked.filter(url => url.includes('/steal'))).toEqual([])
})
