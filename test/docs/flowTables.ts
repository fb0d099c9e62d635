import type { Table } from 'scenarios/scenario'

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const tableOf = ({ columns, rows }: Table): string =>
  [line(columns), line(columns.map(() => '---')), ...rows.map(({ row }) => line(row))].join('\n')

/** A document with each table between its marks; a table without its marks is an error. */
export function documented(page: string, tables: readonly Table[]): string {
  return tables.reduce((text, table) => {
    const [begin, end] = [`<!-- scenarios: ${table.id} -->`, `<!-- end: ${table.id} -->`]
    const [from, to] = [text.indexOf(begin), text.indexOf(end)]
    if (from < 0 || to < from) throw new Error(`docs/flows.md has no marks of '${table.id}'`)
    return `${text.slice(0, from)}${begin}\n\n${tableOf(table)}\n\n${text.slice(to)}`
  }, page)
}
