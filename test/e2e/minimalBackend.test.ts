import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Browser, Frame, Page } from 'playwright-core'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage } from 'test/support/browser'

const FILE = 'examples/minimal-backend/server.mjs'
const PASSWORD = 'Correct-Horse-9'

let browser: Browser
let address: string
const backend = spawn(process.execPath, [FILE, 'dist', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })

beforeAll(async () => {
  const line = once(createInterface(backend.stdout), 'line') as Promise<[string]>
  const died = once(backend, 'exit').then(() => Promise.reject(new Error('The example did not start.')))
  died.catch(() => undefined)
  ;[browser, [address]] = await Promise.all([launchBrowser(), Promise.race([line, died])])
})
afterAll(() => void backend.kill())

const signIn = async (page: Page): Promise<void> => {
  await page.goto(address)
  await giveUsername(page, 'ada')
  await givePassword(page, PASSWORD)
  await page.waitForURL('**/online/')
}
const at = (path: string): string => new URL(path, address).href

test('the minimal backend signs a user in with its five calls only and an empty console; a user who has signed out or lost the session signs in again without a redirect loop; a wrong password is rejected, and the right one accepted after it', async () => {
  const page = await openPage(browser, { expected: [/status of 401/] })
  const said: string[] = []
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text())
  })
  const calls = new Set<string>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.add(`${request.method()} ${pathname}`)
  })
  await signIn(page)
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
test.each<[rule: string, headers: Record<string, string>, status: number]>([
  ['the app’s own', { ...JSON_BODY, 'x-touch-supported': 'false', 'sec-fetch-site': 'same-origin' }, 200],
  ['one without the header of the app', JSON_BODY, 403],
  [
    'one of another site',
    { ...JSON_BODY, 'x-touch-supported': 'false', 'sec-fetch-site': 'cross-site' },
    403,
  ],
  ['a form', { 'content-type': 'text/plain', 'x-touch-supported': 'false' }, 403],
])('of the calls that sign in, %s is answered %j by %i', async (_rule, headers, status) => {
  const body = JSON.stringify({ userName: 'ada', password: PASSWORD })
  const response = await fetch(at('/api/auth/v2/login'), { method: 'POST', headers, body })
  expect(response.status).toBe(status)
})

test('a body that is broken ends the call, not the server', async () => {
  const headers = { ...JSON_BODY, 'x-touch-supported': 'false' }
  const broken = await fetch(at('/api/auth/v2/login'), { method: 'POST', headers, body: '{' })
  expect([broken.status, (await fetch(address)).status]).toEqual([400, 200])
})

const hashed = readdirSync('dist').find(name => /^main\.\w+\.js$/.test(name)) ?? ''
test.each([
  ['/signin', 200, 'index.html'],
  ['/signin/', 200, 'index.html'],
  ['/signin/?back=/online/', 200, 'index.html'],
  ['/signin/change-password', 200, 'shell.html'],
  [`/signin/${hashed}`, 200, hashed],
  ['/signin/main.00000000.js', 404, undefined],
  ['/signing', 404, undefined],
  ['/signin/%2e%2e%2fpackage.json', 200, 'shell.html'],
])('%s is answered %i with %s', async (path, status, file) => {
  const response = await fetch(at(path))
  expect(response.status).toBe(status)
  const text = await response.text()
  expect(text).toBe(file ? readFileSync(`dist/${file}`, 'utf8') : '"Not found"')
})

test('is no longer than its readers were promised', () => {
  expect(readFileSync(FILE, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(80)
})
