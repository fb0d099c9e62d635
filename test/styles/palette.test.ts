import { readFileSync } from 'node:fs'
import { wcagContrast as contrast } from 'culori'
import { type Palette, PALETTE, propertyOf, type Scheme } from 'src/styles/palette'
import { theme } from 'src/styles/theme'
import { PAIRS } from 'test/support/colorPairs'

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
