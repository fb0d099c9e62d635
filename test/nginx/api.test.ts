import { ask } from 'test/support/nginx/ask'
import { openSite } from 'test/support/nginx/openSite'
import { smallBuild } from 'test/support/nginx/smallBuild'
import { startServer } from 'test/support/startServer'
import { type Site, startSite } from 'scripts/nginx/startSite'

type Api = Awaited<ReturnType<typeof startServer>>

let site: Site
let api: Api
let seen: Api['requests']
const used = new WeakSet<object>()

const HEADERS = {
  'Retry-After': '7',
  'Cache-Control': 'private',
  'Content-Type': 'text/html',
  'Strict-Transport-Security': 'max-age=1',
  'X-Request-Id': 'of-the-api',
}

beforeAll(async () => {
  api = await startServer(({ path }, { socket }) => {
    const isIdle = socket && used.has(socket)
    // On a connection that was idle it behaves as if it had closed that just now.
    if (isIdle || path === '/api/broken') return void socket?.destroy()
    if (socket) used.add(socket)
    return { status: path === '/api/down' ? 502 : 403, headers: HEADERS, body: 'refused '.repeat(100) }
  })
  seen = api.requests
  site = await startSite({ dist: await smallBuild(), api: api.origin })
})
afterAll(async () => {
  await site.stop()
  await api.close()
})
beforeEach(() => seen.splice(0))

test('a call comes as it was sent, with an id to find it by', async () => {
  await ask(site.http, '/api/auth/v2/login/options?username=a%2Fb', {
    headers: { 'X-Device-Name': 'Ada%E2%80%99s' },
  })
  const [call] = seen
  expect(call?.path).toBe('/api/auth/v2/login/options?username=a%2Fb')
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

test.each([
  '/x/..%2fapi/auth/v2/logout',
  '/%61pi/auth/v2/logout',
  '//api/auth/v2/logout',
  '/x/../api/auth/v2/logout',
])('%s is not a call', async path => {
  expect((await ask(site.http, path)).status).toBe(404)
  expect(seen).toEqual([])
})

// No call has such a character in its path, and servers interpret it differently.
test.each([
  '/api/..;/admin',
  '/api/;x/..;/admin',
  '/api/auth;jsessionid=1/v2/logout',
  '/api/%252e%252e/admin',
  '/api/%2561dmin',
  '/api/auth/v2%2flogout',
  '/api/..%5cadmin',
  '/api/..\\admin',
])('%s is refused before the API sees it', async path => {
  const answer = await ask(site.https, path)
  expect(answer.status).toBe(404)
  expect(seen).toEqual([])
})

test('a query may have any of these signs', async () => {
  await ask(site.http, '/api/x?a=%2F;b\\c')
  expect(seen.map(({ path }) => path)).toEqual(['/api/x?a=%2F;b\\c'])
})

const OWN = {
  'cache-control': 'no-store',
  'content-type': 'text/html',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-request-id': expect.stringMatching(/^[\da-f]{32}$/) as string,
}
const own: [what: string, status: number, path: string, headers: Record<string, string>][] = [
  ['a path that is not a call', 404, '/api/..;/admin', {}],
  ['a body that is too large', 413, '/api/x', { 'Content-Length': '7000000' }],
]
test.each(own)('nginx answers %s with its own headers', async (_what, status, path, headers) => {
  const answer = await ask(site.https, path, { method: 'PUT', headers })
  expect(answer).toMatchObject({ status, headers: OWN })
  await ask(site.http, '/')
  expect(site.log()).toContain(String(answer.headers['x-request-id']))
})

test.each([
  ['/api/company', 403],
  ['/api/down', 502],
])('the API’s answer to %s has its own headers, and the id that the log has', async (path, status) => {
  const { headers, ...answer } = await ask(site.https, path)
  expect([answer.status, headers['cache-control']]).toEqual([status, 'private'])
  expect(headers['x-request-id']).toBe(seen[0]?.headers['x-request-id'])
  expect(headers).not.toHaveProperty('x-content-type-options')
})

test('nginx passes an answer of the API on unchanged', async () => {
  const headers = { 'Accept-Encoding': 'gzip' }
  const answer = await ask(site.http, '/api/company', { headers })
  expect(answer.status).toBe(403)
  expect(answer.headers).toMatchObject({ 'retry-after': '7', 'cache-control': 'private' })
  expect(answer.headers['content-security-policy']).toBeUndefined()
  // If a secret were compressed beside a stranger's text, its length would reveal it.
  expect(answer.body.toString()).toBe('refused '.repeat(100))
})

test('only nginx sends Strict-Transport-Security, once', async () => {
  const { headers } = await ask(site.https, '/api/company')
  expect(headers['strict-transport-security']).toBe('max-age=63072000')
})

test('a call that broke off is not made again', async () => {
  const answer = await ask(site.https, '/api/broken', { method: 'PUT' })
  expect(answer).toMatchObject({ status: 502, headers: OWN })
  expect(seen).toHaveLength(1)
})

test('no call is lost on a connection that the API closes when it is idle', async () => {
  const statuses: number[] = []
  for (const path of ['/api/a', '/api/b', '/api/c']) statuses.push((await ask(site.http, path)).status)
  expect(statuses).toEqual([403, 403, 403])
})

const headers = { Referer: 'https://signin.example.com/signin/?back=/online/secret-plans' }
const LOOKUP = '/api/auth/v2/login/options?username=ann.lee%40acme.test'
const PRIVATE = /ann|acme|secret|back|username/

/** nginx writes its line after the answer: one request later it is there. */
const logged = ({ site }: ReturnType<typeof openSite>) => ask(site.http, '/')

describe('while the API is down', () => {
  const here = openSite()

  test('no log holds a query or the page that asked', async () => {
    expect((await ask(here.site.http, LOOKUP, { headers })).status).toBe(502)
    await ask(here.site.https, '/signin/?back=/online/secret-plans', { headers })
    await ask(here.site.http, '/online/?back=/secret', { headers })
    await ask(here.site.redirect, '/signin/?back=/secret', { headers })
    await ask(here.site.http, '/signin/?back=/secret', { headers: { ...headers, Host: 'ann.example' } })
    await logged(here)
    expect(here.site.log()).toMatch(/"GET \/signin\/ HTTP\/1.1" 200 /)
    expect(here.site.log() + here.site.errors()).not.toMatch(PRIVATE)
  })

  test('the log names the server that did not answer, and the error', async () => {
    await ask(here.site.http, LOOKUP)
    await logged(here)
    expect(here.site.log()).toMatch(
      /"GET \/api\/auth\/v2\/login\/options HTTP\/1.1" 502 .* api=127.0.0.1:9 502 /,
    )
  })
})

describe('while the API breaks off', () => {
  let failing: Api
  const options = { api: '' }
  beforeAll(async () => {
    failing = await startServer((_request, { socket }) => void socket?.destroy())
    options.api = failing.origin
  })
  afterAll(() => failing.close())
  const here = openSite({}, options)

  test('no log holds a query or the page that asked', async () => {
    expect((await ask(here.site.http, LOOKUP, { headers })).status).toBe(502)
    await logged(here)
    expect(here.site.log()).toContain(' 502 ')
    expect(here.site.log() + here.site.errors()).not.toMatch(PRIVATE)
  })
})
