import type { Line } from './lines'

/** Orca's speech in each browser during a walk, with a row for each step. */
export interface WalkSpeech {
  walk: string
  rows: { what: string; lines: Line[][] }[]
}

const MARK = '<!-- spoken -->'

const SHOWN: Record<Line['spoken'], (text: string) => string> = {
  whole: text => text,
  begun: text => `${text} …`,
  not: text => `~~${text}~~`,
}

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`
const cell = (lines: Line[]): string =>
  lines.map(({ text, spoken }) => SHOWN[spoken](text.replaceAll('|', '\\|'))).join('<br>')

/** Returns the section of a walk: its heading, its date and versions, its table. */
export const sectionOf = (columns: readonly string[], { walk, rows }: WalkSpeech, taken: string): string =>
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

/** Returns the page with the section of a walk replaced; `names` are all walks in order, and sections of other walks are removed. */
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
