import { expect, test as base } from 'test/e2e/fixtures/test'
import { TEST_LIMIT_MS } from 'test/support/limits'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { contactSheet, type Picture, report } from 'test/e2e/dressed/report'
import { colorsOf, isMud, LEAST, type Measured, measured, type Seen, toldApart } from 'test/e2e/dressed/seen'
import { FRAME_SHEET } from 'src/features/company/frameSheet'
import { type LookTokens, lookSheet } from 'src/styles/lookSheet'
import { recolours } from 'test/support/engines/engine'
import { needs } from 'test/support/engines/needs'
import type { Sandbox } from 'sandbox/ownProcess'

const PAGE = 'docs/reports/looks.md'
const SHEET = 'docs/images/looks.webp'
const MOST_BYTES = 600_000

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
const schemes = (): readonly ('light' | 'dark')[] => (recolours() ? ['light', 'dark'] : ['light'])

interface Dressed extends Picture {
  seen: Seen
}

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
async function visit(
  sandbox: Sandbox,
  page: Page,
  surface: string,
  surfaceColor: string,
): Promise<Dressed[]> {
  const pages: Dressed[] = []
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
    for (const colorScheme of schemes()) {
      await page.emulateMedia({ colorScheme })
      const name = `${surface}, ${colorScheme}`
      // Only the report has pictures.
      const png = process.env.UPDATE_DOCS ? await page.screenshot() : Buffer.of()
      pages.push({ accent, name, seen: await colorsOf(page), png })
    }
  }
  const [first] = pages.filter(({ name }) => name === `${surface}, light`)
  expect(first?.seen).toEqual(loaded)
  return pages
}

const order = Object.keys(ACCENTS)

const test = base.extend<object, { dressed: readonly Dressed[] }>({
  /** The first step on each surface, with each accent. */
  dressed: [
    async ({ launch, workerSandbox }, use) => {
      // A button fades to the accent that is put on: the colours are those of a page where nothing moves.
      const browser = await launch({ still: true })
      await workerSandbox.api('reset', { method: 'POST' })
      await workerSandbox.api('company', { method: 'PUT', body: { settings: { passkeysEnabled: true } } })
      const page = await browser.newPage({
        viewport: { width: 1024, height: 640 },
        deviceScaleFactor: 0.3,
        reducedMotion: 'reduce',
      })
      const pages: Dressed[] = []
      for (const [surface, surfaceColor] of Object.entries(SURFACES))
        pages.push(...(await visit(workerSandbox, page, surface, surfaceColor)))
      await page.context().close()
      await use(pages.sort((one, other) => order.indexOf(one.accent) - order.indexOf(other.accent)))
    },
    { scope: 'worker', timeout: TEST_LIMIT_MS },
  ],
})

const least = (pages: readonly Dressed[], accent: string): Measured => {
  const all = pages.filter(page => page.accent === accent).map(({ seen }) => measured(seen))
  const entries = (Object.keys(LEAST) as (keyof Measured)[]).map(key => [
    key,
    Math.min(...all.map(each => each[key])),
  ])
  return Object.fromEntries(entries) as Measured
}

// (product/accent, product/surface)
for (const accent of Object.keys(ACCENTS))
  test(`${accent} is legible on every surface, and its two buttons differ`, ({ dressed }) => {
    const figures = least(dressed, accent)
    const low = (Object.keys(LEAST) as (keyof Measured)[]).filter(key => figures[key] < LEAST[key])
    expect(low.map(key => [key, figures[key]])).toEqual([])
    const alike = dressed.filter(page => page.accent === accent && !toldApart(page.seen))
    expect(alike.map(({ name }) => name)).toEqual([])
  })

for (const [color, accent, panel, mud] of [
  ['khaki', '#ffd400', '#8b7400', true],
  ['brown', '#ff6b00', '#994000', true],
  ['another hue', '#c8102e', '#780a6c', true],
  ['the accent itself', '#ffd400', '#ffd400', false],
  ['a dark red', '#c8102e', '#780a1c', false],
  ['a grey', '#ffd1dc', '#484048', false],
] satisfies [color: string, accent: string, panel: string, mud: boolean][])
  test(`${color} of ${accent}: ${panel} is mud: ${mud}`, () => {
    expect(isMud(accent, panel)).toBe(mud)
  })

// (product/accent-panel)
for (const [accent, color] of Object.entries(ACCENTS))
  test(`the panel of ${accent} has its colour, and is never mud`, ({ dressed }) => {
    const seen = dressed.filter(page => page.accent === accent)
    const mud = seen.filter(({ seen: { panel } }) => isMud(color, panel.deep) || isMud(color, panel.glow))
    expect(seen).not.toEqual([])
    expect(mud.map(({ name, seen: { panel } }) => [name, panel.deep, panel.glow])).toEqual([])
  })

test(`${PAGE} lists the measurements, with a picture of each`, async ({ browser, dressed }) => {
  needs('figures')
  const page = report(new Map(Object.keys(ACCENTS).map(accent => [accent, least(dressed, accent)])))
  if (process.env.UPDATE_DOCS) {
    writeFileSync(PAGE, page)
    writeFileSync(
      SHEET,
      await contactSheet(browser, dressed, Object.keys(SURFACES).length * schemes().length),
    )
  }
  expect(readFileSync(PAGE, 'utf8')).toBe(page)
  expect(statSync(SHEET).size).toBeLessThan(MOST_BYTES)
})
