import { readFileSync } from 'node:fs'
import { accentSheet, accentTokens, BACKGROUNDS, contrast } from 'src/styles/accent'

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('the contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
  expect(contrast(other, one)).toBeCloseTo(ratio, 2)
})

test('a colour that can be seen stays as it is', () => {
  expect(accentTokens('#1d4f91', 'light')).toEqual({
    '--accent': '#1d4f91',
    '--accent-hover': '#19437b',
    '--on-accent': '#ffffff',
    '--link': '#1d4f91',
    '--focus': '#1d4f91',
  })
})

test('one that cannot is made darker in the light look, lighter in the dark one', () => {
  expect(accentTokens('#ffd400', 'light')).toMatchObject({ '--accent': '#a68a00', '--on-accent': '#000000' })
  expect(accentTokens('#ffd400', 'dark')).toMatchObject({ '--accent': '#ffd400', '--on-accent': '#000000' })
  expect(accentTokens('#000000', 'light')).toMatchObject({ '--accent': '#000000', '--on-accent': '#ffffff' })
  expect(accentTokens('#000000', 'dark')['--accent']).not.toBe('#000000')
})

const COLORS = ['00', '40', '80', 'c0', 'ff'].flatMap((red, _at, all) =>
  all.flatMap(green => all.map(blue => `#${red}${green}${blue}`)),
)

test.each(['light', 'dark'] as const)(
  'every colour of the cube holds its contrast in the %s look',
  scheme => {
    const wrong = COLORS.filter(color => {
      const tokens = accentTokens(color, scheme)
      const onAll = (token: string, least: number) =>
        BACKGROUNDS[scheme].every(background => contrast(token, background) >= least)
      return !(
        onAll(tokens['--accent'], 3) &&
        onAll(tokens['--link'], 4.5) &&
        onAll(tokens['--focus'], 3) &&
        contrast(tokens['--on-accent'], tokens['--accent']) >= 4.5 &&
        contrast(tokens['--on-accent'], tokens['--accent-hover']) >= 4.5
      )
    })
    expect(wrong).toEqual([])
  },
)

test('the backgrounds are those of the style sheet', () => {
  const css = readFileSync('src/styles/global.css', 'utf8')
  const [light, dark] = css.split('prefers-color-scheme: dark')
  const of = (part: string | undefined) =>
    ['--page', '--surface', '--surface-sunken'].map(
      name => new RegExp(`${name}: (#\\w+);`).exec(part ?? '')?.[1],
    )
  expect([of(light), of(dark)]).toEqual([BACKGROUNDS.light, BACKGROUNDS.dark])
})

test('the sheet names every token in both looks, and nothing else', () => {
  const declaration = '(?:--[a-z-]+:#[0-9a-f]{6};?){5}'
  expect(accentSheet('#0A7d4F')).toMatch(
    new RegExp(`^:root{${declaration}}@media \\(prefers-color-scheme:dark\\){:root{${declaration}}}$`),
  )
})
