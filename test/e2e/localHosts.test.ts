import { expect, test as base } from 'test/e2e/fixtures/test'
import type { Browser, Page } from 'playwright-core'
import { launchShell } from 'scripts/programs/chromium'
import type { Sandbox } from 'sandbox/ownProcess'
import type { Report } from 'sandbox/state/received'
import { givePassword, giveUsername, signIn } from 'test/e2e/steps/signIn'
import { passOn } from 'test/e2e/steps/passOn'
import { stopClock } from 'test/e2e/steps/stopClock'
import { needs } from 'test/support/engines/needs'
import { until } from 'test/support/until'

const NAME = 'signin.harbor.example'

interface Outside {
  /** The public address of the sandbox. */
  origin: string
  /** A browser that takes that address for a public one. */
  outside: Browser
}

const test = base.extend<{ door: Outside }>({
  /** The sandbox under a public name, at an address that the browser takes for public; its hosts stay at 127.0.0.1. */
  door: async ({ sandbox, serve, afterPages }, use) => {
    needs('localNetwork')
    const { port } = new URL((await serve(passOn(sandbox.origin))).origin)
    const origin = `http://${NAME}:${port}`
    const outside = await launchShell([
      `--host-resolver-rules=MAP ${NAME} 127.0.0.1`,
      `--ip-address-space-overrides=127.0.0.1:${port}=public`,
      `--unsafely-treat-insecure-origin-as-secure=${origin}`,
    ])
    afterPages(() => outside.close())
    await use({ origin, outside })
  },
})

/** Answers the browser's permission prompt for the user: without a window it treats 'prompt' as a refusal. */
async function decide(
  { origin, outside }: Outside,
  page: Page,
  setting: 'granted' | 'denied' | 'prompt',
): Promise<void> {
  const tools = await page.context().newCDPSession(page)
  const { targetInfo } = await tools.send('Target.getTargetInfo')
  const { browserContextId } = targetInfo
  const whose = { origin, ...(browserContextId && { browserContextId }) }
  await (
    await outside.newBrowserCDPSession()
  ).send('Browser.setPermission', { permission: { name: 'loopback-network' }, setting, ...whose })
}

const calls = (sandbox: Sandbox) => sandbox.callsTo('/auth/v2/autologin')
const leftOut = async (sandbox: Sandbox) => {
  const reports = await until(
    () => sandbox.api<Report[]>('reports'),
    found => found.some(({ type }) => type === 'foyer-hosts'),
  )
  return reports.find(({ type }) => type === 'foyer-hosts')?.body
}
const hostNames = async (sandbox: Sandbox) =>
  (await sandbox.api<{ origin: string; behaviour: string }[]>('partners'))
    .filter(({ behaviour }) => behaviour === 'prompt')
    .map(partner => new URL(partner.origin).host)
const question = (page: Page) => page.getByRole('button', { name: 'Sign in on the company’s other sites' })

/** The next sign-in of the same browser, in which no time passes after the password: the page shows the hosts for a few seconds. */
async function again(sandbox: Sandbox, origin: string, page: Page): Promise<void> {
  await sandbox.api('reset', { method: 'POST' })
  await page.context().clearCookies()
  await page.clock.resume()
  await page.goto(`${origin}/signin/`)
  await giveUsername(page, 'auto-login')
  await page.getByLabel('Password', { exact: true }).waitFor()
  await stopClock(page)
  await givePassword(page)
}

/** Returns the screen reader's text for the focused heading. */
const described = () => {
  const ids = document.activeElement?.closest('h1')?.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map(id => document.getElementById(id)?.innerText.replace(/\s+/g, ' ')).join(' ')
}

const toldWords = async (page: Page): Promise<string> => {
  await page.getByText(/^Not signed in on/).waitFor()
  return until(
    () => page.evaluate(described),
    words => words !== '',
  )
}
const goOn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL('**/online/')
}

// A host of the local network, whose permission is another one: test/sagas/signIn/autoLogin.test.ts, test/services/device/device.test.ts.
// (sign-in/local-hosts, sign-in/local-hosts-named)
test('a user who skips the local hosts has read their names, and continues at once; hosts and permissions that the browser then refuses are reported to the user and the operators, without a question; a user who stays has the focus on the heading, and continues only by a press; once the browser permits the page, it calls them', async ({
  sandbox,
  openPage,
  door,
}) => {
  const { origin, outside } = door
  const page = await openPage({ from: outside, expected: [/ERR_FAILED|ERR_BLOCKED/] })
  await page.clock.install()
  await signIn(page, origin, 'auto-login')
  await page.getByText((await hostNames(sandbox)).join(', ')).waitFor()
  await page.getByRole('button', { name: 'Skip' }).click()
  await page.waitForURL('**/online/')
  expect(await calls(sandbox)).toHaveLength(0)
  expect(await leftOut(sandbox)).toMatchObject({ skipped: await hostNames(sandbox), total: 3 })

  await again(sandbox, origin, page)
  await question(page).click()
  expect(await toldWords(page)).toBe(
    `Not signed in on: ${(await hostNames(sandbox)).join(', ')} Harbor opens in a few seconds.`,
  )
  await goOn(page)
  expect(await leftOut(sandbox)).toMatchObject({ unanswered: await hostNames(sandbox), total: 3 })
  expect(await calls(sandbox)).toHaveLength(0)

  await decide(door, page, 'denied')
  await again(sandbox, origin, page)
  expect(await toldWords(page)).toMatch(/^Not signed in on: .* Your browser does not let this page reach/)
  const stay = page.getByRole('button', { name: 'Stay on this page' })
  await stay.click()
  await stay.waitFor({ state: 'detached' })
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await goOn(page)
  expect(await leftOut(sandbox)).toMatchObject({ denied: await hostNames(sandbox), total: 3 })
  expect(await calls(sandbox)).toHaveLength(0)

  await decide(door, page, 'prompt')
  await again(sandbox, origin, page)
  await question(page).waitFor()
  expect(await calls(sandbox)).toHaveLength(0)
  await decide(door, page, 'granted')
  await question(page).click()
  await page.waitForURL('**/online/')
  expect(await calls(sandbox)).toHaveLength(3)
})
