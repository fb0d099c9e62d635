import type { Palette } from 'src/styles/palette'

/** The tokens of the theme. Colours are custom properties, so that light and dark change without a render (palette.ts, global.css). */
export const theme = {
  color: {
    surface: 'var(--surface)',
    surfaceSunken: 'var(--surface-sunken)',
    text: 'var(--text)',
    textMuted: 'var(--text-muted)',
    border: 'var(--border)',
    borderStrong: 'var(--border-strong)',
    accent: 'var(--accent)',
    accentHover: 'var(--accent-hover)',
    accentEdge: 'var(--accent-edge)',
    onAccent: 'var(--on-accent)',
    link: 'var(--link)',
    danger: 'var(--danger)',
    dangerSurface: 'var(--danger-surface)',
    success: 'var(--success)',
    successSurface: 'var(--success-surface)',
    notice: 'var(--notice)',
    noticeSurface: 'var(--notice-surface)',
  } satisfies Partial<Palette>,
  shadow: 'var(--shadow)',
  backdrop: 'var(--backdrop)',
  space: { xs: '0.25rem', s: '0.5rem', m: '1rem', l: '1.5rem', xl: '2rem' },
  font: {
    mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace',
    small: '0.875rem',
    body: '1rem',
    lead: '1.125rem',
    title: '1.75rem',
    /** Fits a long word on a small phone. */
    heading: 'clamp(1.5rem, 5vw + 0.5rem, 1.75rem)',
    medium: 550,
    bold: 650,
  },
  /** A company may have other radii (lookSheet.ts). */
  radius: {
    s: 'calc(var(--radius) / 2)',
    m: 'var(--radius)',
    l: 'calc(var(--radius) / 0.6)',
    round: '999px',
  },
  size: {
    /** The minimum size of a touch target. */
    target: '2.75rem',
    /** Fields and buttons. */
    control: '3rem',
    /** A password with its label and two lines of a problem. */
    room: '8.3125rem',
    /** The remaining space below two lines of a hint; a third line moves the content below. */
    belowHint: '3.4375rem',
    modal: '36rem',
  },
  motion: { fast: '120ms ease-out', slow: '250ms ease-out' },
  /** From this width on, the card is placed on a page; below it, the card fills the page (product/devices). */
  media: {
    desktop: '@media (min-width: 737px)',
    phone: '@media (max-width: 736.98px)',
    /** The width from which a wide step has two columns (Step). */
    columns: '@container step (min-width: 38rem)',
    forcedColors: '@media (forced-colors: active)',
  },
} as const

export type Theme = typeof theme
