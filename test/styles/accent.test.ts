import { converter, wcagContrast as contrast, wcagLuminance as luminance } from 'culori'
import { accentTokens } from 'src/styles/accent'
import { backgroundsOf } from 'src/styles/contrast'
import { PALETTE, type Scheme } from 'src/styles/palette'

// (product/accent)
test('a visible colour is used unchanged, in text too', () => {
  expect(accentTokens('#1D4F91', 'light')).toMatchObject({
    accent: '#1d4f91',
    accentHover: '#19437b',
    accentEdge: '#1d4f91',
    onAccent: '#ffffff',
    link: '#1d4f91',
    focus: '#1d4f91',
  })
})

test('a visible fill keeps the company’s colour; its edge is darkened in the light scheme and lightened in the dark one', () => {
  expect(accentTokens('#ffd400', 'light')).toMatchObject({
    accent: '#ffd400',
    accentEdge: '#a38800',
    onAccent: '#000000',
  })
  expect(accentTokens('#ffd400', 'dark')).toMatchObject({ accent: '#ffd400', accentEdge: '#ffd400' })
  expect(accentTokens('#000000', 'light')).toMatchObject({ accentEdge: '#000000', onAccent: '#ffffff' })
})

test.each<[accent: string, scheme: Scheme]>([
  ['#ffffff', 'light'],
  ['#eef1f6', 'light'],
  ['#ffd1dc', 'light'],
  ['#000000', 'dark'],
  ['#003366', 'dark'],
])('%s would be invisible in the %s scheme: buttons and links use the text colour', (accent, scheme) => {
  const { text } = PALETTE[scheme]
  expect(accentTokens(accent, scheme)).toMatchObject({
    accent: text,
    accentEdge: text,
    link: text,
    focus: text,
    underline: text,
  })
})

test('a link that cannot use the accent has the text colour above a line in the accent', () => {
  expect(accentTokens('#ffd400', 'light')).toMatchObject({
    link: PALETTE.light.text,
    underline: '#a38800',
    underlineWidth: '2px',
  })
  expect(accentTokens('#ffd400', 'dark')).toMatchObject({
    link: '#ffd400',
    underline: '#ffd400',
    underlineWidth: 'auto',
  })
})

// (product/accent-panel)
test('the panel uses a bright accent with dark text, but not a glaring one in the dark scheme', () => {
  const { text } = PALETTE.light
  expect(accentTokens('#ffd400', 'light')).toMatchObject({ deep: '#ffd400', onDeep: text })
  expect(accentTokens('#ffd400', 'dark')).toMatchObject({ deep: '#ffd400', onDeep: text })
  expect(accentTokens('#ffffff', 'light')).toMatchObject({ deep: '#ffffff', onDeep: text })
  const night = accentTokens('#ffffff', 'dark')
  expect(night.onDeep).toBe('#ffffff')
  expect(luminance(night.deep)).toBeLessThan(0.1)
})

const COMPANIES = [
  '#39ff14',
  '#ffd1dc',
  '#eef1f6',
  '#a8dadc',
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
  'every company’s colour and every colour of the cube has enough contrast in the %s scheme',
  scheme => {
    const wrong = [...COMPANIES, ...CUBE].filter(color => {
      const tokens = accentTokens(color, scheme)
      const onAll = (token: string, least: number) =>
        backgroundsOf(PALETTE[scheme]).every(background => contrast(token, background) >= least)
      return !(
        onAll(tokens.accentEdge, 3) &&
        onAll(tokens.link, 4.5) &&
        onAll(tokens.focus, 3) &&
        onAll(tokens.underline, 3) &&
        contrast(tokens.onAccent, tokens.accent) >= 4.5 &&
        contrast(tokens.onAccent, tokens.accentHover) >= 4.5 &&
        contrast(tokens.onDeep, tokens.deep) >= 4.5 &&
        contrast(tokens.onDeep, tokens.glow) >= 4.5
      )
    })
    expect(wrong).toEqual([])
  },
)

const toOklch = converter('oklch')
const chromaOf = (color: string): number => toOklch(color)?.c ?? 0
const hueOf = (color: string): number => toOklch(color)?.h ?? 0

// A colour that is darkened too far, or mixed with another one, turns brown or khaki.
describe.each(['light', 'dark'] as const)('in the %s scheme', scheme => {
  test.each(COMPANIES)('the panel of %s keeps its hue, and a grey gets none', color => {
    const { deep } = accentTokens(color, scheme)
    const colorful = chromaOf(color) >= 0.12
    expect({
      inColor: !colorful || chromaOf(deep) / chromaOf(color) >= 0.45,
      inHue: !colorful || Math.abs(hueOf(deep) - hueOf(color)) <= 10,
      withoutOtherColor: colorful || chromaOf(deep) < 0.12,
    }).toEqual({ inColor: true, inHue: true, withoutOtherColor: true })
  })
})
