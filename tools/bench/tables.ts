import type { Browser } from 'playwright-core'

export interface Table {
  title: string
  columns: string[]
  rows: string[][]
  /** An explanation, if the columns are not enough. */
  note?: string
}

export interface Bench {
  browser: Browser
  /** The number of visits to each page. */
  runs: number
  print: (line: string) => void
}

/** One measurement of the benchmark. */
export interface Measure {
  name: string
  run: (bench: Bench) => Promise<Table[]>
}

/** Formats a table as text, with the first column aligned to the left, and figures to the right. */
export function formatTable({ title, columns, rows, note }: Table): string {
  const lines = [columns, ...rows]
  const widths = columns.map((_, column) => Math.max(...lines.map(line => (line[column] ?? '').length)))
  const format = (line: string[]): string =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  const rule = widths.map(width => '─'.repeat(width)).join('──')
  return [title, '', format(columns), rule, ...rows.map(format), ...(note ? ['', note] : [])].join('\n')
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
const row = (cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`

/** Formats a table as Markdown, with the first column aligned to the left, and figures to the right. */
export function markdownTable({ title, columns, rows, note }: Table): string {
  const sides = columns.map((_, column) => (column === 0 ? ':--' : '--:'))
  const table = [row(columns), `|${sides.join('|')}|`, ...rows.map(row)].join('\n')
  return [`**${title}**`, table, ...(note ? [note] : [])].join('\n\n')
}

/** Replaces the tables of a measurement in a document, between its marks; a document without the marks stays unchanged. */
export function keepFigures(document: string, measure: string, tables: Table[]): string {
  const [begin, end] = [`<!-- bench: ${measure} -->`, `<!-- end: ${measure} -->`]
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) return document
  const figures = tables.map(markdownTable).join('\n\n')
  return `${document.slice(0, from)}${begin}\n\n${figures}\n\n${document.slice(to)}`
}
