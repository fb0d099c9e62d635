import { stepInWindow } from 'test/support/engines/inWindow'
import { type PageOptions, MOVING } from 'test/e2e/fixtures/openPage'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { expectNoShifts } from 'test/e2e/steps/shifts'
import { giveUsername, haveSession } from 'test/e2e/steps/signIn'
import { fault } from 'test/e2e/steps/stage'
import type { Sandbox } from 'sandbox/ownProcess'

const REFUSED = /status of (?:400|401|403|404)/
const DESKTOP_SIZE = { width: 1280, height: 800 }
const DESKTOP: PageOptions = { viewport: DESKTOP_SIZE }
const PHONE: PageOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const placeOfHelp = async (page: Page) => {
  const box = await page.getByRole('link', { name: 'Get help', exact: true }).boundingBox()
  return box && [box.x, box.y]
}

/** Windows of a desktop, which one walk can have in turn; a phone needs its own. */
const WINDOWS = {
  'a desktop': DESKTOP_SIZE,
  'a low desktop': { width: 1280, height: 720 },
  'a small window': { width: 800, height: 700 },
  'a window as narrow as a phone': { width: 400, height: 700 },
}
const DEVICES: [
  where: string,
  options: PageOptions,
  windows: Record<string, { width: number; height: number }>,
][] = [
  ['every window of a desktop', DESKTOP, WINDOWS],
  ['a phone', PHONE, { 'a phone': { width: 390, height: 844 } }],
]

/** The measurements of a page, in each window. */
async function inEach<Measure>(
  page: Page,
  windows: (typeof DEVICES)[number][2],
  measure: () => Promise<Measure>,
): Promise<Record<string, Measure>> {
  const measures: [string, Measure][] = []
  for (const [name, size] of Object.entries(windows))
    await stepInWindow(page, size, async () => measures.push([name, await measure()]))
  return Object.fromEntries(measures)
}

// (accessibility/help-place, product/one-height, password-reset/way-back)
for (const [where, options, windows] of DEVICES)
  test(`on every screen of ${where} the help link has the same place, and the heading the same height, with or without a rail above it`, async ({
    sandbox,
    openPage,
  }) => {
    const page = await openPage({ expected: [REFUSED], ...options })
    const placesAt = async (name: string) => {
      await page.getByRole('heading', { level: 1, name }).waitFor()
      return inEach(page, windows, async () => {
        const box = await page.getByRole('heading', { level: 1, name }).boundingBox()
        // Firefox lays out in sixtieths of a pixel.
        const top = box && Math.round(box.y + (await page.evaluate(() => window.scrollY)))
        return { help: await placeOfHelp(page), top }
      })
    }
    const open = (path: string) => page.goto(`${sandbox.origin}/signin${path}`)
    await open('/')
    const first = await placesAt('Sign in')
    for (const { help, top } of Object.values(first)) expect([help, top]).not.toContain(null)
    const expectSame = async (name: string) => {
      expect({ name, ...(await placesAt(name)) }).toEqual({ name, ...first })
    }
    /** Leads a user past the right password, to the next step of the sign-in. */
    const enter = async (person: string, path = '/session-status') => {
      await page.context().clearCookies()
      await page.evaluate(() => sessionStorage.clear())
      await haveSession(page, sandbox.origin, person)
      await open(path)
    }
    await enter('approve-setup')
    await expectSame('Set up the mobile app')
    await enter('simple', '/password-expired')
    await expectSame('Your password has expired')
    await open('/change-password')
    await expectSame('Before you change your password')
    await enter('sms')
    await page.getByLabel('Security code').waitFor()
    await expectSame('Enter security code')
    await open('/forget-password')
    await expectSame('Password trouble')
    await page.getByLabel('Username').fill('simple')
    await page.keyboard.press('Enter')
    await page.getByLabel('Mobile number').waitFor()
    await expectSame('Verify your phone')
    expect(await page.getByRole('link', { name: 'Back to sign in' }).isVisible()).toBe(true)
  })

// (sign-in/to-provider, forms/nothing-shifts)
for (const [where, options] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] satisfies [where: string, options: PageOptions][])
  test(`the button of a provider is right below the hint, and nothing moves when it or the password appears late, on ${where}`, async ({
    sandbox,
    openPage,
  }) => {
    await fault(sandbox, 'GET', '/api/auth/v2/login/options', { kind: 'delay', delayMs: 700 })
    const page = await openPage({ ...options, ...MOVING })
    await page.goto(`${sandbox.origin}/signin/`)
    await giveUsername(page, 'sso')
    const act = page.getByRole('button', { name: 'Continue' })
    await act.waitFor()
    const hint = await page.locator('form .told').boundingBox()
    const gap = ((await act.boundingBox())?.y ?? 0) - ((hint?.y ?? 0) + (hint?.height ?? 0))
    expect(gap).toBeGreaterThanOrEqual(14)
    expect(gap).toBeLessThanOrEqual(24)
    await giveUsername(page, 'simple')
    await page.getByLabel('Password', { exact: true }).waitFor()
    await expectNoShifts(page)
  })

const HOST = 'https://images.harbor.example/'
const svg = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}"/></svg>`

/** The narrow one is high enough for a logo below the card: a browser may give a scroll bar room. */
const SIZES = [DESKTOP_SIZE, { width: 320, height: 720 }]

/** The position of the card and of the elements as wide as it, in a company's look, in a desktop window and in a window of 320 px. */
async function frames(sandbox: Sandbox, page: Page): Promise<unknown> {
  await page.setViewportSize(DESKTOP_SIZE)
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('button', { name: 'Next' }).waitFor()
  await page.waitForLoadState('networkidle')
  const boxOf = (role: 'banner' | 'main') => page.getByRole(role).boundingBox()
  const measured: unknown[] = []
  for (const size of SIZES)
    await stepInWindow(page, size, async () => {
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      const main = await boxOf('main')
      measured.push({
        banner: await boxOf('banner'),
        // Its height depends on the elements below it.
        main: [main?.x, main?.y, main?.width],
        help: await placeOfHelp(page),
        sideways,
      })
    })
  return measured
}

test('a logo of any shape keeps to its frame, on a desktop and at 320 px', async ({ sandbox, openPage }) => {
  const page = await openPage({ ...DESKTOP, expected: [/ERR_FAILED/] })
  const images: Record<string, string> = { wide: svg(4000, 90), tall: svg(50, 3000), tiny: svg(9, 9) }
  await page.route(`${HOST}**`, route => {
    const body = images[new URL(route.request().url()).pathname.slice(1)]
    return body ? route.fulfill({ contentType: 'image/svg+xml', body }) : route.abort()
  })
  const plain = await frames(sandbox, page)
  for (const name of ['wide', 'tall', 'tiny', 'missing']) {
    const theme = { loginPageHeaderUrl: HOST + name, companyLogoUrl: HOST + name }
    await sandbox.api('company', { method: 'PUT', body: { settings: { theme } } })
    await page.evaluate(() => sessionStorage.clear())
    expect({ name, frames: await frames(sandbox, page) }).toEqual({ name, frames: plain })
  }
  // A company whose image fails to load shows its name.
  expect(await page.getByRole('banner').innerText()).toContain('Harbor')
})
