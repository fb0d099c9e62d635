import type { Browser } from 'playwright-core'
import { markdownTable } from 'tools/documents'

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

/** Formats a table as Markdown, with its title and note. */
export const asMarkdown = ({ title, columns, rows, note }: Table): string =>
  [`**${title}**`, markdownTable(columns, rows), ...(note ? [note] : [])].join('\n\n')

/** Replaces the tables of a measurement in a document, between its marks; a document without the marks stays unchanged. */
export const keepFigures = (document: string, measure: string, tables: Table[]): string =>
  document.replace(
    new RegExp(`(<!-- ${measure} -->)[^]*(<!-- end: ${measure} -->)`),
    (_part, begin: string, end: string) => `${begin}\n\n${tables.map(asMarkdown).join('\n\n')}\n\n${end}`,
  )
