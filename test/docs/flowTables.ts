import { readFileSync } from 'node:fs'
import { documentedMap } from 'scenarios/map/drawn'
import { readWalked } from 'scenarios/map/map'
import type { Table } from 'scenarios/scenario'

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const tableOf = ({ columns, rows }: Table): string =>
  [line(columns), line(columns.map(() => '---')), ...rows.map(({ row }) => line(row))].join('\n')

/** A document with something between two marks; without them it is an error. */
function between(page: string, [begin, end]: [string, string], content: string): string {
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/flows.md has no ${begin}`)
  return `${page.slice(0, from)}${begin}\n\n${content}\n\n${page.slice(to)}`
}

/** A document with each table between its marks. */
export const documented = (page: string, tables: readonly Table[]): string =>
  tables.reduce(
    (text, table) =>
      between(text, [`<!-- scenarios: ${table.id} -->`, `<!-- end: ${table.id} -->`], tableOf(table)),
    page,
  )

/** A document with the map between its marks. */
export const drawnIn = (page: string): string =>
  between(
    page,
    ['<!-- map -->', '<!-- end: map -->'],
    documentedMap(readWalked(readFileSync('scenarios/map/walked.txt', 'utf8'))),
  )
