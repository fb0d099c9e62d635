import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { signIn } from 'test/e2e/steps/signIn'
import { needs } from 'test/support/engines/needs'
import { type Handler, startServer } from 'test/support/startServer'
import type { Sandbox } from 'sandbox/ownProcess'

const TOKEN = 'a-token-that-nobody-reads'

const answers: Handler[] = [
  // None of them allows other origins to read it.
  () => ({ body: {} }),
  () => ({ status: 500 }),
  () => ({ status: 401, body: 'denied' }),
  () => ({ status: 204, headers: { 'Cross-Origin-Resource-Policy': 'same-origin' } }),
  ({ path }) => (path === '/elsewhere' ? {} : { status: 302, headers: { Location: '/elsewhere' } }),
  (_request, response) => void response.destroy(),
]

/** Everything that the developer tools show: messages of scripts and of the browser, with their addresses. */
async function consoleOf(page: Page): Promise<string[]> {
  const written: string[] = []
  needs('devtools')
  const tools = await page.context().newCDPSession(page)
  await tools.send('Log.enable')
  tools.on('Log.entryAdded', ({ entry }) => written.push(JSON.stringify(entry)))
  page.context().on('console', message => written.push(`${message.text()} ${message.location().url}`))
  return written
}

/** Signs in where these hosts are to be notified. */
async function signInTo(sandbox: Sandbox, page: Page, urls: string[]): Promise<void> {
  await page.route('**/api/auth/v2/autologin', route =>
    route.fulfill({ json: { type: 'Notify', token: TOKEN, urls } }),
  )
  await signIn(page, sandbox.origin, 'auto-login')
}

test('no answer of a host puts the token on the console; a host receives the cookies that it has set before', async ({
  sandbox,
  page,
  serve,
}) => {
  const written = await consoleOf(page)
  const hosts = await Promise.all(answers.map(serve))
  const gone = await startServer(() => undefined)
  await gone.close()
  const origins = hosts.map(({ origin }) => origin)
  await page.context().addCookies([{ name: 'known', value: '1', url: origins[0]! }])
  await signInTo(sandbox, page, [...origins, gone.origin])
  await page.waitForURL('**/online/')
  const calls = hosts.map(({ requests }) =>
    requests.filter(({ path }) => path.startsWith('/auth/v2/autologin?')),
  )
  expect(calls.map(ofHost => ofHost.map(({ headers }) => headers.referer))).toEqual(
    hosts.map(() => [undefined]),
  )
  expect(calls[0]?.map(({ headers }) => headers.cookie)).toEqual([expect.stringContaining('known=1')])
  expect(written.filter(line => line.includes(TOKEN))).toEqual([])
})
