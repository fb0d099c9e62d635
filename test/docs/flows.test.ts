import { readFileSync, writeFileSync } from 'node:fs'
import { TABLES } from 'scenarios/all'
import { documentedMap } from 'scenarios/map/map'
import { readWalked } from 'scenarios/map/map'
import type { Table } from 'scenarios/scenario'
import { enUS } from 'src/messages/en-US'

const PAGE = 'docs/flows.md'

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
const documented = (page: string, tables: readonly Table[]): string =>
  tables.reduce(
    (text, table) =>
      between(text, [`<!-- scenarios: ${table.id} -->`, `<!-- end: ${table.id} -->`], tableOf(table)),
    page,
  )

/** A document with the map between its marks. */
const drawnIn = (page: string): string =>
  between(
    page,
    ['<!-- map -->', '<!-- end: map -->'],
    documentedMap(readWalked(readFileSync('scenarios/map/walked.txt', 'utf8'))),
  )

test(`${PAGE} has the rows of scenarios/, and the map`, () => {
  const written = drawnIn(documented(readFileSync(PAGE, 'utf8'), TABLES))
  if (process.env.UPDATE_DOCS) writeFileSync(PAGE, written)
  expect(readFileSync(PAGE, 'utf8')).toBe(written)
})

test('every table of the page comes from a scenario', () => {
  const page = readFileSync(PAGE, 'utf8')
  const withoutTables = TABLES.reduce(
    (text, { id }) =>
      text.slice(0, text.indexOf(`<!-- scenarios: ${id} -->`)) +
      text.slice(text.indexOf(`<!-- end: ${id} -->`)),
    page,
  )
  expect(withoutTables.split('\n').filter(line => line.startsWith('|'))).toEqual([])
})

test('every scenario has a unique name, and a row as wide as its table', () => {
  const rows = TABLES.flatMap(({ columns, rows: all }) =>
    all.map(({ name, row }) => ({ name, missing: columns.length - row.length })),
  )
  expect(rows.filter(({ missing }) => missing !== 0)).toEqual([])
  expect(rows).toHaveLength(new Set(rows.map(({ name }) => name)).size)
})

test('every scenario is held by a case or by a walk', () => {
  const idle = TABLES.flatMap(({ rows }) => rows.filter(row => !('cases' in row) && !('walk' in row)))
  expect(idle.map(({ name }) => name)).toEqual([])
})

/** Words in quotes that are the server's, or a name for something. */
const NOT_OURS = ['User phone is not registered', 'empty list']

test('every text that a row quotes is in the catalogue', () => {
  const texts = new Set<unknown>(Object.values(enUS))
  const quoted = TABLES.flatMap(({ rows }) => rows.flatMap(({ row }) => row)).flatMap(cell =>
    [...cell.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)/g)].map(([, text]) => text!),
  )
  expect(quoted.filter(text => !texts.has(text) && !NOT_OURS.includes(text))).toEqual([])
})
