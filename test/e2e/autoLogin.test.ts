import type { Browser, Page } from 'playwright-core'
import { signIn } from 'test/e2e/steps/signIn'
import { stopClock } from 'test/e2e/steps/stopClock'
import { launchBrowser, openPage } from 'test/support/browser'
import { engine } from 'test/support/engines/engine'
import { until } from 'test/support/until'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

interface Partner {
  origin: string
  behaviour: string
  signedIn: { person: string }[]
}

const partners = () => sandbox.api<Partner[]>('partners')
const hostCalls = () => sandbox.callsTo('/auth/v2/autologin')
/** The host hears that a call is let go once the browser has closed its connection. */
const untilLetGo = () => until(hostCalls, calls => calls.some(({ aborted }) => aborted))
const signedInAt = async (username: string) =>
  (await partners()).filter(({ signedIn }) => signedIn.some(({ person }) => person === username)).length
const textOf = (page: Page) => page.getByRole('status').filter({ hasText: /./ }).innerText()

/** The next walk of the same page: nobody has called a host, and the browser remembers nobody. */
async function beginAgain(page: Page): Promise<void> {
  await sandbox.api('reset', { method: 'POST' })
  await page.context().clearCookies()
}

// A host at 127.0.0.1 is on the site of a page at 127.0.0.1, and a third party to one at localhost.
test('prompt, slow and refusing hosts sign the person in on the way; a host of the same site keeps the sign-in, one of another site does not', async () => {
  // WebKit writes the refusal of another host to the console of the page.
  const page = await openPage(browser, { expected: [/status of (?:404|500)/] })
  await signIn(page, sandbox.origin, 'auto-login-slow')
  await page.waitForURL('**/online/')
  expect(await signedInAt('auto-login-slow')).toBe(3)
  for (const [name, words] of [
    ['127.0.0.1', 'Signed in as auto-login'],
    ['localhost', 'Nobody is signed in'],
  ] as const) {
    await beginAgain(page)
    await signIn(page, sandbox.origin.replace('127.0.0.1', name), 'auto-login')
    await page.waitForURL('**/online/')
    expect(await signedInAt('auto-login')).toBe(3)
    const calls = await hostCalls()
    expect(calls.map(({ query }) => Object.keys(query).sort())).toEqual(
      Array.from({ length: 3 }, () => ['timestamp', 'token']),
    )
    for (const { origin } of (await partners()).filter(({ signedIn }) => signedIn.length > 0)) {
      await page.goto(`${origin}/`)
      expect([name, await page.getByRole('heading').innerText()]).toEqual([name, words])
    }
  }
})

// The page is at 127.0.0.1, these hosts at localhost: their cookie is `SameSite=None; Secure` in a call.
test('the type Redirect sends the browser by way of the first host; one of another site keeps it so, and a call as the browser lets it', async () => {
  const page = await openPage(browser, { expected: [/status of 404/] })
  await signIn(page, sandbox.origin, 'auto-login-redirect')
  await page.waitForURL('**/online/')
  expect(await signedInAt('auto-login-redirect')).toBe(1)
  const [call] = await hostCalls()
  expect(call?.query.back).toBe(`${sandbox.origin}/online/`)
  for (const [person, keeps] of [
    ['auto-login-other-site', engine() === 'chromium'],
    ['auto-login-redirect-other-site', true],
  ] as const) {
    await beginAgain(page)
    await signIn(page, sandbox.origin, person)
    await page.waitForURL('**/online/')
    expect(await signedInAt(person)).toBe(1)
    const host = (await partners()).find(({ signedIn }) => signedIn.length > 0)?.origin ?? ''
    await page.goto(`${host.replace('127.0.0.1', 'localhost')}/`)
    expect(await page.getByRole('heading').innerText()).toBe(
      keeps ? `Signed in as ${person}` : 'Nobody is signed in',
    )
  }
})

test('the screen says how far it is; Back, a press and 180 seconds each end the wait for a dead host, and its call is let go; another screen tells it too', async () => {
  const page = await openPage(browser, { expected: [/status of 404/] })
  await page.clock.install()
  const waitFor = async (query?: string) => {
    await signIn(page, sandbox.origin, 'auto-login-dead', query)
    await page.getByText('2 of 3').waitFor()
  }
  const goOn = () => page.getByRole('button', { name: 'Continue without waiting' }).click()
  const expectLetGo = async () => {
    await untilLetGo()
    expect((await hostCalls()).filter(({ aborted }) => aborted)).toHaveLength(1)
  }

  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await waitFor()
  await page.getByRole('heading', { name: 'Signing you in' }).waitFor()
  expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0)
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await page.goBack()
  await page.getByRole('heading', { name: 'Password trouble' }).waitFor()
  await expectLetGo()

  await beginAgain(page)
  await waitFor('?back=%2Fonline%2Ffiles')
  await goOn()
  await page.waitForURL('**/online/files')
  expect(await signedInAt('auto-login-dead')).toBe(2)
  await expectLetGo()

  await beginAgain(page)
  await waitFor()
  await page.goto(`${sandbox.origin}/signin/session-status`)
  await page.getByText('2 of 3').waitFor()
  expect(new URL(page.url()).pathname).toBe('/signin/session-status')
  await goOn()
  await page.waitForURL('**/online/')
  expect(await signedInAt('auto-login-dead')).toBe(2)

  await beginAgain(page)
  await waitFor()
  await until(hostCalls, told => told.length >= 3)
  await stopClock(page)
  await page.clock.runFor(120_000)
  expect(await textOf(page)).toContain('2 of 3')
  await page.clock.runFor(60_000)
  await page.waitForURL('**/online/')
  expect(page.url()).toBe(`${sandbox.origin}/online/`)
})

test.each([1000])('%d hosts, a fifth of which never answer', async count => {
  const page = await openPage(browser)
  await signIn(page, sandbox.origin, `auto-login-${count}`)
  await page.getByText(`${count * 0.8} of ${count}`).waitFor({ timeout: 0 })
  await page.getByRole('button', { name: 'Continue without waiting' }).click()
  await page.waitForURL('**/online/')
  expect(await signedInAt(`auto-login-${count}`)).toBe(count * 0.8)
})
