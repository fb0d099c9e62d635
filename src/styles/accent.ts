import { differenceEuclidean } from 'culori/fn'
import {
  awayFrom,
  backgroundsOf,
  BLACK,
  CONTROL,
  contrast,
  corrected,
  luminance,
  mix,
  oklch,
  TEXT,
  WHITE,
} from 'src/styles/contrast'
import { type Palette, PALETTE, type Scheme } from 'src/styles/palette'

/** Measures the difference in hue and chroma, ignoring lightness. */
const hueDistance = differenceEuclidean('oklab', [0, 1, 1, 0])

/** Under both, a fill is lost on its surface: yellow on white has little contrast, and is seen. */
const LOST = { contrast: 1.5, hueDistance: 0.15 }
const HOVER = 0.15

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

/**
 * Returns a company's accent as the tokens of a scheme. The contrasts hold for every accent (product/accent,
 * product/accent-panel): its colours, and the underline of a link. Colours are `#rrggbb`.
 */
export function accentTokens(color: string, scheme: Scheme, palette = PALETTE[scheme]) {
  const accent = color.toLowerCase()
  return { ...buttonsAndLinksOf(accent, scheme, palette), ...panelOf(accent, scheme) }
}

/** Returns the tokens that are used on the surface. */
export function buttonsAndLinksOf(accent: string, scheme: Scheme, palette: Palette) {
  const { surface, text } = palette
  const lost = contrast(accent, surface) < LOST.contrast && hueDistance(accent, surface) < LOST.hueDistance
  const seen = lost ? text : accent
  return { ...fillOf(seen, scheme, palette), ...wordsOf(seen, scheme, palette) }
}

/** Keeps the fill, and adds a visible edge if needed. */
function fillOf(accent: string, scheme: Scheme, palette: Palette) {
  // On any colour, black or white reaches a contrast of 4.5.
  const onAccent = contrast(accent, WHITE) >= TEXT ? WHITE : BLACK
  return {
    accent,
    accentHover: mix(accent, onAccent === WHITE ? BLACK : WHITE, HOVER),
    accentEdge: corrected(accent, backgroundsOf(palette), CONTROL, awayFrom(scheme)),
    onAccent,
  }
}

/** Mixes links with as much black or white as they need. If the company's colour would be lost, they use the text colour and an underline. */
function wordsOf(accent: string, scheme: Scheme, palette: Palette) {
  const backgrounds = backgroundsOf(palette)
  const away = awayFrom(scheme)
  if (backgrounds.every(background => contrast(accent, background) >= CONTROL)) {
    const link = corrected(accent, backgrounds, TEXT, away)
    return { link, focus: link, underline: link, underlineWidth: 'auto' }
  }
  const { text } = palette
  const underline = corrected(accent, backgrounds, CONTROL, away)
  return { link: text, focus: text, underline, underlineWidth: '2px' }
}

/** The panel uses a bright accent unchanged, with dark text. Any other accent is darkened for white text and keeps its hue. */
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
