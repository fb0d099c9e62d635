import {
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
import type { Palette, Scheme } from 'src/styles/palette'

// The colour spaces for parsing colours, for luminance, and for perceived difference.
addMode(modeRgb)
addMode(modeLrgb)
addMode(modeOklab)
/** Lightness, chroma and hue, as the eye has them. */
export const oklch = addMode(modeOklch)
export { contrast, luminance }

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for controls. */
export const TEXT = 4.5
export const CONTROL = 3

export const BLACK = '#000000'
export const WHITE = '#ffffff'

export const awayFrom = (scheme: Scheme): string => (scheme === 'light' ? BLACK : WHITE)

/** The backgrounds of links, buttons and words. */
export const backgroundsOf = ({ page, surface, surfaceSunken }: Palette): string[] => [
  page,
  surface,
  surfaceSunken,
]

/** The least step from a colour towards another that holds the contrast with every background. */
export function corrected(
  color: string,
  backgrounds: readonly string[],
  least: number,
  towards: string,
): string {
  const steps = 100
  for (let step = 0; step < steps; step += 1) {
    const tried = mix(color, towards, step / steps)
    if (backgrounds.every(background => contrast(tried, background) >= least)) return tried
  }
  return towards
}

/** So much of the way from one colour to the other. */
export const mix = (color: string, other: string, share: number): string =>
  formatHex(interpolate([color, other], 'rgb')(share))
