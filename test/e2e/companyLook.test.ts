import { stepInWindow } from 'test/support/engines/inWindow'
import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import type { Locator, Page } from 'playwright-core'
import { lookAround } from 'test/e2e/steps/lookAround'
import { recolours } from 'test/support/engines/engine'

/** The text's colour in the light look. */
const DARK = 'rgb(19, 26, 38)'

const configure = (sandbox: Sandbox, body: object) => sandbox.api('config', { method: 'PUT', body })
const toDoor = (sandbox: Sandbox, page: Page) => page.goto(`${sandbox.origin}/signin/`)
const styleOf = (locator: Locator) =>
  locator.evaluate(element => {
    const { backgroundColor, borderTopColor, color, textDecorationColor, textDecorationLine } =
      getComputedStyle(element)
    return { backgroundColor, borderTopColor, color, textDecorationColor, textDecorationLine }
  })

// An accent that would be lost, such as white: test/styles/accent.test.ts and test/styles/lookSheet.test.ts.
test('an accent is used unchanged, with a visible edge; the panel shows it with dark text, links underline with it', async ({
  sandbox,
  openPage,
}) => {
  await configure(sandbox, { accentColor: '#ffd400' })
  const page = await openPage({ colorScheme: 'light', viewport: { width: 1280, height: 800 } })
  await page.context().addCookies([{ name: 'lastLoginUsername', value: 'simple', url: sandbox.origin }])
  await toDoor(sandbox, page)
  const button = {
    backgroundColor: 'rgb(255, 212, 0)',
    color: 'rgb(0, 0, 0)',
    borderTopColor: 'rgb(163, 136, 0)',
  }
  const next = page.getByRole('button', { name: 'Next' })
  expect(await styleOf(next)).toMatchObject(button)
  const line = { color: DARK, textDecorationColor: 'rgb(163, 136, 0)', textDecorationLine: 'underline' }
  expect(await styleOf(page.getByRole('link', { name: 'Forgot password?' }))).toMatchObject(line)
  expect(await styleOf(page.getByRole('button', { name: 'Use another account' }))).toMatchObject(line)
  expect(await styleOf(page.locator('.brand'))).toMatchObject({
    backgroundColor: 'rgb(255, 212, 0)',
    color: DARK,
  })
  if (!recolours()) return
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await styleOf(next)).toMatchObject({ ...button, borderTopColor: 'rgb(255, 212, 0)' })
})

// (product/doorway)
test('the longest names stay clear of the edge in at most three lines, and the owner of the page is shown with a lock, in windows of every size', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ isMobile: true, hasTouch: true })
  // The longest one word, and the longest name.
  for (const productName of [
    'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    'The Very Long Established Savings Bank of Upper Northampton',
  ]) {
    await configure(sandbox, { productName })
    await toDoor(sandbox, page)
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [768, 1024],
      [1024, 700],
      [1280, 800],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height })
      const name = await page.locator('.brand bdi').evaluate(each => {
        const words = document.createRange()
        words.selectNodeContents(each)
        const tops = [...words.getClientRects()].map(({ top }) => Math.round(top))
        return { lines: new Set(tops).size, top: Math.min(...tops) }
      })
      expect([width, name.lines]).toEqual([width, Math.min(name.lines, 3)])
      expect(name.top).toBeGreaterThanOrEqual(6)
      const host = await page.locator('#root .host').evaluate(each => ({
        words: getComputedStyle(each, '::after').content,
        lock: parseFloat(getComputedStyle(each, '::before').width),
        size: parseFloat(getComputedStyle(each).fontSize),
        bottom: each.getBoundingClientRect().bottom,
      }))
      expect(host.words).toContain(new URL(sandbox.origin).host)
      expect(host.lock).toBeGreaterThan(10)
      expect(host.size).toBeGreaterThanOrEqual(13)
      // The smallest phone, which has the most lines, scrolls to it.
      expect([width, width > 320 && host.bottom > height]).toEqual([width, false])
    }
  }
})

const LINKS = {
  privacy: '/privacy',
  imprint: '/imprint',
  terms: '/terms',
  help: 'https://help.pier.example/',
}

const LOOK = {
  surfaceColor: '#fff8f0',
  radius: 4,
  fontFamilies: ['Pier Sans', 'serif'],
  favicon: '/sandbox/files/logo.svg',
  logo: '/sandbox/files/header.svg',
  darkLogo: '/sandbox/files/background.svg',
  welcome: { 'en-US': 'Good work begins here.', de: 'Hier beginnt gute Arbeit.' },
  links: LINKS,
}

// (product/look)
test('a company wears its surface, shapes, fonts, signs and words, within the policy, and its links stay where they are when the menu of languages comes', async ({
  sandbox,
  openPage,
}) => {
  await configure(sandbox, { look: LOOK })
  const desktop = { width: 1280, height: 800 }
  const page = await openPage({ colorScheme: 'light', viewport: desktop })
  await toDoor(sandbox, page)
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

  const places = async () => {
    const boxes: unknown[] = []
    for (const viewport of [{ width: 390, height: 844 }, { width: 1024, height: 700 }, desktop])
      await stepInWindow(page, viewport, async () => boxes.push(await page.locator('.links').boundingBox()))
    return boxes
  }
  const before = await places()
  await lookAround(page)
  await page.getByLabel('Language').last().waitFor()
  expect(await places()).toEqual(before)

  if (!recolours()) return
  // A logo for the dark look needs no white ground.
  await page.setViewportSize({ width: 800, height: 1000 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const logo = page.locator('.brand .logo.for-dark')
  await logo.waitFor()
  expect(await logo.getAttribute('src')).toBe('/sandbox/files/background.svg')
  expect(await styleOf(logo)).toMatchObject({ backgroundColor: 'rgba(0, 0, 0, 0)' })
})

test('a look that does not load leaves the default one; single texts are replaced before and after the sign-in; an invalid text or part of the look is reported by name and ignored', async ({
  sandbox,
  openPage,
}) => {
  await configure(sandbox, {
    texts: {
      'login.heading': 'Welcome aboard',
      'support.submit': 'Send',
      'login.headline': 'x',
      'login.next': '{no}',
    },
    look: { ...LOOK, radius: 99, links: { ...LINKS, privacy: 'javascript:alert(1)' } },
  })
  const page = await openPage({ expected: [/ERR_FAILED/] })
  const chunks = /\/signin\/(?!main|view)[^/]+\.js$/
  await page.route(chunks, route => route.abort())
  await toDoor(sandbox, page)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Sign in')
  await page.unroute(chunks)
  const warnings: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  await toDoor(sandbox, page)
  await page.getByRole('heading', { name: 'Welcome aboard' }).waitFor()
  await page.getByRole('button', { name: 'Next' }).waitFor()
  await page.getByRole('link', { name: 'Imprint' }).waitFor()
  expect(await page.getByRole('link', { name: 'Privacy' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Get help' }).click()
  await page.getByRole('button', { name: 'Send' }).waitFor()
  expect(warnings).toEqual(
    ['look.radius', 'look.links.privacy', 'texts.login.headline', 'texts.login.next'].map(
      name => `foyer-config: "${name}" is invalid; the default is used.`,
    ),
  )
})
