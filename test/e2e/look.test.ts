import type { Browser, Page } from 'playwright-core'
import { shiftsOf } from 'test/e2e/steps/shifts'
import { giveUsername, signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, MOVING, openPage, type PageOptions } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const REFUSED = /status of (?:400|401|403|404)/
const DESKTOP: PageOptions = { viewport: { width: 1280, height: 800 } }
const SMALL_WINDOW: PageOptions = { viewport: { width: 800, height: 700 } }
const PHONE: PageOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
const placeOfHelp = async (page: Page) => {
  const box = await page.getByRole('link', { name: 'Get help', exact: true }).boundingBox()
  return box && [box.x, box.y]
}

// (accessibility/help-place)
test.each([
  ['a desktop', DESKTOP],
  ['a small window', SMALL_WINDOW],
  ['a window as narrow as a phone', { viewport: { width: 400, height: 700 } }],
  ['a phone', PHONE],
])('the help link stands in one place on every screen of %s', async (_where, options) => {
  const page = await openPage(browser, { expected: [REFUSED], ...options })
  await signIn(page, sandbox.origin, 'approve-setup')
  await page.getByRole('heading', { name: 'Set up the mobile app' }).waitFor()
  const places = [await placeOfHelp(page)]
  for (const path of ['/', '/forget-password', '/password-expired', '/change-password', '/mobile-wizard']) {
    await page.goto(`${sandbox.origin}/signin${path}`)
    await heading(page)
    places.push(await placeOfHelp(page))
  }
  expect(places).toEqual(places.map(() => places[0]))
})

// (product/one-height, password-reset/way-back)
test.each<[where: string, options: PageOptions]>([
  ['a desktop', DESKTOP],
  ['a low desktop', { viewport: { width: 1280, height: 720 } }],
  ['a small window', SMALL_WINDOW],
  ['a phone', PHONE],
])('the heading stands at one height, with a rail above it or without, on %s', async (_where, options) => {
  const page = await openPage(browser, options)
  const top = async (name: string) => {
    const box = await page.getByRole('heading', { level: 1, name }).boundingBox()
    return box && box.y + (await page.evaluate(() => window.scrollY))
  }
  await page.goto(`${sandbox.origin}/signin/`)
  await heading(page)
  const first = await top('Sign in')
  await signIn(page, sandbox.origin, 'sms')
  await page.getByLabel('Security code').waitFor()
  const tops = [await top('Enter security code')]
  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await page.getByLabel('Username').fill('simple')
  await page.keyboard.press('Enter')
  const number = page.getByLabel('Mobile number')
  await number.fill((await sandbox.api<{ number: string }>('phone?person=simple')).number)
  tops.push(await top('Verify your phone'))
  expect(await page.getByRole('link', { name: 'Back to sign in' }).isVisible()).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByLabel('Digit 1 of 6').click()
  tops.push(await top('Enter verification code'))
  const phone = await sandbox.api<{ messages: { code?: string }[] }>('phone?person=simple')
  await page.keyboard.type(phone.messages[0]?.code ?? '')
  await page.getByLabel('New password', { exact: true }).waitFor()
  tops.push(await top('Create password'))
  expect(tops).toEqual(tops.map(() => first))
})

// (sign-in/to-provider, forms/nothing-shifts)
test.each<[person: string, where: string, options: PageOptions]>([
  ['sso', 'a desktop', DESKTOP],
  ['federated-own', 'a desktop', DESKTOP],
  ['sso', 'a phone', PHONE],
])(
  'of %s on %s the button stands right below the hint, and nothing shifts',
  async (person, _where, options) => {
    await sandbox.api('faults', {
      method: 'PUT',
      body: { method: 'GET', path: '/api/auth/v2/login/options', kind: 'delay', delayMs: 700 },
    })
    const page = await openPage(browser, { ...options, ...MOVING })
    await page.goto(`${sandbox.origin}/signin/`)
    await giveUsername(page, person)
    const act = page.getByRole('button', { name: 'Continue' })
    await act.waitFor()
    const hint = await page.locator('form .told').boundingBox()
    const gap = ((await act.boundingBox())?.y ?? 0) - ((hint?.y ?? 0) + (hint?.height ?? 0))
    expect(gap).toBeGreaterThanOrEqual(14)
    expect(gap).toBeLessThanOrEqual(24)
    expect(await shiftsOf(page)).toEqual([])
  },
)

test('nothing moves on its own when the password step comes late', async () => {
  await sandbox.api('faults', {
    method: 'PUT',
    body: { method: 'GET', path: '/api/auth/v2/login/options', kind: 'delay', delayMs: 700 },
  })
  const page = await openPage(browser, { ...DESKTOP, ...MOVING })
  await page.goto(`${sandbox.origin}/signin/`)
  await giveUsername(page, 'simple')
  await page.getByLabel('Password', { exact: true }).waitFor()
  expect(await shiftsOf(page)).toEqual([])
})

const HOST = 'https://images.harbor.example/'
const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}"/></svg>`

/** Where the card stands and what is as wide as it, in a company's dress. */
async function frame(page: Page): Promise<unknown> {
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('button', { name: 'Next' }).waitFor()
  await page.waitForLoadState('networkidle')
  const boxOf = (role: 'banner' | 'main') => page.getByRole(role).boundingBox()
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  return { banner: await boxOf('banner'), main: await boxOf('main'), help: await placeOfHelp(page), sideways }
}

test.each([
  ['a desktop', DESKTOP],
  ['a phone of 320 px', { ...PHONE, viewport: { width: 320, height: 640 } }],
])('a logo of any shape keeps to its frame, on %s', async (_where, options) => {
  const page = await openPage(browser, { ...options, expected: [/ERR_FAILED/] })
  const images: Record<string, string> = { wide: svg(4000, 90), tall: svg(50, 3000), tiny: svg(9, 9) }
  await page.route(`${HOST}**`, route => {
    const body = images[new URL(route.request().url()).pathname.slice(1)]
    return body ? route.fulfill({ contentType: 'image/svg+xml', body }) : route.abort()
  })
  const plain = await frame(page)
  for (const name of ['wide', 'tall', 'tiny', 'missing']) {
    const theme = { loginPageHeaderUrl: HOST + name, companyLogoUrl: HOST + name }
    await sandbox.api('company', { method: 'PUT', body: { settings: { theme } } })
    await page.evaluate(() => sessionStorage.clear())
    expect({ name, frame: await frame(page) }).toEqual({ name, frame: plain })
  }
  // A company whose image fails to load shows its name.
  expect(await page.getByRole('banner').innerText()).toContain('Harbor')
})
