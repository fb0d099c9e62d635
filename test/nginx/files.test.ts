import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ask } from 'test/support/nginx/ask'
import { openSite } from 'test/support/nginx/openSite'
import { ICON, INDEX, SCRIPT, SHELL } from 'test/support/nginx/writeSmallBuild'

const here = openSite()

const FOREVER = 'public, max-age=31536000, immutable'
const JS = 'text/javascript; charset=utf-8'
const HTML = 'text/html; charset=utf-8'

const served: [path: string, body: string, type: string, kept: string][] = [
  ['/signin', INDEX, HTML, 'no-cache'],
  ['/signin/', INDEX, HTML, 'no-cache'],
  ['/signin?back=%2Fonline%2F', INDEX, HTML, 'no-cache'],
  ['/signin/?back=https://evil.example/main.0123abcd.js', INDEX, HTML, 'no-cache'],
  ['/signin//', INDEX, HTML, 'no-cache'],
  ['/signin/change-password', SHELL, HTML, 'no-cache'],
  ['/signin/change-password/', SHELL, HTML, 'no-cache'],
  ['/signin/help/support-form', SHELL, HTML, 'no-cache'],
  ['/signin/no.such.page', SHELL, HTML, 'no-cache'],
  ['/signin/folder', SHELL, HTML, 'no-cache'],
  ['/signin/folder/', SHELL, HTML, 'no-cache'],
  ['/signin/index.html', SHELL, HTML, 'no-cache'],
  ['/signin/shell.html', SHELL, HTML, 'no-cache'],
  ['/signin/main.0123abcd.js', SCRIPT, JS, FOREVER],
  ['/signin/help/../main.0123abcd.js', SCRIPT, JS, FOREVER],
  ['/signin/main.0123abcd.css', 'p{color:red}'.repeat(50), 'text/css; charset=utf-8', FOREVER],
  ['/signin/flags.89abcdef.png', 'no picture', 'image/png', FOREVER],
  ['/signin/favicon.svg', ICON, 'image/svg+xml', 'no-cache'],
]
test.each(served)('nginx serves %s with its type and cache time', async (path, body, type, kept) => {
  const answer = await ask(here.site.http, path)
  expect([answer.status, answer.body.toString()]).toEqual([200, body])
  expect(answer.headers['content-type']).toBe(type)
  expect(answer.headers['cache-control']).toBe(kept)
  expect(answer.headers.etag).toMatch(/^"/)
})

const GONE = [404, 'no-store'] as const
test.each<[rule: string, path: string, answer: readonly [status: number, kept: string | undefined]]>([
  ['a chunk of a build that is gone fails as a chunk', '/signin/main.76543210.js', GONE],
  ['and so does its style sheet', '/signin/screens/main.76543210.css', GONE],
  ['the hashes are for servers', '/signin/csp-hashes.json', GONE],
  ['and so is the policy', '/signin/csp.nginx.conf', GONE],
  ['a source map is not public', '/signin/main.0123abcd.js.map', GONE],
  ['a file compressed with brotli has no public address', '/signin/main.0123abcd.js.br', GONE],
  ['a file compressed with gzip has no public address', '/signin/index.html.gz', GONE],
  ['a hidden file stays hidden', '/signin/folder/.hidden', GONE],
  ['another app of this origin is another app', '/signing-up', GONE],
  ['the rest of the origin is not served from here', '/', GONE],
  [
    'the path of a successful answer shows that the addresses below are tested correctly',
    '/.well-known/no-such-resource',
    GONE,
  ],
  ['no path leads out of the build', '/signin/../foyer/server.conf', GONE],
  ['nor out of what is served', '/signin/../../foyer/server.conf', [400, 'no-store']],
  ['by no spelling of a dot', '/signin/%2e%2e/%2e%2e/foyer/server.conf', [400, 'no-store']],
])('%s', async (_rule, path, answer) => {
  const { status, headers, body } = await ask(here.site.http, path)
  expect([status, headers['cache-control']]).toEqual(answer)
  expect(body.toString()).not.toContain('title>shell')
})

const encodings: [accepted: string, encoding: string | undefined, plain: (body: Buffer) => Buffer][] = [
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip;q=0', undefined, body => body],
  ['identity', undefined, body => body],
  ['', undefined, body => body],
]
test.each(encodings)('a client that accepts "%s" receives %s', async (accepted, encoding, plain) => {
  const headers = { 'Accept-Encoding': accepted }
  for (const [path, text] of [
    ['/signin/', INDEX],
    ['/signin/phone-auth', SHELL],
    ['/signin/main.0123abcd.js', SCRIPT],
  ] as const) {
    const answer = await ask(here.site.http, path, { headers })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.headers['content-length']).toBe(String(answer.body.length))
    expect(plain(answer.body).toString()).toBe(text)
  }
})

test('through a cache on the way it is compressed as well', async () => {
  const headers = { 'Accept-Encoding': 'gzip', Via: '1.1 cdn' }
  const answer = await ask(here.site.http, '/signin/main.0123abcd.js', { headers })
  expect(answer.headers['content-encoding']).toBe('gzip')
})

test.each(['br', 'gzip', 'identity'])('an unchanged file is not sent again (%s)', async accepted => {
  const headers = { 'Accept-Encoding': accepted }
  const first = await ask(here.site.http, '/signin/', { headers })
  const again = await ask(here.site.http, '/signin/', {
    headers: { ...headers, 'If-None-Match': first.headers.etag ?? '' },
  })
  expect([again.status, again.body.length]).toEqual([304, 0])
  expect(again.headers).toMatchObject({
    etag: first.headers.etag,
    'cache-control': 'no-cache',
    'content-security-policy': first.headers['content-security-policy'],
  })
})

test('each encoding of a file has a different ETag', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async accepted => {
      const answer = await ask(here.site.http, '/signin/', { headers: { 'Accept-Encoding': accepted } })
      return answer.headers.etag
    }),
  )
  expect(new Set(tags).size).toBe(3)
})

/** Headers in which two answers to the same request may differ: the time, and the id of a failed request. */
const alike = (headers: object): object => ({
  ...headers,
  date: '',
  ...('x-request-id' in headers && { 'x-request-id': '' }),
})

test('HEAD returns the headers of GET', async () => {
  for (const path of [
    '/signin',
    '/signin/phone-auth',
    '/signin/main.0123abcd.js',
    '/signin/main.76543210.js',
  ]) {
    const [get, head] = await Promise.all([
      ask(here.site.http, path),
      ask(here.site.http, path, { method: 'HEAD' }),
    ])
    expect([head.status, head.body.length]).toEqual([get.status, 0])
    expect(alike(head.headers)).toEqual(alike(get.headers))
  }
})

test('a form that is sent to a page changes nothing', async () => {
  const answer = await ask(here.site.http, '/signin/', { method: 'POST' })
  expect(answer.status).toBe(405)
})

describe('without a shell', () => {
  const other = openSite({ without: ['shell.html'] }, { brotli: false })

  test.each(['/signin/phone-auth', '/signin/index.html', '/signin/folder/'])(
    '%s is the one page',
    async path => {
      expect((await ask(other.site.http, path)).body.toString()).toBe(INDEX)
    },
  )

  test('without the module for brotli, gzip is served', async () => {
    const headers = { 'Accept-Encoding': 'gzip, br' }
    const answer = await ask(other.site.http, '/signin/main.0123abcd.js', { headers })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(answer.body).toString()).toBe(SCRIPT)
  })
})

// (security-page/managers)
test('password managers find the page that lists and creates passkeys, at its well-known address', async () => {
  const { status, headers, body } = await ask(here.site.https, '/.well-known/passkey-endpoints')
  const page = `https://${new URL(here.site.https).hostname}/signin/security`
  expect([status, JSON.parse(body.toString())]).toEqual([200, { enroll: page, manage: page }])
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'application/json',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
  })
})

// (passkeys/related-origins)
describe('the origins that share the passkeys of this one', () => {
  const origins = '{"origins":["https://signin.example.de"]}\n'
  const shared = openSite({ files: { 'related-origins.json': origins } })

  test('password managers find the passkey pages that the company has configured', async () => {
    const { status, headers, body } = await ask(shared.site.https, '/.well-known/webauthn')
    expect([status, body.toString()]).toEqual([200, origins])
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
    })
  })

  test('are not found where it has not', async () => {
    const { status, headers } = await ask(here.site.https, '/.well-known/webauthn')
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
  })
})

describe('the rest of the origin', () => {
  const WEB_APP = '<!doctype html><title>web app</title>'.padEnd(2000)

  // As a company would write it in server.conf: a folder of files, one of them with an extra header.
  const rest = (folder: string) => `
  root ${folder}/rest;
  location ~ "/kept\\.html$" { add_header Cache-Control "max-age=60"; }`
  const web = openSite({}, { rest })

  beforeAll(() => {
    const folder = join(web.site.folder, 'rest/online')
    mkdirSync(folder, { recursive: true })
    for (const name of ['index.html', 'kept.html', 'font.woff2', 'sums.wasm', 'main.0123abcd.js'])
      writeFileSync(join(folder, name), WEB_APP)
  })

  /** The headers that nginx adds. */
  const OWN = [
    'server',
    'date',
    'content-type',
    'content-length',
    'last-modified',
    'connection',
    'etag',
    'accept-ranges',
  ]

  const served: [name: string, type: string][] = [
    ['', 'text/html'],
    ['index.html', 'text/html'],
    ['font.woff2', 'font/woff2'],
    ['sums.wasm', 'application/wasm'],
    ['main.0123abcd.js', 'application/octet-stream'],
  ]
  test.each(served)('nginx adds no header of ours to /online/%s', async (name, type) => {
    const { status, headers, body } = await ask(web.site.https, `/online/${name}`)
    expect([status, body.toString()]).toEqual([200, WEB_APP])
    expect(headers['content-type']).toBe(type)
    expect(Object.keys(headers).filter(header => !OWN.includes(header))).toEqual([])
  })

  test('a header that the company adds is the only one', async () => {
    const { headers } = await ask(web.site.https, '/online/kept.html')
    expect(headers['cache-control']).toBe('max-age=60')
    expect(headers['x-content-type-options']).toBeUndefined()
  })

  // (security/edge)
  test('a redirect to one of its folders names no port and no scheme', async () => {
    const { status, headers } = await ask(web.site.https, '/online')
    expect([status, headers.location]).toEqual([301, '/online/'])
  })

  test('the company may compress its files', async () => {
    const { headers } = await ask(web.site.http, '/online/index.html', {
      headers: { 'Accept-Encoding': 'gzip' },
    })
    expect(headers['content-encoding']).toBe('gzip')
  })
})
