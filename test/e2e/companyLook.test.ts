import type { Browser, Locator } from 'playwright-core'
import { lookAround } from 'test/e2e/steps/lookAround'
import { launchBrowser, openPage } from 'test/support/browser'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

/** The text's colour in the light look. */
const DARK = 'rgb(19, 26, 38)'

const configure = (body: object) => sandbox.api('config', { method: 'PUT', body })

test.each([
  ['light', 'rgb(255, 212, 0)', 'rgb(0, 0, 0)', 'rgb(163, 136, 0)'],
  ['dark', 'rgb(255, 212, 0)', 'rgb(0, 0, 0)', 'rgb(255, 212, 0)'],
] as const)(
  'an accent is worn as it is in the %s look, with an edge that can be seen, within the policy',
  async (colorScheme, background, color, edge) => {
    await configure({ accentColor: '#ffd400' })
    const page = await openPage(browser, { colorScheme, reducedMotion: 'reduce' })
    await page.goto(`${sandbox.origin}/signin/`)
    const next = page.getByRole('button', { name: 'Next' })
    const style = await next.evaluate(button => {
      const { backgroundColor, color: own, borderTopColor } = getComputedStyle(button)
      return [backgroundColor, own, borderTopColor]
    })
    expect(style).toEqual([background, color, edge])
  },
)

test('a bright accent is the panel’s with dark words, and the line below links and buttons that look like links', async () => {
  await configure({ accentColor: '#ffd400' })
  const page = await openPage(browser, { viewport: { width: 1280, height: 800 } })
  await page.context().addCookies([{ name: 'lastLoginUsername', value: 'simple', url: sandbox.origin }])
  await page.goto(`${sandbox.origin}/signin/`)
  const styleOf = (locator: Locator) =>
    locator.evaluate(element => {
      const { color, backgroundColor, textDecorationColor, textDecorationLine } = getComputedStyle(element)
      return { color, backgroundColor, textDecorationColor, textDecorationLine }
    })
  const line = { color: DARK, textDecorationColor: 'rgb(163, 136, 0)', textDecorationLine: 'underline' }
  expect(await styleOf(page.getByRole('link', { name: 'Forgot password?' }))).toMatchObject(line)
  expect(await styleOf(page.getByRole('button', { name: 'Use another account' }))).toMatchObject(line)
  expect(await styleOf(page.locator('.brand'))).toMatchObject({
    backgroundColor: 'rgb(255, 212, 0)',
    color: DARK,
  })
})

test('a white accent does not lose the first button', async () => {
  await configure({ accentColor: '#ffffff' })
  const page = await openPage(browser, { reducedMotion: 'reduce' })
  await page.goto(`${sandbox.origin}/signin/`)
  const fill = await page
    .getByRole('button', { name: 'Next' })
    .evaluate(button => getComputedStyle(button).backgroundColor)
  expect(fill).toBe(DARK)
})

test('single texts are replaced, at the door and behind it; wrong ones are told by name', async () => {
  await configure({
    texts: {
      'login.heading': 'Welcome aboard',
      'support.submit': 'Send',
      'login.headline': 'x',
      'login.next': '{no}',
    },
  })
  const page = await openPage(browser)
  const warnings: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await page.goto(`${sandbox.origin}/signin/`)
  await page.getByRole('heading', { name: 'Welcome aboard' }).waitFor()
  await page.getByRole('button', { name: 'Next' }).waitFor()
  await page.getByRole('link', { name: 'Get help' }).click()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  expect(warnings).toEqual([
    'foyer-config: "texts.login.headline" cannot be used; its default stands.',
    'foyer-config: "texts.login.next" cannot be used; its default stands.',
  ])
})

test('a look that cannot be loaded leaves ours', async () => {
  await configure({ accentColor: '#ffd400', texts: { 'login.heading': 'Welcome' } })
  const page = await openPage(browser, { expected: [/ERR_FAILED/] })
  await page.route(/\/signin\/(?!main|view)[^/]+\.js$/, route => route.abort())
  await page.goto(`${sandbox.origin}/signin/`)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sign in')
})

test('a name of several lines keeps clear of the edge of a phone', async () => {
  await configure({ productName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' })
  const page = await openPage(browser, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await page.goto(`${sandbox.origin}/signin/`)
  const name = page.locator('.brand bdi')
  await name.waitFor()
  const top = await name.evaluate(each => {
    const words = document.createRange()
    words.selectNodeContents(each)
    return words.getBoundingClientRect().top
  })
  expect(top).toBeGreaterThanOrEqual(6)
})

// The longest one word, and the longest name.
test.each([
  ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'],
  ['The Very Long Established Savings Bank of Upper Northampton'],
])('the name %s has three lines at most, on every width', async productName => {
  await configure({ productName })
  const page = await openPage(browser)
  await page.goto(`${sandbox.origin}/signin/`)
  const name = page.locator('.brand bdi')
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1024, 700],
    [1280, 800],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height })
    const lines = await name.evaluate(each => {
      const words = document.createRange()
      words.selectNodeContents(each)
      return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect([width, lines]).toEqual([width, Math.min(lines, 3)])
  }
})

// (product/doorway)
test.each([
  ['a phone', 390, 844],
  ['a tablet', 768, 1024],
  ['a desktop', 1280, 800],
])('whose page it is stands with a lock within the window of %s', async (_where, width, height) => {
  const page = await openPage(browser, { viewport: { width, height } })
  await page.goto(`${sandbox.origin}/signin/`)
  const host = page.locator('#root .host')
  const seen = await host.evaluate(each => ({
    words: getComputedStyle(each, '::after').content,
    lock: getComputedStyle(each, '::before').width,
    size: parseFloat(getComputedStyle(each).fontSize),
    bottom: each.getBoundingClientRect().bottom,
  }))
  expect(seen.words).toContain(new URL(sandbox.origin).host)
  expect(parseFloat(seen.lock)).toBeGreaterThan(10)
  expect(seen.size).toBeGreaterThanOrEqual(13)
  expect(seen.bottom).toBeLessThanOrEqual(height)
})

const LINKS = {
  privacy: '/privacy',
  imprint: '/imprint',
  terms: '/terms',
  help: 'https://help.pier.example/',
}
const PHONE = { isMobile: true, hasTouch: true }

// (product/look)
describe('a company with a look of its own', () => {
  const look = {
    surfaceColor: '#fff8f0',
    radius: 4,
    fontFamilies: ['Pier Sans', 'serif'],
    favicon: '/sandbox/files/logo.svg',
    logo: '/sandbox/files/header.svg',
    welcome: { 'en-US': 'Good work begins here.', de: 'Hier beginnt gute Arbeit.' },
    links: LINKS,
  }

  test('wears its surface, shapes, fonts, signs and words, within the policy', async () => {
    await configure({ look })
    const page = await openPage(browser, { viewport: { width: 1280, height: 800 } })
    await page.goto(`${sandbox.origin}/signin/`)
    await page.getByRole('link', { name: 'Imprint' }).waitFor()
    expect(await page.getByText('Good work begins here.').isVisible()).toBe(true)
    const seen = await page.evaluate(() => {
      const field = getComputedStyle(document.querySelector('input')!)
      return {
        body: getComputedStyle(document.body).backgroundColor,
        fonts: field.fontFamily.split(',').slice(0, 2),
        radius: field.borderRadius,
        icon: document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href,
        bar: document.querySelector('meta[name=theme-color][media*=light]')?.getAttribute('content'),
        logo: document.querySelector<HTMLImageElement>('.brand .logo:not([hidden])')?.src,
      }
    })
    expect(seen).toEqual({
      body: 'rgb(255, 248, 240)',
      fonts: ['"Pier Sans"', ' serif'],
      radius: '4px',
      icon: `${sandbox.origin}/sandbox/files/logo.svg`,
      bar: '#fff8f0',
      logo: `${sandbox.origin}/sandbox/files/header.svg`,
    })
  })

  test('a wrong part is told by name, and left out', async () => {
    await configure({ look: { ...look, radius: 99, links: { ...LINKS, privacy: 'javascript:alert(1)' } } })
    const page = await openPage(browser)
    const warnings: string[] = []
    page.on('console', message => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.goto(`${sandbox.origin}/signin/`)
    await page.getByRole('link', { name: 'Imprint' }).waitFor()
    expect(await page.getByRole('link', { name: 'Privacy' }).count()).toBe(0)
    expect(warnings).toEqual([
      'foyer-config: "look.radius" cannot be used; its default stands.',
      'foyer-config: "look.links.privacy" cannot be used; its default stands.',
    ])
  })

  test.each([
    ['a phone', { viewport: { width: 390, height: 844 }, ...PHONE }],
    ['a small phone', { viewport: { width: 320, height: 640 }, ...PHONE }],
    ['a tablet', { viewport: { width: 800, height: 1000 }, hasTouch: true }],
    ['a desktop', { viewport: { width: 1280, height: 800 } }],
  ])('the foot can be pressed on %s, in German and in Arabic too', async (_where, options) => {
    await configure({ look })
    for (const locale of ['en-US', 'de-DE', 'ar']) {
      const page = await openPage(browser, { ...options, locale })
      await page.goto(`${sandbox.origin}/signin/`)
      const links = page.locator('.links a')
      await links.first().waitFor()
      const sizes = await links.evaluateAll(all =>
        all.map(each => {
          const { height, width, left, right } = each.getBoundingClientRect()
          return { height, width, within: left >= 0 && right <= innerWidth }
        }),
      )
      expect(sizes).toHaveLength(4)
      for (const { height, width, within } of sizes) {
        expect(height).toBeGreaterThanOrEqual(44)
        expect(width).toBeGreaterThanOrEqual(44)
        expect(within).toBe(true)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await page.context().close()
    }
  })

  test('the links stay where they are when the menu of languages comes', async () => {
    await configure({ look })
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1024, height: 700 },
      { width: 1280, height: 800 },
    ]) {
      const page = await openPage(browser, { viewport })
      await page.goto(`${sandbox.origin}/signin/`)
      const links = page.locator('.links')
      await links.waitFor()
      const before = await links.boundingBox()
      await lookAround(page)
      await page.getByLabel('Language').last().waitFor()
      expect(await links.boundingBox()).toEqual(before)
      await page.context().close()
    }
  })

  test('a logo for the dark look needs no white ground', async () => {
    await configure({ look: { ...look, darkLogo: '/sandbox/files/background.svg' } })
    const page = await openPage(browser, { colorScheme: 'dark', viewport: { width: 800, height: 1000 } })
    await page.goto(`${sandbox.origin}/signin/`)
    const logo = page.locator('.brand .logo')
    await logo.waitFor()
    const seen = await logo.evaluate(each => [
      (each as HTMLImageElement).src,
      getComputedStyle(each).backgroundColor,
    ])
    expect(seen).toEqual([`${sandbox.origin}/sandbox/files/background.svg`, 'rgba(0, 0, 0, 0)'])
  })
})
