import { expect, test as base } from 'test/e2e/fixtures/test'
import type { BrowserContext, Request } from 'playwright-core'
import { givePassword, giveUsername, PASSWORD } from 'test/e2e/steps/signIn'
import { failOnce } from 'test/e2e/steps/stage'
import { until } from 'test/support/until'
import { REPORTS_TYPE } from 'src/services/report/outbox'
import { CSP_REPORTS_PATH } from 'sandbox/http/securityPolicy'
import type { Sandbox } from 'sandbox/ownProcess'
import type { Report } from 'sandbox/state/received'
import { stopClock } from 'test/e2e/steps/stopClock'

const LOGIN = '/api/auth/v2/login'
const USERNAME = 'simple'
/** The address must not be reported either. */
const ASKED = 'back=%2Fonline%2Flighthouse%3Fusername%3D'

// Firefox does not mark a call that outlives its page. WebKit's own report of a violation, which contains the blocked address in full, is not part of the app.
const isBeacon = (request: Request): boolean =>
  (request.resourceType() === 'ping' && !request.url().endsWith(CSP_REPORTS_PATH)) ||
  request.headers()['content-type'] === REPORTS_TYPE

interface Captured {
  /** The bodies of every beacon of the captured pages. */
  beacons: string[]
  captureBeacons: (context: BrowserContext) => void
}

const test = base.extend<Captured>({
  // (security/secrets)
  beacons: async ({}, use) => {
    const beacons: string[] = []
    await use(beacons)
    const told = [USERNAME, PASSWORD, 'lighthouse', 'back='].filter(typed => beacons.join().includes(typed))
    expect(told, 'typed text in a beacon').toEqual([])
  },
  captureBeacons: async ({ beacons }, use) =>
    use(context => {
      context.on('request', request => {
        if (isBeacon(request)) beacons.push(`${request.url()} ${request.postData() ?? ''}`)
      })
    }),
})

const reports = (sandbox: Sandbox, number: number) =>
  until(
    () => sandbox.api<Report[]>('reports'),
    found => found.length >= number,
  )

const types = (found: Report[]) => found.map(({ type }) => type).sort()

// (sign-in/failure-named)
test('a server error is reported with its call, and logged on the console; a wrong password is not a failure; the control room shows the reports', async ({
  sandbox,
  openPage,
  beacons,
  captureBeacons,
}) => {
  await failOnce(sandbox, 'POST', LOGIN)
  const page = await openPage({ expected: [/./] })
  captureBeacons(page.context())
  await page.goto(`${sandbox.origin}/signin/?${ASKED}`)
  const warnings: string[] = []
  page.on('console', message => message.type() === 'warning' && warnings.push(message.text()))
  await giveUsername(page, USERNAME)
  await givePassword(page)
  await page.getByText('Server error. Please try later.').waitFor()
  const [report] = await reports(sandbox, 1)
  const [call] = await sandbox.callsTo(LOGIN)
  expect(report).toMatchObject({
    type: 'foyer-call',
    url: `${sandbox.origin}/signin/`,
    body: {
      method: 'POST',
      address: LOGIN,
      class: 'OTHER',
      status: 500,
      requestId: call?.requestId,
      route: 'login',
    },
  })
  expect(report?.body.build).toMatch(/^[\da-f]{8}$/)
  // The report may reach the server before the browser notifies the test.
  await until(
    () => page.evaluate(() => undefined),
    () => beacons.length > 0,
  )
  expect(beacons).toHaveLength(1)
  expect(warnings).toEqual([`foyer: POST ${LOGIN} failed (refused 500)`])

  await givePassword(page, 'lighthouse')
  await page.getByRole('alert').filter({ hasText: 'combination was wrong' }).waitFor()

  const status = '/api/onboarding/v2/status'
  await failOnce(sandbox, 'GET', status)
  const warned = page.waitForEvent('console', message => message.text().includes('onboarding'))
  await givePassword(page)
  expect((await warned).text()).toBe(`foyer: GET ${status} failed (refused 500)`)
  const told = await reports(sandbox, 2)
  expect(types(told)).toEqual(['foyer-call', 'foyer-call'])
  expect(told.map(({ body }) => body.address).sort()).toEqual([LOGIN, status])

  await page.evaluate(() => void Promise.reject(new TypeError('a lighthouse')))
  expect(types(await reports(sandbox, 3))).toEqual(['foyer-call', 'foyer-call', 'foyer-crash'])
  const room = await openPage()
  await room.goto(`${sandbox.origin}/sandbox/`)
  await room.getByRole('tab', { name: 'Reports 3' }).click()
  await room.getByRole('tabpanel', { name: 'Reports' }).getByText('TypeError in promise').waitFor()
  await room.getByRole('button', { name: 'Clear' }).click()
  await room.getByText('No report yet.').waitFor()
  expect(await sandbox.api('reports')).toEqual([])
})

const CHUNKS = /\/signin\/(?!main|view)[^/]+\.js$/
const configure = (sandbox: Sandbox, body: object | null) => sandbox.api('config', { method: 'PUT', body })
const forget = (sandbox: Sandbox) => sandbox.api('reset', { method: 'POST' })

test('a crash and a violation of the policy are reported, from before the app was there too; a chunk that does not load is by its file, and a value of the configuration that cannot be used by its name; without an address no byte leaves, and the chunk that reports is not loaded', async ({
  sandbox,
  openPage,
  beacons,
  captureBeacons,
}) => {
  const page = await openPage({ expected: [/./] })
  captureBeacons(page.context())
  const open = () => page.goto(`${sandbox.origin}/signin/?${ASKED}`)
  // The chunk that reports is the last to come.
  await page.route(CHUNKS, async route => {
    await page.waitForSelector('html[data-lighthouse]', { state: 'attached' })
    await route.continue()
  })
  await page.goto(`${sandbox.origin}/signin/?${ASKED}`, { waitUntil: 'commit' })
  await page.getByLabel('Username').fill(USERNAME)
  await page.evaluate(() => {
    const image = document.createElement('img')
    image.src = 'ftp://files.example/lighthouse?back=1'
    document.body.append(image)
    setTimeout(() => {
      throw new RangeError('lighthouse')
    })
    // The app writes the title as well.
    setTimeout(() => (document.documentElement.dataset.lighthouse = ''), 10)
  })
  const found = await reports(sandbox, 2)
  expect(types(found)).toEqual(['csp-violation', 'foyer-crash'])
  expect(found.map(({ body }) => body.effectiveDirective ?? body.error).sort()).toEqual([
    'RangeError',
    'img-src',
  ])
  await page.unroute(CHUNKS)

  await forget(sandbox)
  await configure(sandbox, {
    reportUrl: '/sandbox/reports',
    accentColor: 'lighthouse',
    texts: { 'login.nix': 'x' },
  })
  await open()
  const named = (await reports(sandbox, 2)).map(({ body }) => body.name)
  expect(named.sort()).toEqual(['accentColor', 'texts.login.nix'])

  await forget(sandbox)
  await open()
  // The client of calls, once the chunk that reports is there; a lookup that fails leads to the password.
  await page.waitForLoadState('networkidle')
  await page.route(CHUNKS, route => route.abort())
  await giveUsername(page, USERNAME)
  await givePassword(page, PASSWORD)
  await page.getByText('Server error. Please try later.').waitFor()
  const files = (await reports(sandbox, 1)).flatMap(({ type, body }) =>
    type === 'foyer-chunk' ? [body.file] : [],
  )
  expect(files).toContainEqual(expect.stringMatching(/^\/signin\/\w+\.[\da-f]{8}\.js$/))
  await page.unroute(CHUNKS)

  await page.goto('about:blank')
  await forget(sandbox)
  await configure(sandbox, null)
  const before = beacons.length
  // The languages come after five seconds, which do not pass here.
  await page.clock.install()
  await stopClock(page)
  await open()
  await page.clock.runFor(1000)
  await page.waitForFunction(() => !document.querySelector('#trouble'))
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect((await loaded()).filter(name => /\/signin\/\d+\.[^/]+\.js$/.test(name))).toEqual([])
  await page.evaluate(() => void Promise.reject(new Error('x')))
  await page.goto('about:blank')
  expect(beacons.slice(before)).toEqual([])
  expect(await sandbox.api('reports')).toEqual([])
})
