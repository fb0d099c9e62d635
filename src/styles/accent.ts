/** The backgrounds of links and buttons in global.css: the page, the card and its sunken parts. */
export const BACKGROUNDS = {
  light: ['#f0f3f7', '#ffffff', '#f4f6f9'],
  dark: ['#0e131b', '#18202c', '#111822'],
} as const

export type Scheme = keyof typeof BACKGROUNDS

export interface AccentTokens {
  '--accent': string
  '--accent-hover': string
  '--on-accent': string
  '--link': string
  '--focus': string
}

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for what is a control. */
const TEXT = 4.5
const CONTROL = 3
const HOVER = 0.15

const BLACK = '#000000'
const WHITE = '#ffffff'

/** A company's accent as the tokens of a scheme: as it is where it can be seen, else as much darker or lighter as it takes. Colours are `#rrggbb` (product/accent). */
export function accentTokens(color: string, scheme: Scheme): AccentTokens {
  const backgrounds = BACKGROUNDS[scheme]
  const away = scheme === 'light' ? BLACK : WHITE
  const accent = corrected(color, backgrounds, CONTROL, away)
  const link = corrected(color, backgrounds, TEXT, away)
  // On any colour at all, one of the two reaches 4.5.
  const onAccent = contrast(accent, WHITE) >= TEXT ? WHITE : BLACK
  return {
    '--accent': accent,
    '--accent-hover': mix(accent, onAccent === WHITE ? BLACK : WHITE, HOVER),
    '--on-accent': onAccent,
    '--link': link,
    '--focus': link,
  }
}

/** The least step from a colour towards black or white that holds the contrast with every background. */
function corrected(color: string, backgrounds: readonly string[], least: number, away: string): string {
  const steps = 100
  for (let step = 0; step < steps; step += 1) {
    const tried = mix(color, away, step / steps)
    if (backgrounds.every(background => contrast(tried, background) >= least)) return tried
  }
  return away
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map(channel => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const mix = (color: string, other: string, share: number): string => {
  const others = channels(other)
  return `#${channels(color)
    .map((channel, at) => Math.round(channel + ((others[at] ?? channel) - channel) * share))
    .map(channel => channel.toString(16).padStart(2, '0'))
    .join('')}`
}

const channels = (color: string): number[] => [1, 3, 5].map(at => parseInt(color.slice(at, at + 2), 16))

/** The style sheet that replaces our accent by a company's, in light and dark. */
export const accentSheet = (color: string): string =>
  `:root{${declarations(accentTokens(color, 'light'))}}` +
  `@media (prefers-color-scheme:dark){:root{${declarations(accentTokens(color, 'dark'))}}}`

const declarations = (tokens: AccentTokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')
