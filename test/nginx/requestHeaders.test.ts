import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { ownServer } from 'scripts/nginx/ownServer'
import { type Site, startSite } from 'scripts/nginx/startSite'
import { ask, send } from 'test/support/nginx/ask'
import { smallBuild } from 'test/support/nginx/smallBuild'
import { startServer } from 'test/support/startServer'

/** Directives with which nginx accepts more headers than by default. */
const LENIENT = 'underscores_in_headers on; ignore_invalid_headers off;'

let api: Awaited<ReturnType<typeof startServer>>
let calls: (typeof api)['requests']
const sites = {} as Record<'ours' | 'own' | 'lenient', Site>

beforeAll(async () => {
  api = await startServer(() => ({ body: {} }))
  calls = api.requests
  const options = { dist: await smallBuild(), api: api.origin }
  sites.ours = await startSite(options)
  sites.own = await startSite({ ...options, ownServer: true })
  const apiHeaders = 'proxy_set_header X-Company-Tenant $http_x_company_tenant;'
  sites.lenient = await startSite({ ...options, beside: LENIENT, apiHeaders })
})
afterAll(async () => {
  await Promise.all(Object.values(sites).map(site => site.stop()))
  await api.close()
})
beforeEach(() => calls.splice(0))

const SITES = ['ours', 'own', 'lenient'] as const

const passed: Record<string, string> = {
  'X-Touch-Supported': 'true',
  'X-Device-Name': 'Ada%E2%80%99s',
  'X-Device-Id': 'd-1',
  'X-Extension-Version': '1.2.3',
  Accept: 'application/json',
  'Accept-Language': 'de-CH, de;q=0.9',
  'Content-Type': 'application/json',
  'Cache-Control': 'no-cache',
  'If-None-Match': 'W/"1"',
  'If-Modified-Since': 'Sat, 28 Nov 2026 10:00:00 GMT',
  Cookie: 'a=1; b="2"',
  Authorization: 'Bearer t',
  'User-Agent': 'Mozilla/5.0 (X11)',
  Origin: 'https://localhost',
  Referer: 'https://localhost/signin/',
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Mode': 'cors',
  'Sec-Fetch-Dest': 'empty',
  'Sec-Fetch-User': '?1',
  'Sec-Fetch-Storage-Access': 'none',
  'Sec-GPC': '1',
  DNT: '1',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
}

const names = (found: object): string[] => Object.keys(found).map(name => name.toLowerCase())

/** The headers that nginx sets. */
const SET = ['host', 'connection', 'x-forwarded-for', 'x-forwarded-proto', 'x-request-id']

// (security/edge-headers)
test.each(SITES)('the allowed headers reach the API unchanged, and no other (%s)', async name => {
  await ask(sites[name].https, '/api/x', { headers: passed })
  const got = calls[0]?.headers ?? {}
  expect(got).toMatchObject(
    Object.fromEntries(Object.entries(passed).map(([key, value]) => [key.toLowerCase(), value])),
  )
  expect(names(got).toSorted()).toEqual([...names(passed), ...SET].toSorted())
})

test.each(SITES)('an absent header stays absent (%s)', async name => {
  await ask(sites[name].http, '/api/x')
  expect(names(calls[0]?.headers ?? {}).toSorted()).toEqual(SET.toSorted())
})

/** Only the headers of a list are passed on, so a few of each kind represent the others. */
const dropped = [
  // Identity.
  'Remote-User',
  'SSL-Client-Cert',
  'X-Authenticated-User',
  'X-Forwarded-User',
  // Addresses.
  'Forwarded',
  'Via',
  'X-Forwarded-For',
  'X-Real-IP',
  // The host, the scheme, the path and the method.
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-HTTP-Method-Override',
  'X-Original-URL',
  // Other headers that change how a server or a program behind it behaves.
  'Accept-Encoding',
  'Proxy',
  'Range',
  'X-Company-Tenant-Id',
  'X-Request-Id',
  // Headers that some servers do not distinguish from others.
  'Remote_User',
  'X_Forwarded_For',
  'X_Request_Id',
  'Host_',
  'X-Touch-Supported-',
  'X.Forwarded.For',
]

test.each(SITES)('no other header of the caller reaches the API (%s)', async name => {
  const headers = Object.fromEntries(dropped.map(each => [each, 'evil.example']))
  // One at a time: together they exceed a server's limit.
  for (const [header, value] of Object.entries(headers))
    await ask(sites[name].https, '/api/x', { headers: { [header]: value } })
  expect(calls).toHaveLength(dropped.length)
  const got = dropped.filter((_, at) => JSON.stringify(calls[at]?.headers).includes('evil'))
  expect(got).toEqual([])
  expect(new Set(calls.flatMap(({ headers: each }) => names(each)))).toEqual(new Set(SET))
})

test('nginx sets the host, the caller and the scheme', async () => {
  const forged = { 'X-Forwarded-For': '10.0.0.1', 'X-Forwarded-Proto': 'ftp', Host: 'LOCALHOST:1' }
  await ask(sites.ours.https, '/api/x', { headers: forged })
  expect(calls[0]?.headers).toMatchObject({
    host: 'localhost',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  })
})

// (security/edge-headers)
test("a header of the company's include reaches the API", async () => {
  const headers = { 'X-Company-Tenant': 'north' }
  await ask(sites.lenient.http, '/api/x', { headers })
  await ask(sites.ours.http, '/api/x', { headers })
  expect(calls.map(call => call.headers['x-company-tenant'])).toEqual(['north', undefined])
})

const bodies: [how: string, headers: string[], body: string, length: string | undefined][] = [
  ['with its length', ['Content-Length: 9'], '{"a":"b"}', '9'],
  ['in chunks', ['Transfer-Encoding: chunked'], '4\r\n{"a"\r\n5\r\n:"b"}\r\n0\r\n\r\n', '9'],
  ['of no bytes', ['Content-Length: 0'], '', '0'],
]
test.each(bodies)('a body that is sent %s reaches the API', async (_how, headers, body, length) => {
  await send(
    sites.ours.http,
    ['PUT /api/x HTTP/1.1', 'Host: 127.0.0.1', 'Connection: close', ...headers],
    body,
  )
  expect(calls[0]?.body).toBe(length === '0' ? '' : '{"a":"b"}')
  expect(calls[0]?.headers['content-length']).toBe(length)
  expect(calls[0]?.headers).not.toHaveProperty('transfer-encoding')
})

test('cookies that are sent in two lines reach the API as one', async () => {
  const lines = ['GET /api/x HTTP/1.1', 'Host: 127.0.0.1', 'Connection: close', 'Cookie: a=1', 'Cookie: b=2']
  await send(sites.ours.http, lines)
  expect(calls[0]?.headers.cookie).toBe('a=1; b=2')
})

// (security/edge)
test.each(SITES)('/api is not a call, and the response names no port and no scheme (%s)', async name => {
  for (const method of ['GET', 'POST', 'HEAD'])
    for (const path of ['/api', '/api?x=1']) {
      const { status, headers } = await ask(sites[name].http, path, { method })
      expect([status, headers.location]).toEqual([404, undefined])
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    }
  expect(calls).toEqual([])
})

/** Differ from one answer to the next. */
const OF_THE_MOMENT = ['date', 'x-request-id']

test.each([
  '/signin',
  '/signin/',
  '/signin/change-password',
  '/signin/main.0123abcd.js',
  '/signin/main.76543210.js',
  '/signin/csp-hashes.json',
  '/signin/favicon.svg',
  '/.well-known/change-password',
  '/.well-known/passkey-endpoints',
  '/api/auth/v2/session-status',
  '/api/..;/admin',
  '/signing-up',
])('%s is answered by a server of the company’s own as by ours', async path => {
  const [ours, own] = await Promise.all(
    [sites.ours, sites.own].map(async site => {
      const { status, headers, body } = await ask(site.https, path, { headers: { 'Accept-Encoding': 'br' } })
      const kept = Object.entries(headers).filter(([name]) => !OF_THE_MOMENT.includes(name))
      return { status, headers: Object.fromEntries(kept), body: body.toString('base64') }
    }),
  )
  expect(own).toEqual(ours)
})

test('a call has an id that the log has', async () => {
  const { headers } = await ask(sites.own.https, '/api/x')
  await ask(sites.own.http, '/')
  expect(sites.own.log()).toContain(String(headers['x-request-id']))
})

test.each(Object.entries(ownServer()))(
  'deploy/own-server/%s is made from deploy/nginx.conf',
  (name, text) => {
    const file = `deploy/own-server/${name}`
    if (process.env.UPDATE_DOCS) writeFileSync(file, text)
    expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(text)
  },
)
