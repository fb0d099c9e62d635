import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { ask } from 'test/support/nginx/ask'
import { smallBuild } from 'test/support/nginx/smallBuild'
import { type Site, startSite } from 'scripts/nginx/startSite'

let dist: string
let site: Site
let api: Server
const seen: IncomingMessage[] = []
const used = new WeakSet<Socket>()

beforeAll(async () => {
  api = createServer((request, response) => {
    seen.push(request)
    const isIdle = used.has(request.socket)
    used.add(request.socket)
    // On a connection that was idle it behaves as if it had closed that just now.
    if (isIdle || request.url === '/api/broken') request.socket.destroy()
    else
      response
        .writeHead(403, {
          'Retry-After': '7',
          'Cache-Control': 'private',
          'Content-Type': 'text/html',
          'Strict-Transport-Security': 'max-age=1',
        })
        .end('refused '.repeat(100))
  })
  await new Promise<void>(resolve => api.listen(0, '127.0.0.1', resolve))
  dist = await smallBuild()
  site = await startSite({ dist, api: `http://127.0.0.1:${(api.address() as AddressInfo).port}` })
})
afterAll(async () => {
  await site.stop()
  api.closeAllConnections()
  api.close()
})
beforeEach(() => seen.splice(0))

test('a call comes as it was sent, with an id to find it by', async () => {
  await ask(site.http, '/api/auth/v2/login/options?username=a%2Fb', {
    headers: { 'X-Device-Name': 'Ada%E2%80%99s' },
  })
  const [call] = seen
  expect(call?.url).toBe('/api/auth/v2/login/options?username=a%2Fb')
  expect(call?.headers).toMatchObject({
    host: '127.0.0.1',
    'x-device-name': 'Ada%E2%80%99s',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
  })
  expect(call?.headers['x-request-id']).toMatch(/^[\da-f]{32}$/)
  // nginx writes its line after the answer: a later request finds it there.
  await ask(site.http, '/')
  expect(site.log()).toContain(String(call?.headers['x-request-id']))
})

test('who asks and of whom is said by nginx, whatever the caller says', async () => {
  const forged = [
    'Forwarded',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Port',
    'X-Forwarded-Prefix',
    'X-Forwarded-Proto',
    'X-Forwarded-Server',
    'X-Original-URL',
    'X-Real-IP',
    'X-Request-Id',
    'X-Rewrite-URL',
  ]
  await ask(site.https, '/api/x', {
    headers: { Host: 'LOCALHOST:1', ...Object.fromEntries(forged.map(name => [name, 'evil.example'])) },
  })
  expect(seen[0]?.headers).toMatchObject({
    host: 'localhost',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  })
  expect(JSON.stringify(seen[0]?.headers)).not.toContain('evil')
})

test.each([
  '/x/..%2fapi/auth/v2/logout',
  '/%61pi/auth/v2/logout',
  '//api/auth/v2/logout',
  '/x/../api/auth/v2/logout',
])('%s is no call', async path => {
  expect((await ask(site.http, path)).status).toBe(404)
  expect(seen).toEqual([])
})

test('an answer comes as it was given', async () => {
  const headers = { 'Accept-Encoding': 'gzip' }
  const answer = await ask(site.http, '/api/company', { headers })
  expect(answer.status).toBe(403)
  expect(answer.headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'private' })
  expect(answer.headers['content-security-policy']).toBeUndefined()
  // Compressed beside what a stranger chose, a secret could be guessed by its length.
  expect(answer.body.toString()).toBe('refused '.repeat(100))
})

test('for how long TLS is asked for is said once, here', async () => {
  const { headers } = await ask(site.https, '/api/company')
  expect(headers['strict-transport-security']).toBe('max-age=63072000')
})

test('a call that broke off is not made again', async () => {
  const answer = await ask(site.http, '/api/broken', { method: 'PUT' })
  expect(answer.status).toBe(502)
  expect(seen).toHaveLength(1)
})

test('no call is lost on a connection that the API closes when it is idle', async () => {
  const statuses: number[] = []
  for (const path of ['/api/a', '/api/b', '/api/c']) statuses.push((await ask(site.http, path)).status)
  expect(statuses).toEqual([403, 403, 403])
})
