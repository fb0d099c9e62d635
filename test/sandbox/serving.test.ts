import { once } from 'node:events'
import { existsSync, watch } from 'node:fs'
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type OwnSandbox, startSandbox } from 'sandbox/ownProcess'
import { temporaryFolder } from 'test/support/temporaryFolder'
import { Visitor } from './visitor'

const INDEX =
  '<!doctype html><title>index</title><script id="foyer-config" type="application/json">{"productName":"Built"}</script>'
const SCRIPT = 'console.log("built")'
/** Named as a file with a hash is. */
const FOLDER = 'x-12345678.y'

const dist = temporaryFolder('foyer-dist')
const tools = temporaryFolder('editor')
const editor = join(tools, 'editor')
const opened = join(tools, 'opened')
let sandbox: OwnSandbox
let visitor: Visitor

beforeAll(async () => {
  await writeFile(join(dist, 'index.html'), INDEX)
  await writeFile(join(dist, 'main.0123abcd.js'), SCRIPT)
  await writeFile(join(dist, 'main.0123abcd.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(dist, 'main.0123abcd.js.gz'), gzipSync(SCRIPT))
  await writeFile(join(dist, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await mkdir(join(dist, FOLDER))
  await writeFile(join(dist, FOLDER, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(dist, FOLDER, '.hidden'), '')
  await writeFile(editor, `#!/bin/sh\necho "$@" > "${opened}.new"\nmv "${opened}.new" "${opened}"\n`)
  await chmod(editor, 0o755)
  sandbox = await startSandbox({ dist, env: { LAUNCH_EDITOR: editor } })
  await sandbox.api('config', { method: 'PUT', body: null })
  visitor = new Visitor(sandbox.origin)
})
afterAll(() => sandbox.stop())

test.each(['/signin', '/signin/', '/signin/phone-auth', '/signin/no/such/page'])(
  '%s is the app',
  async path => {
    const answer = await visitor.get(path)
    expect([answer.status, answer.text]).toEqual([200, INDEX])
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  },
)

test('paths that are not files get the shell where the build makes one', async () => {
  await writeFile(join(dist, 'shell.html'), '<!doctype html><title>shell</title>')
  expect((await visitor.get('/signin/phone-auth')).text).toContain('shell')
  expect((await visitor.get('/signin/')).text).toContain('index')
  await rm(join(dist, 'shell.html'))
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('a client that accepts %s is served %s', async (accepted, encoding) => {
  const answer = await visitor.get('/signin/main.0123abcd.js', { 'Accept-Encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(answer.text).toBe(SCRIPT)
})

test('a hashed file is cached permanently, any other is requested again', async () => {
  const hashed = await visitor.get('/signin/main.0123abcd.js')
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const icon = await visitor.get('/signin/icon.svg')
  expect(icon.headers.get('cache-control')).toBe('no-cache')
  const again = await visitor.get('/signin/icon.svg', { 'If-None-Match': icon.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

// (product/missing-chunk)
test('a chunk of another build fails as a chunk', async () => {
  expect((await visitor.get('/signin/main.76543210.js')).status).toBe(404)
})

test('it is the name of a file that has a hash, not that of its folder', async () => {
  const icon = await visitor.get(`/signin/${FOLDER}/icon.svg`)
  expect([icon.status, icon.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  const screen = await visitor.get(`/signin/${FOLDER}/phone-auth`)
  expect([screen.status, screen.text]).toEqual([200, INDEX])
})

test.each([
  'main.0123abcd.js.br',
  'main.0123abcd.js.gz',
  'main.0123abcd.js.map',
  'csp-hashes.json',
  'csp.nginx.conf',
  `${FOLDER}/.hidden`,
])('%s is for servers', async name => {
  expect((await visitor.get(`/signin/${name}`)).status).toBe(404)
})

test('no path leads out of the build', async () => {
  expect((await visitor.get('/signin/..%2f..%2fetc%2fpasswd')).status).toBe(404)
})

test('the security headers are the real ones', async () => {
  const { headers } = await visitor.get('/signin/')
  const policy = headers.get('content-security-policy') ?? ''
  for (const directive of [
    "default-src 'none'",
    "script-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types webpack',
  ])
    expect(policy.split('; ')).toContain(directive)
  expect(policy).not.toContain('unsafe')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('permissions-policy')).toContain('otp-credentials=(self)')
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

test('hashes that the build leaves are part of the policy', async () => {
  await writeFile(join(dist, 'csp-hashes.json'), JSON.stringify({ style: ['sha256-abc='], script: [] }))
  const policy = (await visitor.get('/signin/')).headers.get('content-security-policy')
  expect(policy).toMatch(/style-src [^;]*'sha256-abc='/)
  await rm(join(dist, 'csp-hashes.json'))
})

test('a test may serve another runtime configuration, safely', async () => {
  await sandbox.api('config', { method: 'PUT', body: { productName: '</script><script>' } })
  const { text } = await visitor.get('/signin/')
  expect(text).toContain('{"productName":"\\u003c/script>\\u003cscript>"}')
  await sandbox.api('config', { method: 'PUT', body: null })
  expect((await visitor.get('/signin/')).text).toBe(INDEX)
})

test('a reported violation can be read', async () => {
  await visitor.call('POST', '/sandbox/api/csp-reports', {
    'csp-report': { 'violated-directive': 'img-src' },
  })
  expect(await sandbox.api('csp-reports')).toEqual([{ 'csp-report': { 'violated-directive': 'img-src' } }])
})

// (security-page/managers)
test('managers of passkeys find the page that lists and creates them', async () => {
  const answer = await visitor.get('/.well-known/passkey-endpoints')
  const page = `${sandbox.origin}/signin/security`
  expect([answer.status, answer.json]).toEqual([200, { enroll: page, manage: page }])
})

test('password managers find the page to change the password', async () => {
  const answer = await visitor.get('/.well-known/change-password')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/signin/change-password'])
})

describe('a line of the sources', () => {
  const open = (place: unknown) =>
    sandbox.api<{ problem?: string }>('flow/open', { method: 'POST', body: { place } })

  test('opens in the editor', async () => {
    const changes = watch(tools)
    expect(await open('src/sagas/mfa/textCodeSaga.ts:22')).toEqual({})
    while (!existsSync(opened)) await once(changes, 'change')
    changes.close()
    expect(await readFile(opened, 'utf8')).toBe(`${resolve('src/sagas/mfa/textCodeSaga.ts')} 22 1\n`)
    await rm(opened)
  })

  test.each([
    'src/../package.json:1',
    'src/../../../etc/passwd:1',
    'src/../scripts/dev.ts:1',
    '/etc/passwd:1',
    'src/nothing.ts:1',
    'src/sagas/index.ts',
    'src/sagas/index.ts:1; true',
    '',
  ])('is not %p, which opens nothing', async place => {
    expect(await open(place)).toEqual({ problem: `There is no ${place}.` })
    expect(existsSync(opened)).toBe(false)
  })

  test('does not open without an editor, and the sandbox explains why', async () => {
    await rm(editor)
    expect((await open('src/sagas/index.ts:1')).problem).toContain('ENOENT')
  })
})
