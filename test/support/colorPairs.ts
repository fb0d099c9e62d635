import type { Palette } from 'src/styles/palette'

const GROUNDS = ['page', 'surface', 'surfaceSunken'] as const
const WORDS = 4.5
/** Edges of fields and the outline of the focus (WCAG 1.4.11). */
const SHAPES = 3

/** Every foreground colour with its background colour. */
export const PAIRS: [color: keyof Palette, grounds: readonly (keyof Palette)[], least: number][] = [
  ['text', GROUNDS, WORDS],
  ['textMuted', GROUNDS, WORDS],
  ['link', GROUNDS, WORDS],
  ['danger', [...GROUNDS, 'dangerSurface'], WORDS],
  ['success', [...GROUNDS, 'successSurface'], WORDS],
  ['notice', [...GROUNDS, 'noticeSurface'], WORDS],
  ['onAccent', ['accent', 'accentHover'], WORDS],
  ['onDeep', ['deep', 'glow'], WORDS],
  ['borderStrong', GROUNDS, SHAPES],
  ['accentEdge', GROUNDS, SHAPES],
  ['focus', GROUNDS, SHAPES],
]
