import type { Table } from './measure'

const cell = (text: string): string => text.replaceAll('|', '\\|')
const row = (cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`

/** A table as Markdown: the first column to the left, figures to the right. */
export function markdownTable({ title, columns, rows, note }: Table): string {
  const sides = columns.map((_, column) => (column === 0 ? ':--' : '--:'))
  const table = [row(columns), `|${sides.join('|')}|`, ...rows.map(row)].join('\n')
  return [`**${title}**`, table, ...(note ? [note] : [])].join('\n\n')
}

/** A document with these tables in place of the last ones of the same measure, between its marks; one without the marks keeps none. */
export function keepFigures(document: string, measure: string, tables: Table[]): string {
  const [begin, end] = [`<!-- bench: ${measure} -->`, `<!-- end: ${measure} -->`]
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) return document
  const figures = tables.map(markdownTable).join('\n\n')
  return `${document.slice(0, from)}${begin}\n\n${figures}\n\n${document.slice(to)}`
}
