import type { Browser } from 'playwright-core'
import { cellText, markdownTable, withPart } from 'tools/documents'

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
export type Measure = (bench: Bench) => Promise<Table[]>

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

/** Formats a table as Markdown, with its title and note. */
export function asMarkdown({ title, columns, rows, note }: Table): string {
  const table = markdownTable(
    columns,
    rows.map(cells => cells.map(cellText)),
  )
  return [`**${title}**`, table, ...(note ? [note] : [])].join('\n\n')
}

/** Replaces the tables of a measurement in a document, between its marks; a document without the marks stays unchanged. */
export const keepFigures = (document: string, measure: string, tables: Table[]): string =>
  document.includes(`<!-- ${measure} -->`)
    ? withPart(document, measure, tables.map(asMarkdown).join('\n\n'))
    : document
