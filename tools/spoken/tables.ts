import type { Line } from './lines'

/** What each browser makes Orca say in a walk, a row for each step. */
export interface Heard {
  walk: string
  rows: { what: string; lines: Line[][] }[]
}

const MARK = '<!-- spoken -->'

const SHOWN: Record<Line['heard'], (text: string) => string> = {
  whole: text => text,
  begun: text => `${text} …`,
  not: text => `~~${text}~~`,
}

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`
const cell = (lines: Line[]): string =>
  lines.map(({ text, heard }) => SHOWN[heard](text.replaceAll('|', '\\|'))).join('<br>')

/** The section of a walk: its heading, when and with what it was taken, its table. */
export const sectionOf = (columns: readonly string[], { walk, rows }: Heard, taken: string): string =>
  [
    `## ${walk}`,
    '',
    taken,
    '',
    row(['', ...columns]),
    row([':--', ...columns.map(() => ':--')]),
    ...rows.map(({ what, lines }) => row([what, ...lines.map(cell)])),
  ].join('\n')

const walkOf = (section: string): string => /^## (.+)/.exec(section)?.[1] ?? ''

/** The page with a section in place of the older one of its walk; `names` are all walks in their order, and any other goes. */
export function withSection(page: string, section: string, names: readonly string[]): string {
  const [before = '', after] = page.split(MARK)
  if (after === undefined) throw new Error('the page has no mark for the walks')
  const kept = new Map([...after.split(/^(?=## )/m), section].map(each => [walkOf(each), each.trim()]))
  const missing = names.filter(name => !kept.has(name))
  const parts = [
    ...(missing.length > 0 ? [`Not taken yet: ${missing.map(name => `‘${name}’`).join(', ')}.`] : []),
    ...names.flatMap(name => kept.get(name) ?? []),
  ]
  return `${before}${MARK}\n\n${parts.join('\n\n')}\n`
}
