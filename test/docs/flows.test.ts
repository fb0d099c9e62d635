import { readFileSync, writeFileSync } from 'node:fs'
import { TABLES } from 'scenarios/all'
import { enUS } from 'src/messages/en-US'
import { drawnIn, documented } from './flowTables'

const PAGE = 'docs/flows.md'

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
