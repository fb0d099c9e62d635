import type { AddressInfo } from 'node:net'
import { expect, test as base } from 'test/e2e/fixtures/test'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Page } from 'playwright-core'
import { signIn } from 'test/e2e/steps/signIn'
import { needs } from 'test/support/engines/needs'
import type { Sandbox } from 'sandbox/ownProcess'

const TOKEN = 'a-token-that-nobody-reads'

const answers: RequestListener[] = [
  // None of them allows other origins to read it.
  (_request, response) => response.end('{}'),
  (_request, response) => response.writeHead(500).end(),
  (_request, response) => response.writeHead(401).end('denied'),
  (_request, response) => response.writeHead(204, { 'Cross-Origin-Resource-Policy': 'same-origin' }).end(),
  (_request, response) => response.writeHead(302, { Location: '/elsewhere' }).end(),
  request => request.socket.destroy(),
]

const originOf = (host: Server) => `http://127.0.0.1:${(host.address() as AddressInfo).port}`

interface Hosts {
  /** The hosts with these answers. */
  hosts: Server[]
  /** The requests that hosts have received, in order. */
  asked: IncomingMessage[]
  /** Starts another host. */
  listen: (answer: RequestListener) => Promise<Server>
}

const test = base.extend<Hosts>({
  asked: async ({}, use) => use([]),
  listen: async ({ asked }, use) => {
    const listening: Server[] = []
    await use(answer => {
      const host = createServer((request, response) => {
        asked.push(request)
        if (request.url === '/elsewhere') response.end()
        else answer(request, response)
      })
      listening.push(host)
      return new Promise(resolve => host.listen(0, '127.0.0.1', () => resolve(host)))
    })
    for (const host of listening) host.close()
  },
  hosts: async ({ listen }, use) => use(await Promise.all(answers.map(listen))),
})

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
  openPage,
  hosts,
  asked,
  listen,
}) => {
  const page = await openPage()
  const written = await consoleOf(page)
  const gone = await listen(() => undefined)
  const closed = originOf(gone)
  await new Promise(resolve => gone.close(resolve))
  const [first] = hosts.map(originOf)
  await page.context().addCookies([{ name: 'known', value: '1', url: first! }])
  await signInTo(sandbox, page, [...hosts.map(originOf), closed])
  await page.waitForURL('**/online/')
  const calls = asked.filter(({ url }) => url?.startsWith('/auth/v2/autologin?'))
  expect(calls).toHaveLength(hosts.length)
  expect(calls.map(({ headers }) => headers.referer)).toEqual(hosts.map(() => undefined))
  const known = calls.filter(({ headers }) => `http://${headers.host}` === first)
  expect(known.map(({ headers }) => headers.cookie)).toEqual([expect.stringContaining('known=1')])
  expect(written.filter(line => line.includes(TOKEN))).toEqual([])
})
