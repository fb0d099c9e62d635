import { readFileSync, statSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { contactSheet, type Picture, report } from 'test/e2e/dressed/report'
import { colorsOf, isMud, LEAST, type Measured, measured, type Seen, toldApart } from 'test/e2e/dressed/seen'
import { FRAME_SHEET } from 'src/features/company/frameSheet'
import { type LookTokens, lookSheet } from 'src/styles/lookSheet'
import { launchBrowser } from 'test/support/browser'
import { recolours } from 'test/support/engines/engine'
import { needs } from 'test/support/engines/needs'
import { openSandbox } from 'test/support/sandbox'
import type { Sandbox } from 'sandbox/ownProcess'

const PAGE = 'docs/reports/looks.md'
const SHEET = 'docs/images/looks.webp'
const MOST_BYTES = 600_000
const TIME_LIMIT_MS = 300_000

const ACCENTS: Record<string, string> = {
  white: '#ffffff',
  black: '#000000',
  yellow: '#ffd400',
  neon: '#39ff14',
  pastel: '#ffd1dc',
  'the page’s grey': '#eef1f6',
  grey: '#9aa5b1',
  red: '#c8102e',
  orange: '#ff6b00',
  navy: '#003366',
  violet: '#7b2ff7',
  teal: '#00a884',
}
const SURFACES: Record<string, string> = { white: '#ffffff', cream: '#fff8f0', night: '#0f2027' }
const SCHEMES: readonly ('light' | 'dark')[] = recolours() ? ['light', 'dark'] : ['light']

interface Dressed extends Picture {
  seen: Seen
}

let browser: Browser
let sandbox: Sandbox
const pages: Dressed[] = []

/** Puts another accent on a page that wears one, by the style sheet that the page itself would make. */
const wear = (page: Page, look: LookTokens): Promise<void> =>
  page.evaluate(
    css => {
      const worn = document.adoptedStyleSheets.find(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => cssText.startsWith(':root')),
      )
      if (!worn) throw new Error('The page has no look.')
      worn.replaceSync(css)
    },
    lookSheet(look) + FRAME_SHEET,
  )

/** The first step of a company with passkeys, which has a second button, on a surface and with each accent in turn. */
async function visit(page: Page, surface: string, surfaceColor: string): Promise<void> {
  const [accentColor] = Object.values(ACCENTS)
  await sandbox.api('config', { method: 'PUT', body: { accentColor, look: { surfaceColor } } })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(`${sandbox.origin}/signin/`)
  await page.locator('button[data-second]').waitFor()
  // The name on the panel comes a little late.
  await page.locator('.brand').evaluate(async brand => {
    await Promise.all(brand.getAnimations({ subtree: true }).map(({ finished }) => finished))
  })
  const loaded = await colorsOf(page)
  for (const [accent, accentColor] of Object.entries(ACCENTS)) {
    await wear(page, { accentColor, surfaceColor })
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      const name = `${surface}, ${colorScheme}`
      // Only the report has pictures.
      const png = process.env.UPDATE_DOCS ? await page.screenshot() : Buffer.of()
      pages.push({ accent, name, seen: await colorsOf(page), png })
    }
  }
  const [first] = pages.filter(({ name }) => name === `${surface}, light`)
  expect(first?.seen).toEqual(loaded)
}

beforeAll(async () => {
  // A button fades to the accent that is put on: the colours are those of a page where nothing moves.
  ;[browser, sandbox] = await Promise.all([launchBrowser({ still: true }), openSandbox()])
  await sandbox.api('company', { method: 'PUT', body: { settings: { passkeysEnabled: true } } })
  const page = await browser.newPage({
    viewport: { width: 1024, height: 640 },
    deviceScaleFactor: 0.3,
    reducedMotion: 'reduce',
  })
  for (const [surface, surfaceColor] of Object.entries(SURFACES)) await visit(page, surface, surfaceColor)
  const order = Object.keys(ACCENTS)
  pages.sort((one, other) => order.indexOf(one.accent) - order.indexOf(other.accent))
}, TIME_LIMIT_MS)

const least = (accent: string): Measured => {
  const all = pages.filter(page => page.accent === accent).map(({ seen }) => measured(seen))
  const entries = (Object.keys(LEAST) as (keyof Measured)[]).map(key => [
    key,
    Math.min(...all.map(each => each[key])),
  ])
  return Object.fromEntries(entries) as Measured
}

// (product/accent, product/surface)
test.each(Object.keys(ACCENTS))('%s is legible on every surface, and its two buttons differ', accent => {
  const figures = least(accent)
  const low = (Object.keys(LEAST) as (keyof Measured)[]).filter(key => figures[key] < LEAST[key])
  expect(low.map(key => [key, figures[key]])).toEqual([])
  const alike = pages.filter(page => page.accent === accent && !toldApart(page.seen))
  expect(alike.map(({ name }) => name)).toEqual([])
})

test.each<[color: string, accent: string, panel: string, mud: boolean]>([
  ['khaki', '#ffd400', '#8b7400', true],
  ['brown', '#ff6b00', '#994000', true],
  ['another hue', '#c8102e', '#780a6c', true],
  ['the accent itself', '#ffd400', '#ffd400', false],
  ['a dark red', '#c8102e', '#780a1c', false],
  ['a grey', '#ffd1dc', '#484048', false],
])('%s of %s: %s is mud: %s', (_color, accent, panel, mud) => {
  expect(isMud(accent, panel)).toBe(mud)
})

// (product/accent-panel)
test.each(Object.entries(ACCENTS))('the panel of %s has its colour, and is never mud', (accent, color) => {
  const seen = pages.filter(page => page.accent === accent)
  const mud = seen.filter(({ seen: { panel } }) => isMud(color, panel.deep) || isMud(color, panel.glow))
  expect(seen).not.toEqual([])
  expect(mud.map(({ name, seen: { panel } }) => [name, panel.deep, panel.glow])).toEqual([])
})

test(
  `${PAGE} lists the measurements, with a picture of each`,
  async () => {
    needs('figures')
    const page = report(new Map(Object.keys(ACCENTS).map(accent => [accent, least(accent)])))
    if (process.env.UPDATE_DOCS) {
      writeFileSync(PAGE, page)
      writeFileSync(SHEET, await contactSheet(browser, pages, Object.keys(SURFACES).length * SCHEMES.length))
    }
    expect(readFileSync(PAGE, 'utf8')).toBe(page)
    expect(statSync(SHEET).size).toBeLessThan(MOST_BYTES)
  },
  TIME_LIMIT_MS,
)
