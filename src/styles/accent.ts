import {
  differenceEuclidean,
  formatHex,
  interpolate,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as addMode,
  wcagContrast as contrast,
  wcagLuminance as luminance,
} from 'culori/fn'
import { type Palette, PALETTE, propertyOf, type Scheme } from 'src/styles/palette'

/** The colours that a company's accent changes. */
type AccentColors = Pick<
  Palette,
  'accent' | 'accentHover' | 'accentEdge' | 'onAccent' | 'link' | 'focus' | 'deep' | 'glow' | 'onDeep'
>

/** These, and the line below a link: the accent itself where the words cannot have it. */
export type AccentTokens = AccentColors & { underline: string; underlineWidth: string }

// What colours are read as, what luminance is reckoned in, and what the eye tells apart.
addMode(modeRgb)
addMode(modeLrgb)
addMode(modeOklab)
const oklch = addMode(modeOklch)
/** Apart in hue and chroma, whatever the light. */
const hueDistance = differenceEuclidean('oklab', [0, 1, 1, 0])

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for what is a control. */
const TEXT = 4.5
const CONTROL = 3
/** Under both, a fill is lost on its surface: yellow on white has little contrast, and is seen. */
const LOST = { contrast: 1.5, hueDistance: 0.15 }
const HOVER = 0.15

const BLACK = '#000000'
const WHITE = '#ffffff'
/** White words do not reach 3 : 1 on such an accent, and darkened for them it turns brown or khaki. */
const BRIGHT = 0.3
/** In the dark look a colour with less than this is darkened all the same: there is no hue to lose, and it would dazzle. */
const COLORFUL = 0.12
/** How much black is in the panel and in its brightest place. */
const DEEP_SHARE = { light: 0.4, dark: 0.6 }
const GLOW_SHARE = { light: 0.05, dark: 0.4 }
const NEUTRAL_SHARE = { deep: 0.75, glow: 0.6 }
/** On a bright panel the arcs are this much darker than it. */
const SHADE = 0.08
/** On a panel as dark as this the arcs have some white. */
const DARKEST = { luminance: 0.01, light: 0.15 }

/** The backgrounds of links and buttons. */
export const backgroundsOf = (scheme: Scheme): string[] => {
  const { page, surface, surfaceSunken } = PALETTE[scheme]
  return [page, surface, surfaceSunken]
}

/** A company's accent as the tokens of a scheme; its contrasts are kept here, whatever the company says. Colours are `#rrggbb` (product/accent, product/accent-panel). */
export function accentTokens(color: string, scheme: Scheme): AccentTokens {
  const accent = color.toLowerCase()
  const { surface, text } = PALETTE[scheme]
  const lost = contrast(accent, surface) < LOST.contrast && hueDistance(accent, surface) < LOST.hueDistance
  const seen = lost ? text : accent
  return { ...fillOf(seen, scheme), ...wordsOf(seen, scheme), ...panelOf(accent, scheme) }
}

const awayFrom = (scheme: Scheme): string => (scheme === 'light' ? BLACK : WHITE)

/** A fill stays as it is, and gets an edge that can be seen. */
function fillOf(accent: string, scheme: Scheme) {
  // On any colour at all, one of the two reaches 4.5.
  const onAccent = contrast(accent, WHITE) >= TEXT ? WHITE : BLACK
  return {
    accent,
    accentHover: mix(accent, onAccent === WHITE ? BLACK : WHITE, HOVER),
    accentEdge: corrected(accent, backgroundsOf(scheme), CONTROL, awayFrom(scheme)),
    onAccent,
  }
}

/** Words take as much of black or white as they need; a colour that would not be the company's any more leaves them to the text's, and underlines them. */
function wordsOf(accent: string, scheme: Scheme) {
  const backgrounds = backgroundsOf(scheme)
  const away = awayFrom(scheme)
  if (backgrounds.every(background => contrast(accent, background) >= CONTROL)) {
    const link = corrected(accent, backgrounds, TEXT, away)
    return { link, focus: link, underline: link, underlineWidth: 'auto' }
  }
  const { text } = PALETTE[scheme]
  const underline = corrected(accent, backgrounds, CONTROL, away)
  return { link: text, focus: text, underline, underlineWidth: '2px' }
}

/** The panel wears a bright accent itself, with dark words; any other one is darkened for white words, and keeps its hue. */
function panelOf(accent: string, scheme: Scheme) {
  const bright = luminance(accent) > BRIGHT
  if (bright && (scheme === 'light' || (oklch(accent)?.c ?? 0) >= COLORFUL))
    return { deep: accent, glow: mix(accent, BLACK, SHADE), onDeep: PALETTE.light.text }
  const night = bright ? PALETTE.dark.page : BLACK
  const shares = bright ? NEUTRAL_SHARE : { deep: DEEP_SHARE[scheme], glow: GLOW_SHARE[scheme] }
  const lit = luminance(accent) < DARKEST.luminance ? mix(accent, WHITE, DARKEST.light) : accent
  const panel = (color: string, share: number) => corrected(mix(color, night, share), [WHITE], TEXT, night)
  return { deep: panel(accent, shares.deep), glow: panel(lit, shares.glow), onDeep: WHITE }
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
  `@media (prefers-color-scheme:dark){:root{${declarations(accentTokens(color, 'dark'))}}}` +
  'a,button{text-decoration-color:var(--underline);text-decoration-thickness:var(--underline-width)}'

const declarations = (tokens: AccentTokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${propertyOf(name)}:${value}`)
    .join(';')
