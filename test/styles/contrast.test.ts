import { readFileSync } from 'node:fs'
import { contrast } from 'src/styles/accent'

const [light = '', dark = ''] = readFileSync('src/styles/global.css', 'utf8').split(
  '@media (prefers-color-scheme: dark)',
)
const tokensOf = (css: string): Map<string, string> =>
  new Map([...css.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]))
const LOOKS = { light: tokensOf(light), dark: tokensOf(dark) }

const GROUNDS = ['page', 'surface', 'surface-sunken']
const WORDS = 4.5
/** Edges of fields and the outline of the focus (WCAG 1.4.11). */
const SHAPES = 3

const table: [token: string, grounds: string[], least: number][] = [
  ['text', GROUNDS, WORDS],
  ['text-muted', GROUNDS, WORDS],
  ['link', GROUNDS, WORDS],
  ['danger', ['surface', 'danger-surface'], WORDS],
  ['success', ['surface', 'success-surface'], WORDS],
  ['notice', ['surface', 'notice-surface'], WORDS],
  ['on-accent', ['accent', 'accent-hover'], WORDS],
  ['border-strong', ['page', 'surface'], SHAPES],
  ['focus', GROUNDS, SHAPES],
]

describe.each(['light', 'dark'] as const)('%s', look => {
  const colour = (token: string): string => LOOKS[look].get(token) ?? ''

  test.each(table)('%s can be told from %j', (token, grounds, least) => {
    for (const ground of grounds)
      expect(contrast(colour(token), colour(ground))).toBeGreaterThanOrEqual(least)
  })
})
