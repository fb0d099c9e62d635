import {
  formatHex,
  interpolate,
  modeLrgb,
  modeRgb,
  useMode as addMode,
  wcagContrast as contrast,
  wcagLuminance as luminance,
} from 'culori/fn'
import { type Palette, PALETTE, propertyOf, type Scheme } from 'src/styles/palette'

/** The colours that a company's accent changes. */
export type AccentTokens = Pick<
  Palette,
  'accent' | 'accentHover' | 'accentEdge' | 'onAccent' | 'link' | 'focus' | 'deep' | 'glow'
>

// What colours are read as, and what luminance is reckoned in.
addMode(modeRgb)
addMode(modeLrgb)

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for what is a control. */
const TEXT = 4.5
const CONTROL = 3
const HOVER = 0.15

const BLACK = '#000000'
const WHITE = '#ffffff'
/** What the panel's colours are mixed with, and how much of it: a night that any colour is seen in. */
const NIGHT = '#071128'
const NIGHT_SHARE = { light: 0.45, dark: 0.75 }
/** Of a colour as bright as this the panel has a quarter: more of it would not be dark. */
const BRIGHT = 0.4
const BRIGHT_SHARE = 0.75
const GLOW_SHARE = { light: 0.05, dark: 0.45 }

/** The backgrounds of links and buttons. */
export const backgroundsOf = (scheme: Scheme): string[] => {
  const { page, surface, surfaceSunken } = PALETTE[scheme]
  return [page, surface, surfaceSunken]
}

/** A company's accent as the tokens of a scheme: a fill stays as it is and gets an edge that can be seen; text takes as much of black or white as it needs. Colours are `#rrggbb` (product/accent). */
export function accentTokens(color: string, scheme: Scheme): AccentTokens {
  const accent = color.toLowerCase()
  const backgrounds = backgroundsOf(scheme)
  const away = scheme === 'light' ? BLACK : WHITE
  const link = corrected(accent, backgrounds, TEXT, away)
  // On any colour at all, one of the two reaches 4.5.
  const onAccent = contrast(accent, WHITE) >= TEXT ? WHITE : BLACK
  const { onDeep } = PALETTE[scheme]
  const deepShare = luminance(accent) > BRIGHT ? BRIGHT_SHARE : NIGHT_SHARE[scheme]
  return {
    accent,
    accentHover: mix(accent, onAccent === WHITE ? BLACK : WHITE, HOVER),
    accentEdge: corrected(accent, backgrounds, CONTROL, away),
    onAccent,
    link,
    focus: link,
    deep: corrected(mix(accent, NIGHT, deepShare), [onDeep], TEXT, NIGHT),
    glow: corrected(mix(accent, NIGHT, GLOW_SHARE[scheme]), [onDeep], TEXT, NIGHT),
  }
}

/** The least step from a colour towards another that holds the contrast with every background. */
function corrected(color: string, backgrounds: readonly string[], least: number, towards: string): string {
  const steps = 100
  for (let step = 0; step < steps; step += 1) {
    const tried = mix(color, towards, step / steps)
    if (backgrounds.every(background => contrast(tried, background) >= least)) return tried
  }
  return towards
}

/** So much of the way from one colour to the other. */
const mix = (color: string, other: string, share: number): string =>
  formatHex(interpolate([color, other], 'rgb')(share))

/** The style sheet that replaces our accent by a company's, in light and dark. */
export const accentSheet = (color: string): string =>
  `:root{${declarations(accentTokens(color, 'light'))}}` +
  `@media (prefers-color-scheme:dark){:root{${declarations(accentTokens(color, 'dark'))}}}`

const declarations = (tokens: AccentTokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${propertyOf(name)}:${value}`)
    .join(';')
