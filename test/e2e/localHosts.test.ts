import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { launchShell } from 'scripts/programs/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'
import type { Report } from 'sandbox/state/reports'
import { signIn } from 'test/e2e/steps/signIn'
import { openPage } from 'test/support/browser'
import { needs } from 'test/support/engines/needs'
import { until } from 'test/support/until'

const NAME = 'signin.harbor.example'

let sandbox: Sandbox
let door: Server
let origin: string
let browser: Browser

/** The sandbox under a public name, at an address that the browser takes for public; its hosts stay at 127.0.0.1. */
const openDoor = (to: URL): Promise<Server> =>
  new Promise(resolve => {
    const server = createServer((incoming, outgoing) => {
      const { method, url, headers } = incoming
      const { hostname, port } = to
      const onward = { hostname, port, method, path: url, headers: { ...headers, host: to.host } }
      incoming.pipe(
        request(onward, answer => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          answer.pipe(outgoing)
        }),
      )
    })
    server.listen(0, '127.0.0.1', () => resolve(server))
  })

beforeAll(async () => {
  sandbox = await openSandbox()
  door = await openDoor(new URL(sandbox.origin))
  const { port } = door.address() as AddressInfo
  origin = `http://${NAME}:${port}`
  browser = await launchShell([
    `--host-resolver-rules=MAP ${NAME} 127.0.0.1`,
    `--ip-address-space-overrides=127.0.0.1:${port}=public`,
    `--unsafely-treat-insecure-origin-as-secure=${origin}`,
  ])
})
afterAll(async () => {
  await browser.close()
  door.close()
})
beforeEach(async () => {
  needs('devtools')
  await sandbox.api('reset', { method: 'POST' })
})

/** Answers in the person's place what the browser would ask: without a window it takes 'prompt' for no. */
async function decide(page: Page, setting: 'granted' | 'denied'): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const { targetInfo } = await tools.send('Target.getTargetInfo')
  const { browserContextId } = targetInfo
  const whose = { origin, ...(browserContextId && { browserContextId }) }
  const permission = { name: 'loopback-network' }
  await (
    await browser.newBrowserCDPSession()
  ).send('Browser.setPermission', { permission, setting, ...whose })
}

const calls = () => sandbox.callsTo('/auth/v2/autologin')
const leftOut = async () => {
  const reports = await until(
    () => sandbox.api<Report[]>('reports'),
    found => found.some(({ type }) => type === 'foyer-hosts'),
  )
  return reports.find(({ type }) => type === 'foyer-hosts')?.body
}
const hostNames = async () =>
  (await sandbox.api<{ origin: string; behaviour: string }[]>('partners'))
    .filter(({ behaviour }) => behaviour === 'prompt')
    .map(partner => new URL(partner.origin).host)
const question = (page: Page) => page.getByRole('button', { name: 'Sign in on the company’s other sites' })

test('a person who wants the local hosts called is signed in there, once the browser lets the page', async () => {
  const page = await openPage(browser)
  await signIn(page, origin, 'auto-login')
  await question(page).waitFor()
  expect(await calls()).toHaveLength(0)
  await decide(page, 'granted')
  await question(page).click()
  await page.waitForURL('**/online/')
  expect(await calls()).toHaveLength(3)
})

test('hosts that the browser then refuses are named to the operators, and the sign-in ends', async () => {
  const page = await openPage(browser, { expected: [/ERR_FAILED|ERR_BLOCKED/] })
  await signIn(page, origin, 'auto-login')
  await question(page).click()
  await page.waitForURL('**/online/')
  expect(await calls()).toHaveLength(0)
  expect(await leftOut()).toMatchObject({ unanswered: await hostNames(), total: 3 })
})

test('a person who skips them goes on at once, and is told where they are not signed in', async () => {
  const page = await openPage(browser)
  // Nobody can ask a page that is about to leave: it keeps what it has shown.
  await page.addInitScript(() => {
    const keep = () => {
      const told = [...document.querySelectorAll('p')].find(each => /^Not signed in/.test(each.innerText))
      if (told) sessionStorage.setItem('told', told.innerText)
    }
    new MutationObserver(keep).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await signIn(page, origin, 'auto-login')
  // Who skips has read which hosts those are.
  await page.getByText((await hostNames()).join(', ')).waitFor()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.waitForURL('**/online/')
  expect(await calls()).toHaveLength(0)
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe(
    `Not signed in on: ${(await hostNames()).join(', ')}`,
  )
  expect(await leftOut()).toMatchObject({ skipped: await hostNames(), total: 3 })
})

test('what the browser has granted is not asked for again', async () => {
  const page = await openPage(browser)
  await decide(page, 'granted')
  await signIn(page, origin, 'auto-login')
  await page.waitForURL('**/online/')
  expect(await calls()).toHaveLength(3)
})

test('what the browser denies is not asked for, and named', async () => {
  const page = await openPage(browser)
  await decide(page, 'denied')
  await signIn(page, origin, 'auto-login')
  await page.waitForURL('**/online/')
  expect(await calls()).toHaveLength(0)
  expect(await leftOut()).toMatchObject({ denied: await hostNames(), total: 3 })
})
