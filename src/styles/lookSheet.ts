import { accentTokens, buttonsAndLinksOf } from 'src/styles/accent'
import { type Palette, PALETTE, propertyOf, type Scheme } from 'src/styles/palette'
import { clampChroma, formatHex } from 'culori/fn'
import { awayFrom, BLACK, CONTROL, corrected, luminance, mix, oklch, TEXT } from 'src/styles/contrast'

/** A surface of this luminance is worn as it is: our text has at least 10 : 1 on it. */
const IS_USABLE = {
  light: (light: number) => light >= 0.6,
  dark: (light: number) => light <= 0.04,
}
/** The other look uses its hue with this lightness, share of its chroma, and maximum chroma. */
const TINT = { light: { l: 0.975, share: 0.4, c: 0.02 }, dark: { l: 0.235, share: 1, c: 0.03 } }
/** A grey has no hue to keep. */
const GREY = 0.01
/** The share of black or of the text colour in the area around a surface, and in a line on it. */
const SHARES = {
  light: { page: 0.06, sunken: 0.035, border: 0.12 },
  dark: { page: 0.42, sunken: 0.25, border: 0.12 },
}

/** Returns a scheme's colours on a company's surface. Texts and controls keep their contrast (product/surface). */
function surfacePalette(color: string, scheme: Scheme): Palette {
  const ours = PALETTE[scheme]
  const surface = surfaceOf(color.toLowerCase(), scheme)
  if (surface === ours.surface) return ours
  const shares = SHARES[scheme]
  const below = scheme === 'light' ? ours.text : BLACK
  const page = mix(surface, below, shares.page)
  const surfaceSunken = mix(surface, below, shares.sunken)
  const on = (token: string, least: number) =>
    corrected(token, [page, surface, surfaceSunken], least, awayFrom(scheme))
  return {
    ...ours,
    page,
    surface,
    surfaceSunken,
    textMuted: on(ours.textMuted, TEXT),
    border: mix(surface, ours.text, shares.border),
    borderStrong: on(ours.borderStrong, CONTROL),
    danger: on(ours.danger, TEXT),
    success: on(ours.success, TEXT),
    notice: on(ours.notice, TEXT),
  }
}

/** Returns the company's colour if the scheme can use it, otherwise a tint of its hue, and our own colour if it has no hue. */
function surfaceOf(color: string, scheme: Scheme): string {
  if (IS_USABLE[scheme](luminance(color))) return color
  const { c = 0, h = 0 } = oklch(color) ?? {}
  if (c < GREY) return PALETTE[scheme].surface
  const { l, share, c: most } = TINT[scheme]
  return formatHex(clampChroma({ mode: 'oklch', l, c: Math.min(c * share, most), h }, 'oklch'))
}

interface LookTokens {
  /** Colours are `#rrggbb`. */
  accentColor?: string | null | undefined
  surfaceColor?: string | undefined
  /** In pixels. */
  radius?: number | undefined
  fontFamilies?: readonly string[] | undefined
}

type Tokens = Partial<Palette> & { underline?: string; underlineWidth?: string }

/** The colours of a scheme that a company changes. */
export function lookColors({ accentColor, surfaceColor }: LookTokens, scheme: Scheme): Tokens {
  const ours = PALETTE[scheme]
  const palette = surfaceColor ? surfacePalette(surfaceColor, scheme) : ours
  const changed = Object.entries(palette).filter(([name, color]) => ours[name as keyof Palette] !== color)
  const surface = Object.fromEntries(changed) as Tokens
  if (accentColor) return { ...surface, ...accentTokens(accentColor, scheme, palette) }
  // Our own accent has to be seen on another surface as well.
  return surfaceColor ? { ...surface, ...buttonsAndLinksOf(ours.accent, scheme, palette) } : surface
}

/** Names of CSS, which may not be quoted. */
const GENERIC = /^(?:serif|sans-serif|monospace|system-ui|ui-[a-z-]+)$/

/** The style sheet that puts a company's tokens in place of ours, in light and dark (product/accent, product/surface, product/look). */
export function lookSheet(look: LookTokens): string {
  const { radius, fontFamilies } = look
  const families = fontFamilies?.map(name => (GENERIC.test(name) ? name : `"${name}"`))
  const light = declarations(lookColors(look, 'light'))
  const dark = declarations(lookColors(look, 'dark'))
  return [
    light && `:root{${light}}`,
    dark && `@media (prefers-color-scheme:dark){:root{${dark}}}`,
    (look.accentColor ?? look.surfaceColor) &&
      'a,button{text-decoration-color:var(--underline);text-decoration-thickness:var(--underline-width)}',
    radius !== undefined && `:root{--radius:${radius}px}`,
    // The page's own fonts follow: they have the scripts that the company's do not.
    families && `body{font-family:${[...families, 'var(--fonts)'].join()}}`,
  ]
    .filter(Boolean)
    .join('')
}

const declarations = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `${propertyOf(name)}:${value}`)
    .join(';')
