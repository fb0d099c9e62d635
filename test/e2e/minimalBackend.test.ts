import { expect, test as base } from 'test/e2e/fixtures/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Frame, Page } from 'playwright-core'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'

const FILE = 'examples/minimal-backend/server.mjs'
const PASSWORD = 'Correct-Horse-9'

const test = base.extend<object, { address: string }>({
  /** The address of the example. */
  address: [
    async ({}, use) => {
      const backend = spawn(process.execPath, [FILE, 'dist', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
      const line = once(createInterface(backend.stdout), 'line') as Promise<[string]>
      const died = once(backend, 'exit').then(() => Promise.reject(new Error('The example did not start.')))
      died.catch(() => undefined)
      const [address] = await Promise.race([line, died])
      await use(address)
      backend.kill()
    },
    { scope: 'worker' },
  ],
})

const signIn = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  await giveUsername(page, 'ada')
  await givePassword(page, PASSWORD)
  await page.waitForURL('**/online/')
}
const at = (address: string, path: string): string => new URL(path, address).href

test('the minimal backend signs a user in with its five calls only and an empty console; a user who has signed out or lost the session signs in again without a redirect loop; a wrong password is rejected, and the right one accepted after it', async ({
  openPage,
  address,
}) => {
  const page = await openPage({ expected: [/status of 401/] })
  const said: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  const calls = new Set<string>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.add(`${request.method()} ${pathname}`)
  })
  await signIn(page, address)
  const heading = page.getByRole('heading')
  expect(await heading.innerText()).toBe('Hello')
  expect(said).toEqual([])
  expect([...calls].sort()).toEqual([
    'GET /api/auth/v2/login/options',
    'GET /api/onboarding/v2/status',
    'GET /api/online/v1/feature-settings',
    'GET /api/online/v1/settings',
    'POST /api/auth/v2/login',
  ])

  const ends: (() => Promise<unknown>)[] = [
    () => page.getByRole('button', { name: 'Sign out' }).click(),
    async () => {
      await page.context().clearCookies({ name: 'session' })
      await page.reload()
    },
  ]
  for (const end of ends) {
    const visits: string[] = []
    const visited = (frame: Frame) => visits.push(new URL(frame.url()).pathname)
    page.on('framenavigated', visited)
    await end()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    // The heading is there before the page has loaded, and Firefox breaks off a page that begins meanwhile.
    await page.waitForLoadState()
    page.off('framenavigated', visited)
    expect(visits.filter(path => path === '/online/')).toEqual([])
    await page.goto(address)
    await giveUsername(page, 'ada')
    await givePassword(page, 'not this one')
    await page.getByText('Username/Password combination was wrong. Please try again.').waitFor()
    await givePassword(page, PASSWORD)
    await page.waitForURL('**/online/')
    expect(await heading.innerText()).toBe('Hello')
  }
  expect((await page.context().cookies()).find(({ name }) => name === 'session')).toMatchObject({
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
  })
})

const JSON_BODY = { 'content-type': 'application/json' }
for (const [rule, headers, status] of [
  ['the app’s own', { ...JSON_BODY, 'x-touch-supported': 'false', 'sec-fetch-site': 'same-origin' }, 200],
  ['one without the header of the app', JSON_BODY, 403],
  [
    'one of another site',
    { ...JSON_BODY, 'x-touch-supported': 'false', 'sec-fetch-site': 'cross-site' },
    403,
  ],
  ['a form', { 'content-type': 'text/plain', 'x-touch-supported': 'false' }, 403],
] satisfies [rule: string, headers: Record<string, string>, status: number][])
  test(`of the calls that sign in, ${rule} is answered ${JSON.stringify(headers)} by ${status}`, async ({
    address,
  }) => {
    const body = JSON.stringify({ userName: 'ada', password: PASSWORD })
    const response = await fetch(at(address, '/api/auth/v2/login'), { method: 'POST', headers, body })
    expect(response.status).toBe(status)
  })

test('a body that is broken ends the call, not the server', async ({ address }) => {
  const headers = { ...JSON_BODY, 'x-touch-supported': 'false' }
  const broken = await fetch(at(address, '/api/auth/v2/login'), { method: 'POST', headers, body: '{' })
  expect([broken.status, (await fetch(address)).status]).toEqual([400, 200])
})

/** Stands for the name of the main script, which the build chooses. */
const HASHED = 'main.HASH.js'
const FILES: [path: string, status: number, file?: string][] = [
  ['/signin', 200, 'index.html'],
  ['/signin/', 200, 'index.html'],
  ['/signin/?back=/online/', 200, 'index.html'],
  ['/signin/change-password', 200, 'shell.html'],
  [`/signin/${HASHED}`, 200, HASHED],
  ['/signin/main.00000000.js', 404],
  ['/signing', 404],
  ['/signin/%2e%2e%2fpackage.json', 200, 'shell.html'],
]
for (const [path, status, file] of FILES)
  test(`${path} is answered ${status} with ${file}`, async ({ address }) => {
    const named = readdirSync('dist').find(name => /^main\.\w+\.js$/.test(name)) ?? ''
    const response = await fetch(at(address, path.replace(HASHED, named)))
    expect(response.status).toBe(status)
    const text = await response.text()
    expect(text).toBe(file ? readFileSync(`dist/${file.replace(HASHED, named)}`, 'utf8') : '"Not found"')
  })

test('is no longer than its readers were promised', () => {
  expect(readFileSync(FILE, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(80)
})
