import { type OpenPage } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page, Route } from 'playwright-core'
import { hold } from 'test/e2e/steps/hold'
import { linesOf } from 'test/e2e/steps/lines'
import { givePassword, giveUsername } from 'test/e2e/steps/signIn'
import type { Sandbox } from 'sandbox/ownProcess'
import { stopClock } from 'test/e2e/steps/stopClock'

const MAIN = /\/signin\/main\.\w+\.js$/
const VIEW = /\/signin\/view\.\w+\.js$/
const LOOKUP = '/api/auth/v2/login/options'

/** The sign-in page before these scripts have loaded. */
async function doorWithout(sandbox: Sandbox, openPage: OpenPage, scripts: RegExp, opened?: Page) {
  const page = opened ?? (await openPage())
  const letGo = await hold(page, scripts)
  await page.goto(`${sandbox.origin}/signin/`, { waitUntil: 'commit' })
  const username = page.locator('#username')
  return { page, letGo, username }
}
const drawn = (page: Page) => page.waitForFunction(() => !document.querySelector('#trouble'))

const password = (page: Page) => page.getByLabel('Password', { exact: true }).waitFor()

// A lookup that fails, and a name that is edited meanwhile: test/services/http/unseen.test.ts, test/boot/answerForm.test.ts.
test('before any script has loaded, the page shows the product’s name and keeps a password manager’s entry; a form sent then is answered once they load, with one lookup', async ({
  sandbox,
  openPage,
}) => {
  await sandbox.api('config', { method: 'PUT', body: { productName: 'Pier' } })
  const { page, letGo, username } = await doorWithout(sandbox, openPage, MAIN)
  await page.getByText('Pier').first().waitFor()
  expect(await page.title()).toBe('Login Pier')
  await username.evaluate((field: HTMLInputElement) => {
    field.value = 'simple'
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
  letGo()
  await drawn(page)
  expect(await page.getByText('Harbor').count()).toBe(0)
  await page.getByRole('button', { name: 'Next' }).click()
  await password(page)
  expect(await username.inputValue()).toBe('simple')

  await sandbox.api('reset', { method: 'POST' })
  const sent = await doorWithout(sandbox, openPage, MAIN, page)
  await username.fill('simple')
  const looked = page.waitForRequest(/username=simple$/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await looked
  expect(page.url()).toBe(`${sandbox.origin}/signin/`)
  sent.letGo()
  await password(page)
  expect(await sandbox.callsTo(LOOKUP)).toHaveLength(1)
})

// (forms/asked-once, addresses/back-owner)
test('a name that is typed before any script goes along to the forgotten password; so does the return address, which is where the sign-in ends', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [/status of 404/] })
  await hold(page, MAIN)
  await page.goto(`${sandbox.origin}/signin/?back=/online/files`, { waitUntil: 'commit' })
  await page.getByLabel('Username').fill('jane')
  await page.unroute(MAIN)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.waitForURL(/\/forget-password/)
  // Until then the page has the hidden field of the sign-in.
  await page.getByRole('heading', { name: 'Password trouble' }).waitFor()
  expect(await page.getByLabel('Username').inputValue()).toBe('jane')
  await page
    .getByRole('link', { name: 'Close' })
    .or(page.getByRole('button', { name: 'Close' }))
    .click()
  await giveUsername(page, 'simple')
  await givePassword(page, 'Harbor-2026!')
  await page.waitForURL('**/online/files')
  expect(await page.evaluate(() => sessionStorage.getItem('foyer.back'))).toBeNull()
})

// Other users to whom it is not shown: test/boot/inline.test.ts.
test('the step stays empty within a page of another origin, even if the server allows the frame', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [/autofocusing/] })
  await page.route('**/signin/', async route => {
    const response = await route.fetch()
    const headers = response.headers()
    delete headers['x-frame-options']
    headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
      "frame-ancestors 'none'",
      '',
    )
    await route.fulfill({ response, headers })
  })
  const outside = 'http://outside.example/'
  await page.route(outside, route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${sandbox.origin}/signin/"></iframe>`,
    }),
  )
  const scripts = page.waitForResponse(MAIN)
  await page.goto(outside)
  await scripts
  const frame = page.frame({ url: `${sandbox.origin}/signin/` })
  await frame?.waitForLoadState('load')
  expect(await frame?.evaluate(() => document.body.innerText.trim())).toBe('')
  expect(await frame?.locator('input').count()).toBe(0)
})

const missing = (route: Route) => route.abort()
const broken = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })

test('if a script is missing or fails, the page reports it and can be loaded again', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [/ERR_FAILED/, /broken/] })
  // By an event: WebKit's driver waits for the page that its own press opens, whose script is held back here.
  const load = () => page.getByRole('button', { name: 'Try again' }).dispatchEvent('click')
  const faults: [what: string, script: RegExp, answer: (route: Route) => Promise<void>][] = [
    ['no main script', MAIN, missing],
    ['no view script', VIEW, missing],
    ['a broken main script', MAIN, broken],
    ['a broken view script', VIEW, broken],
  ]
  for (const [nth, [what, script, answer]] of faults.entries()) {
    await page.route(script, answer)
    const asked = page.waitForRequest(script)
    await (nth === 0 ? page.goto(`${sandbox.origin}/signin/`) : load())
    await asked
    const sorry = page.getByRole('heading', { name: 'We’re sorry. Something went wrong…' })
    await sorry.waitFor()
    expect([what, ...(await linesOf(sorry))]).toEqual([what, 'We’re sorry.', 'Something went wrong…'])
    await page.unroute(script)
  }
  await load()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await drawn(page)
  expect(await page.locator('h1').count()).toBe(1)
})

test('the page itself requests the settings, once; the API client loads at the first key press', async ({
  sandbox,
  page,
}) => {
  // Without reports: their chunk comes at once.
  await sandbox.api('config', { method: 'PUT', body: null })
  const scripts: string[] = []
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname.split('.')[0] ?? '')
  })
  // The languages come after five seconds, which do not pass here.
  await page.clock.install()
  await stopClock(page)
  await page.goto(`${sandbox.origin}/signin/`)
  await page.clock.runFor(1000)
  await drawn(page)
  await page.waitForLoadState('networkidle')
  expect([...new Set(scripts)].sort()).toEqual(['/signin/main', '/signin/view'])
  const client = page.waitForRequest(/\/signin\/send\.\w+\.js$/)
  await page.keyboard.type('s')
  await client
  expect(await sandbox.callsTo('/api/online/v1/settings')).toHaveLength(1)
})

test('under a policy that knows no inline part the step is seen, and works once the scripts are there', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [/./] })
  await page.route('**/signin/', async route => {
    const answer = await route.fetch()
    const policy = (answer.headers()['content-security-policy'] ?? '').replaceAll(
      / 'sha256-(?!47DEQ)[^']+'/g,
      '',
    )
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'content-security-policy': policy },
    })
  })
  const { letGo, username } = await doorWithout(sandbox, openPage, MAIN, page)
  await username.waitFor()
  letGo()
  await giveUsername(page, 'simple')
  await password(page)
  expect(await sandbox.callsTo(LOOKUP)).toHaveLength(1)
})
