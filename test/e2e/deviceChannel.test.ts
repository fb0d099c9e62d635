import { expect, test } from 'test/e2e/fixtures/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { startNativeClient } from 'sandbox/nativeClient/startNativeClient'
import { ensureChromium, CHROMIUM_FLAGS } from 'scripts/programs/chromium'
import { givePassword, giveUsername, signIn } from 'test/e2e/steps/signIn'
import { watchProblems } from 'test/support/pageProblems'
import { until } from 'test/support/until'
import type { Sandbox } from 'sandbox/ownProcess'
import { stopClock } from 'test/e2e/steps/stopClock'

const EXTENSION = path.resolve('sandbox/extension')
/** By the key in its manifest. */
const SETTINGS = 'chrome-extension://cppmgmailbfenpamfjifoganflgpmlbc/settings.html'
const DEVICE = { name: 'Ada’s computer', id: 'd/1' }

const loginHeaders = async (sandbox: Sandbox) => {
  const [call] = await sandbox.callsTo('/api/auth/v2/login')
  const headers = call?.headers ?? {}
  return Object.fromEntries(Object.entries(headers).filter(([name]) => /^x-(?:device|extension)/i.test(name)))
}

/** Counts the page's requests to the device: the messages that its window received. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const seen: unknown[] = []
    Object.assign(window, { seen })
    window.addEventListener('message', ({ data }) => seen.push(data))
  })
// `listen` has put this on the page's window, which the compiler does not know.
const messages = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { id: string; response?: unknown }[] }).seen)

interface Extended {
  /** A browser with the extension, in its initial state. */
  context: BrowserContext
}

const extensionTest = test.extend<Extended, { extended: { context: BrowserContext; problems: string[] } }>({
  // One Chromium for all: only a whole one, which takes seconds to start, has extensions.
  extended: [
    async ({}, use) => {
      const profile = mkdtempSync(path.join(tmpdir(), 'extension-'))
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: ensureChromium(),
        headless: true,
        ignoreDefaultArgs: ['--disable-extensions'],
        args: [
          ...CHROMIUM_FLAGS,
          `--disable-extensions-except=${EXTENSION}`,
          `--load-extension=${EXTENSION}`,
          '--disable-features=DisableLoadExtensionCommandLineSwitch',
        ],
      })
      await use({ context, problems: await watchProblems(context) })
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  context: async ({ extended, sandbox }, use) => {
    const { context, problems } = extended
    await use(context)
    const [first, ...pages] = context.pages()
    await Promise.all(pages.map(page => page.close()))
    await first?.goto(`${sandbox.origin}/signin/favicon.svg`)
    await first?.evaluate(() => localStorage.clear())
    await context.clearCookies()
    expect(problems.splice(0)).toEqual([])
  },
})

test.describe('the extension', () => {
  /** Chooses on the settings page how it answers. */
  async function set(context: BrowserContext, behaviour: string, lateMs = 0): Promise<void> {
    const page = await context.newPage()
    await page.goto(SETTINGS)
    await page.locator('form[data-ready]').waitFor()
    await page.getByLabel('Answers').selectOption(behaviour)
    await page.getByLabel('Late by, in milliseconds').fill(String(lateMs))
    await page.getByLabel('Device name').fill(DEVICE.name)
    await page.getByLabel('Device id').fill(DEVICE.id)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved.').waitFor()
    await page.close()
  }

  /** Signing in does not wait for the device: the password is typed once it has answered. */
  async function toPassword(sandbox: Sandbox, page: Page): Promise<void> {
    await listen(page)
    await page.goto(`${sandbox.origin}/signin/`)
    await giveUsername(page, 'simple')
    await page.waitForFunction(() =>
      (window as unknown as { seen: { response?: unknown }[] }).seen.some(({ response }) => response),
    )
  }

  extensionTest(
    'names the device in the login’s headers, percent-encoded, and its own version, also where it answers late',
    async ({ sandbox, context }) => {
      await set(context, 'late', 1500)
      const page = await context.newPage()
      await toPassword(sandbox, page)
      await givePassword(page)
      await page.waitForURL('**/online/')
      expect(await loginHeaders(sandbox)).toEqual({
        'x-device-name': 'Ada%E2%80%99s%20computer',
        'x-device-id': 'd%2F1',
        'x-extension-version': '1.4.2',
      })
    },
  )

  // One that answers wrongly: test/services/device/deviceInfo.test.ts.
  extensionTest(
    'that is silent is not waited for, and is asked eleven times in all, five seconds apart',
    async ({ sandbox, context }) => {
      await set(context, 'never')
      const page = await context.newPage()
      await signIn(page, sandbox.origin, 'simple')
      await page.waitForURL('**/online/')
      expect(await loginHeaders(sandbox)).toEqual({ 'x-extension-version': '1.4.2' })

      await context.clearCookies()
      await listen(page)
      await page.clock.install()
      await stopClock(page)
      await page.goto(`${sandbox.origin}/signin/`)
      // The app begins in a timer.
      await page.clock.runFor(100)
      await until(
        () => messages(page),
        sent => sent.length > 0,
      )
      await page.clock.runFor(3000)
      expect(await messages(page)).toHaveLength(1)
      for (let ask = 0; ask < 24; ask += 1) await page.clock.runFor(5000)
      const asked = await messages(page)
      expect(new Set(asked.map(({ id }) => id)).size).toBe(11)
    },
  )
})

/** Sends two requests; the bridge can answer only the second. */
async function bindLater(page: Page): Promise<void> {
  const answers = await page.evaluate(async () => {
    const client = window as unknown as { harborDevice?: unknown }
    const bound = client.harborDevice
    client.harborDevice = undefined
    const answered: string[] = []
    const both = new Promise<void>(done => {
      window.addEventListener('message', ({ data }: MessageEvent<{ id: string; response?: unknown }>) => {
        if (data.response) answered.push(`${data.id} ${JSON.stringify(data.response)}`)
        // The request has arrived, and the client binds its function now.
        if (data.id === 'early') {
          client.harborDevice = bound
          window.postMessage({ channel: 'device', type: 'get-device-info', id: 'late' }, window.origin)
        } else if (data.id === 'late' && data.response) done()
      })
    })
    window.postMessage({ channel: 'device', type: 'get-device-info', id: 'early' }, window.origin)
    await both
    return answered
  })
  expect(answers).toEqual([`late ${JSON.stringify(DEVICE)}`])
}

test.describe('a native client', () => {
  test('a device answers through its bridge, and external links open outside it; if it binds its function later than its bridge, the next request is answered', async ({
    sandbox,
  }) => {
    const outside: string[] = []
    let handOn: () => void = () => {}
    const handedOn = new Promise<void>(resolve => (handOn = resolve))
    const host = await startNativeClient({
      address: `${sandbox.origin}/signin/`,
      device: DEVICE,
      openOutside: address => {
        outside.push(address)
        handOn()
      },
      headless: true,
    })
    const problems = await watchProblems(host.context)
    await giveUsername(host.page, 'v2-devicesignin')
    await givePassword(host.page)
    await host.page.getByRole('heading', { name: 'Finish setting up this device' }).waitFor()
    expect(await loginHeaders(sandbox)).toEqual({
      'x-device-name': 'Ada%E2%80%99s%20computer',
      'x-device-id': 'd%2F1',
    })
    await host.page.getByRole('link', { name: /^Download/ }).click()
    await handedOn
    // The page leads on again: the address may be over before the press has returned.
    const status = host.page.waitForURL('**/signin/session-status')
    await host.page.getByRole('button', { name: 'Try again' }).click()
    await status
    await bindLater(host.page)
    await host.close()
    expect(outside).toEqual([`${sandbox.origin}/sandbox/downloads/HarborSetup-5.2.0.txt`])
    expect(problems).toEqual([])
  })
})
