import { expect, test } from 'test/e2e/fixtures/test'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { startNativeClient } from 'sandbox/nativeClient/startNativeClient'
import { ensureChromium, CHROMIUM_FLAGS } from 'scripts/programs/chromium'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { watchProblems } from 'test/support/pageProblems'
import type { Sandbox } from 'sandbox/ownProcess'

const EXTENSION = path.resolve('sandbox/extension')
/** By the key in its manifest. */
const SETTINGS = 'chrome-extension://cppmgmailbfenpamfjifoganflgpmlbc/settings.html'
const DEVICE = { name: 'Ada’s computer', id: 'd/1' }

const loginHeaders = async (sandbox: Sandbox) => {
  const [call] = await sandbox.callsTo('/api/auth/v2/login')
  const headers = call?.headers ?? {}
  return Object.fromEntries(Object.entries(headers).filter(([name]) => /^x-(?:device|extension)/i.test(name)))
}

/** Chooses on the extension's settings page that it answers late. */
async function answerLate(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  await page.goto(SETTINGS)
  await page.locator('form[data-ready]').waitFor()
  await page.getByLabel('Answers').selectOption('late')
  await page.getByLabel('Late by, in milliseconds').fill('1500')
  await page.getByLabel('Device name').fill(DEVICE.name)
  await page.getByLabel('Device id').fill(DEVICE.id)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  await page.close()
}

// One that is silent or answers wrongly: test/services/device/device.test.ts, test/sagas/page/deviceSaga.test.ts.
test('the extension names the device in the login’s headers, percent-encoded, and its own version, also where it answers late', async ({
  sandbox,
  folder,
}) => {
  // Only a whole Chromium, which takes seconds to start, has extensions.
  const context = await chromium.launchPersistentContext(folder('extension'), {
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
  const problems = await watchProblems(context)
  await answerLate(context)
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.addEventListener('message', ({ data }: MessageEvent<{ response?: unknown }>) => {
      if (data.response) document.documentElement.dataset.answered = ''
    })
  })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  // Signing in does not wait for the device: the password is typed once it has answered.
  await page.locator('html[data-answered]').waitFor()
  await givePassword(page)
  await page.waitForURL('**/online/')
  expect(await loginHeaders(sandbox)).toEqual({
    'x-device-name': 'Ada%E2%80%99s%20computer',
    'x-device-id': 'd%2F1',
    'x-extension-version': '1.4.2',
  })
  await context.close()
  expect(problems).toEqual([])
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

test('a native client answers through its bridge, and external links open outside it; if it binds its function later than its bridge, the next request is answered', async ({
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
