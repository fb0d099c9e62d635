const LIGHT = {
  page: '#eef1f6',
  surface: '#ffffff',
  surfaceSunken: '#f5f7fa',
  text: '#131a26',
  textMuted: '#586376',
  /** Lines that only part. */
  border: '#dce2ea',
  /** The edges of controls. */
  borderStrong: '#7b879a',
  accent: '#1f55c4',
  accentHover: '#1a48a7',
  /** The edge of a fill that could not be seen without it. */
  accentEdge: '#1f55c4',
  onAccent: '#ffffff',
  link: '#1f55c4',
  focus: '#1f55c4',
  danger: '#b3261e',
  dangerSurface: '#fdf0ef',
  success: '#1b6e41',
  successSurface: '#edf7f1',
  notice: '#23456e',
  noticeSurface: '#eef4fb',
  /** The panel beside the step, its brightest place, and the text on both. */
  deep: '#14367d',
  glow: '#2f63c9',
  onDeep: '#ffffff',
}

/** The colours of a scheme. Each is a custom property of its name: `textMuted` is `--text-muted`. */
export type Palette = typeof LIGHT

const DARK: Palette = {
  page: '#0b0f16',
  surface: '#171d27',
  surfaceSunken: '#10151d',
  text: '#edf1f7',
  textMuted: '#a3afc1',
  border: '#2a3442',
  borderStrong: '#7d8ba1',
  accent: '#6ea3ff',
  accentHover: '#8fb7ff',
  accentEdge: '#6ea3ff',
  onAccent: '#0b1220',
  link: '#8ab4ff',
  focus: '#8ab4ff',
  danger: '#ffb4ab',
  dangerSurface: '#37201f',
  success: '#8fd6ae',
  successSurface: '#16301f',
  notice: '#bcd6f7',
  noticeSurface: '#1b2a3e',
  deep: '#0d1f47',
  glow: '#1d3f86',
  onDeep: '#ffffff',
}

export type Scheme = 'light' | 'dark'

/** Every colour of the app in both schemes; global.css has the same, which a test holds to this (test/styles/lookSheet.test.ts). */
export const PALETTE: Record<Scheme, Palette> = { light: LIGHT, dark: DARK }

/** The custom property of a colour. */
export const propertyOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
