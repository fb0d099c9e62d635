import { converter, differenceEuclidean, wcagContrast as contrast } from 'culori'
import { readFileSync } from 'node:fs'
import { lookColors, lookSheet } from 'src/styles/lookSheet'
import { type Palette, PALETTE, type Scheme, propertyOf } from 'src/styles/palette'
import { theme } from 'src/styles/theme'
import { PAIRS } from 'test/support/colorPairs'

const BRIGHT = '#ffffff #ffd400 #39ff14 #ffd1dc #eef1f6 #a8dadc #ff6b00 #00a884 #9aa5b1'
const DARK = '#000000 #c8102e #003366 #7b2ff7 #e91e8c'
const ACCENTS = [undefined, ...`${BRIGHT} ${DARK}`.split(' ')]
const SURFACES =
  '#ffffff #fff8f0 #ffd1dc #ffff00 #39ff14 #c0c0c0 #9aa5b1 #7a1f3d #ff6b00 #0f2027 #003366 #000000'.split(' ')
const COMPANIES = SURFACES.flatMap(surfaceColor =>
  ACCENTS.map(accentColor => ({ accentColor, surfaceColor })),
)
const hueDistance = differenceEuclidean('oklab', [0, 1, 1, 0])

describe.each(['light', 'dark'] as const)('in the %s scheme', scheme => {
  const palettes = COMPANIES.map(company => {
    const tokens = lookColors(company, scheme)
    const palette: Palette = { ...PALETTE[scheme], ...tokens }
    return { company, palette, underline: tokens.underline ?? palette.link }
  })

  test.each(PAIRS)(
    '%s has enough contrast with %j on every surface, with every accent',
    (color, grounds, least) => {
      const wrong = palettes.filter(({ palette }) =>
        grounds.some(ground => contrast(palette[color], palette[ground]) < least),
      )
      expect(wrong.map(({ company }) => company)).toEqual([])
    },
  )

  test('the first button differs visibly from the second, which has the surface’s colour', () => {
    const wrong = palettes.filter(
      ({ palette: { accent, surface } }) =>
        contrast(accent, surface) < 1.5 && hueDistance(accent, surface) < 0.15,
    )
    expect(wrong.map(({ company }) => company)).toEqual([])
  })

  test('a link is recognisable by its colour or by a line that is not in the text colour', () => {
    const wrong = palettes.filter(
      ({ palette, underline }) =>
        contrast(underline, palette.surface) < 3 ||
        (palette.link === palette.text && underline === palette.text && palette.accent !== palette.text),
    )
    expect(wrong.map(({ company }) => company)).toEqual([])
  })
})

// (product/surface)
test.each<[surface: string, worn: Scheme, other: string]>([
  ['#fff8f0', 'light', '#221d17'],
  ['#0f2027', 'dark', '#f0f8fc'],
])('%s is used unchanged in the %s scheme; the other scheme has its hue', (surfaceColor, worn, other) => {
  expect(lookColors({ surfaceColor }, worn).surface).toBe(surfaceColor)
  expect(lookColors({ surfaceColor }, worn === 'light' ? 'dark' : 'light').surface).toBe(other)
})

test('a colour that suits neither scheme gives both a slight hue', () => {
  const oklch = converter('oklch')
  for (const scheme of ['light', 'dark'] as const) {
    const surface = oklch(lookColors({ surfaceColor: '#c8102e' }, scheme).surface ?? '')
    expect(surface?.c).toBeLessThan(0.04)
    expect(surface?.h).toBeCloseTo(oklch('#c8102e')?.h ?? 0, -1)
  }
})

test('white and greys keep the built-in dark scheme', () => {
  expect(lookColors({ surfaceColor: '#ffffff' }, 'dark').surface).toBeUndefined()
  expect(lookColors({ surfaceColor: '#f4f4f4' }, 'dark').surface).toBeUndefined()
})

test('a company without a colour changes no colour', () => {
  expect(lookSheet({})).toBe('')
  expect(lookSheet({ radius: 0 })).toBe(':root{--radius:0px}')
})

test('an accent sets only its tokens, in both schemes', () => {
  const declaration = '(?:--[a-z-]+:(?:#[0-9a-f]{6}|auto|2px);?){11}'
  expect(lookSheet({ accentColor: '#0A7d4F' })).toMatch(
    new RegExp(
      `^:root{${declaration}}@media \\(prefers-color-scheme:dark\\){:root{${declaration}}}a,button{[^}]+}$`,
    ),
  )
})

test('the company’s fonts precede the built-in ones, which cover the remaining scripts', () => {
  expect(lookSheet({ fontFamilies: ['Inter', 'IBM Plex Sans', 'serif'] })).toBe(
    'body{font-family:"Inter","IBM Plex Sans",serif,var(--fonts)}',
  )
})

describe.each(Object.keys(PALETTE) as Scheme[])('%s', scheme => {
  test.each(PAIRS)('%s has enough contrast with %j', (color, grounds, least) => {
    for (const ground of grounds)
      expect(contrast(PALETTE[scheme][color], PALETTE[scheme][ground])).toBeGreaterThanOrEqual(least)
  })
})

test('every colour belongs to a pair or is only a separating line', () => {
  const paired = new Set(PAIRS.flatMap(([color, grounds]) => [color, ...grounds]))
  expect(Object.keys(PALETTE.light).filter(color => !paired.has(color as keyof Palette))).toEqual(['border'])
})

test('the style sheet has the same colours', () => {
  const [light = '', dark = ''] = readFileSync('src/styles/global.css', 'utf8').split(
    '@media (prefers-color-scheme: dark)',
  )
  const declared = (css: string) =>
    [...css.matchAll(/--[\w-]+: #[\da-f]{6};/g)].map(([declaration]) => declaration)
  const named = (palette: Palette) =>
    Object.entries(palette).map(([name, value]) => `${propertyOf(name)}: ${value};`)
  expect(declared(light)).toEqual(named(PALETTE.light))
  expect(declared(dark)).toEqual(named(PALETTE.dark))
})

test('the theme refers to the colours by their properties', () => {
  for (const [name, value] of Object.entries(theme.color)) expect(value).toBe(`var(${propertyOf(name)})`)
})

// The style sheet of the first paint cannot read the theme.
test('the space for the next step has the same height in the style sheet and in the theme', () => {
  expect(readFileSync('src/styles/frame.css', 'utf8')).toContain(`margin-block-end: ${theme.size.room};`)
})
