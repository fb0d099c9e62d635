import { accentTokens, buttonsAndLinksOf } from 'src/styles/accent'
import { type Palette, PALETTE, propertyOf, type Scheme } from 'src/styles/palette'
import { surfacePalette } from 'src/styles/surface'

export interface LookTokens {
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
