import { connect as connectHttp2 } from 'node:http2'
import { connect } from 'node:tls'
import { COMMON_HEADERS, policyOf, serialize } from 'deploy/policy.mjs'
import { runNode } from 'scripts/command/run'
import { ask, type AskOptions } from 'test/support/nginx/ask'
import { openSite } from 'test/support/nginx/openSite'
import { HASHES } from 'test/support/nginx/writeSmallBuild'
import { startSite } from 'scripts/nginx/startSite'

const here = openSite()

const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'sha256-c2NyaXB0'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-c3R5bGUx' 'sha256-c3R5bGUy'",
  "img-src 'self' data: https:",
  "connect-src 'self' https:",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types webpack',
]

test.each(['/signin', '/signin/', '/signin/verification'])('%s has the policy of the pages', async path => {
  const { headers } = await ask(here.site.http, path)
  expect(String(headers['content-security-policy']).split('; ')).toEqual(POLICY)
})

// (security/edge)
test('the policy is the one that the app is tried under everywhere', () => {
  expect(serialize(policyOf(HASHES))).toBe(POLICY.join('; '))
})

test('for another server the same headers are printed', async () => {
  const { headers } = await ask(here.site.https, '/signin/')
  const { output } = await runNode(['deploy/headers.mjs', here.dist])
  const printed = output
    .trimEnd()
    .split('\n')
    .map(line => line.split(/: (.*)/).slice(0, 2) as [string, string])
  expect(headers).toMatchObject(lowerCase(Object.fromEntries(printed)))
  expect(printed).toHaveLength(8)
})

test('a company that collects reports, and tightens the policy and TLS for its whole domain, does so in one file', async () => {
  const http = {
    '$foyer_csp_reports { default ""': '$foyer_csp_reports { default "; report-uri /csp-reports"',
    "'self'": 'https://signin.example.com/signin/',
    '$foyer_hsts_more { default ""': '$foyer_hsts_more { default "; includeSubDomains"',
  }
  const other = await startSite({ dist: here.dist, http })
  const { headers } = await ask(other.https, '/signin/')
  await other.stop()
  const scripts = "script-src https://signin.example.com/signin/ 'sha256-c2NyaXB0'"
  const policy = POLICY.map(each => (each.startsWith('script-src ') ? scripts : each))
  expect(headers['content-security-policy']).toBe([...policy, 'report-uri /csp-reports'].join('; '))
  expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
})

test('a file has no policy of pages', async () => {
  const { headers } = await ask(here.site.http, '/signin/main.0123abcd.js')
  expect(headers['content-security-policy']).toBeUndefined()
})

test.each(['/signin', '/signin/', '/signin/main.0123abcd.js', '/signin/main.76543210.js'])(
  '%s has the headers that all of the app has',
  async path => {
    const { headers } = await ask(here.site.http, path)
    expect(headers).toMatchObject(lowerCase(COMMON_HEADERS))
    expect(headers.server).toBe('nginx')
    expect(headers['strict-transport-security']).toBeUndefined()
  },
)

test.each(['/signin/', '/signin/main.76543210.js', '/.well-known/change-password', '/api/company'])(
  'over TLS %s asks for TLS ever after',
  async path => {
    const { headers } = await ask(here.site.https, path)
    expect(headers['strict-transport-security']).toBe('max-age=63072000')
  },
)

test('TLS speaks HTTP/2', async () => {
  const session = connectHttp2(here.site.https, { rejectUnauthorized: false })
  const stream = session.request({ ':path': '/signin/', 'accept-encoding': 'br' })
  const headers = await new Promise<Record<string, unknown>>(resolve => stream.on('response', resolve))
  expect(headers).toMatchObject({ ':status': 200, 'content-encoding': 'br', vary: 'Accept-Encoding' })
  session.destroy()
})

test('without TLS a browser is sent on to it, with its query', async () => {
  const headers = { Host: 'signin.example.com' }
  const answer = await ask(here.site.redirect, '/signin/?back=/online/', { headers })
  expect([answer.status, answer.headers.location]).toEqual([
    301,
    'https://signin.example.com/signin/?back=/online/',
  ])
})

test('password managers find the page to change the password, behind any proxy', async () => {
  const answer = await ask(here.site.http, '/.well-known/change-password')
  // Relative: behind a balancer nginx knows neither the scheme nor the port that the browser sees.
  expect([answer.status, answer.headers.location]).toEqual([302, '/signin/change-password'])
})

const ID = expect.stringMatching(/^[\da-f]{32}$/) as string
const OWN = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': ID }
const LONG = 'x'.repeat(20_000)
const BIG = { method: 'POST', headers: { 'Content-Length': '3000000' } }
const own = openSite({}, { ownServer: true })
const errors: [what: string, status: number, path: string, options?: AskOptions][] = [
  ['an address that is too long', 414, `/signin/?back=${LONG}`],
  ['a host that is none', 400, '/signin/', { headers: { Host: 'a b' } }],
  ['a header that is too long', 400, '/signin/', { headers: { 'X-Long': LONG } }],
  ['a method that no page has', 405, '/signin/', { method: 'DELETE' }],
  ['a method that nginx does not allow', 405, '/signin/', { method: 'TRACE' }],
  ['a body that is too large', 413, '/signin', BIG],
  ['a large body for a password manager', 413, '/.well-known/change-password', BIG],
  ['a large body for a passkey manager', 413, '/.well-known/passkey-endpoints', BIG],
  ['a missing file', 404, '/signin/main.76543210.js'],
  ['a path outside the app', 404, '/nowhere'],
]
describe.each(['http', 'https'] as const)('over %s', scheme => {
  const hsts = scheme === 'https' ? 'max-age=63072000' : undefined
  test.each(errors)('%s is refused with headers of ours', async (_what, status, path, options = {}) => {
    for (const { site } of [here, own]) {
      const answer = await ask(site[scheme], path, { ...options, servername: 'localhost' })
      expect(answer).toMatchObject({ status, headers: OWN })
      expect(answer.headers['strict-transport-security']).toBe(hsts)
    }
  })
})

test('port 80 refuses with headers of ours too', async () => {
  const headers = { Host: 'signin.example.com' }
  const answers = [
    await ask(here.site.redirect, `/signin/?back=${LONG}`, { headers }),
    await ask(here.site.redirect, '/signin/', { headers: { ...headers, 'X-Long': LONG } }),
  ]
  expect(answers).toMatchObject([
    { status: 414, headers: OWN },
    { status: 400, headers: OWN },
  ])
})

test('pages and files have no request id', async () => {
  for (const path of ['/signin/', '/signin/main.0123abcd.js', '/signin/nowhere'])
    expect((await ask(here.site.http, path)).headers).not.toHaveProperty('x-request-id')
})

test('the way to change a password is not a page of another type', async () => {
  const { headers } = await ask(here.site.http, '/.well-known/change-password')
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
})

const PATHS = ['/signin/', '/signin/verification', '/api/company', '/online/', '/.well-known/change-password']

test.each(PATHS)('%s is not served under another name, nor is HTTPS promised for it', async path => {
  const headers = { Host: 'evil.example' }
  const answers = [
    await ask(here.site.http, path, { headers }),
    // The name of the handshake is ours, that of the request is not.
    await ask(here.site.https, path, { headers, servername: 'localhost' }),
    await ask(here.site.redirect, path, { headers }),
  ]
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 421, headers: OWN })
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
    expect(answer.headers).not.toHaveProperty('location')
  }
})

test.each([
  ['another name', 'evil.example'],
  ['a name below ours', 'x.localhost'],
  ['no name', ''],
])('there is no handshake with %s', async (_rule, servername) => {
  const port = Number(new URL(here.site.https).port)
  const failure = await new Promise<string | undefined>(resolve => {
    const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false }, () => {
      socket.destroy()
      resolve(undefined)
    })
    socket.on('error', (error: Error) => resolve(error.message))
  })
  expect(failure).toMatch(/unrecognized name/)
})
