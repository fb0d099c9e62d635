import { wcagContrast as contrast } from 'culori'
import { accentSheet, accentTokens, backgroundsOf } from 'src/styles/accent'
import { PALETTE } from 'src/styles/palette'

test('a colour that can be seen stays as it is, in words too', () => {
  expect(accentTokens('#1D4F91', 'light')).toMatchObject({
    accent: '#1d4f91',
    accentHover: '#19437b',
    accentEdge: '#1d4f91',
    onAccent: '#ffffff',
    link: '#1d4f91',
    focus: '#1d4f91',
  })
})

test('a fill is always the company’s own; its edge and its words are made darker in the light look, lighter in the dark one', () => {
  expect(accentTokens('#ffd400', 'light')).toMatchObject({
    accent: '#ffd400',
    accentEdge: '#a38800',
    onAccent: '#000000',
  })
  expect(accentTokens('#ffd400', 'dark')).toMatchObject({ accent: '#ffd400', accentEdge: '#ffd400' })
  expect(accentTokens('#000000', 'light')).toMatchObject({ accentEdge: '#000000', onAccent: '#ffffff' })
  const { accent, accentEdge } = accentTokens('#000000', 'dark')
  expect(accent).toBe('#000000')
  expect(accentEdge).not.toBe('#000000')
})

const COMPANIES = [
  '#ffd400',
  '#c8102e',
  '#000000',
  '#ffffff',
  '#00a884',
  '#7b2ff7',
  '#ff6b00',
  '#e91e8c',
  '#9aa5b1',
  '#003366',
]
const CUBE = ['00', '40', '80', 'c0', 'ff'].flatMap((red, _at, all) =>
  all.flatMap(green => all.map(blue => `#${red}${green}${blue}`)),
)

test.each(['light', 'dark'] as const)(
  'ten companies’ colours and every colour of the cube hold their contrasts in the %s look',
  scheme => {
    const { onDeep } = PALETTE[scheme]
    const wrong = [...COMPANIES, ...CUBE].filter(color => {
      const tokens = accentTokens(color, scheme)
      const onAll = (token: string, least: number) =>
        backgroundsOf(scheme).every(background => contrast(token, background) >= least)
      return !(
        onAll(tokens.accentEdge, 3) &&
        onAll(tokens.link, 4.5) &&
        onAll(tokens.focus, 3) &&
        contrast(tokens.onAccent, tokens.accent) >= 4.5 &&
        contrast(tokens.onAccent, tokens.accentHover) >= 4.5 &&
        contrast(onDeep, tokens.deep) >= 4.5 &&
        contrast(onDeep, tokens.glow) >= 4.5
      )
    })
    expect(wrong).toEqual([])
  },
)

test('the sheet names every token in both looks, and nothing else', () => {
  const declaration = '(?:--[a-z-]+:#[0-9a-f]{6};?){8}'
  expect(accentSheet('#0A7d4F')).toMatch(
    new RegExp(`^:root{${declaration}}@media \\(prefers-color-scheme:dark\\){:root{${declaration}}}$`),
  )
})
