import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { texts } from './requirements'

const FOLDER = 'docs/decisions'
const MOST_LINES = 50
const PLACE = /`((?:src|packages|test|sandbox|scripts|tools|scenarios|docs|deploy)\/[\w./-]+)`/g
/** A name of ours or of a library, such as `goTo`, `PhoneField` or `LEFT_OUT`. */
const NAME = /`((?=[\w.]*[a-z][A-Z]|[A-Z]+_)[A-Za-z_]\w*(?:\.\w+)*)(?:\(\))?`/g

const files = readdirSync(FOLDER).filter(file => /^\d/.test(file))
const rows = files.map(file => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8')
  const [, number = '', title = ''] = /^# (\d{4}): (.+)\n\n## Context\n/.exec(text) ?? []
  return [file, { file, text, number, title }] as const
})
const numbers = new Set(rows.map(([, { number }]) => number))
const code = texts.filter(([file]) => !file.startsWith('docs/'))

test.each(rows)('%s has the form of a decision, on half a page', (file, { number, title, text }) => {
  expect(file.slice(0, 4)).toBe(number)
  expect(title).not.toMatch(/\.$/)
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].slice(1).map(([, heading]) => heading)
  expect(headings).toEqual(['Context', 'Choice', 'Consequence'])
  expect(text.split('\n').length).toBeLessThanOrEqual(MOST_LINES)
})

test.each(rows)('%s names files and names that are there', (_file, { text }) => {
  const places = [...text.matchAll(PLACE)].map(([, place = '']) => place)
  expect(places.filter(place => !existsSync(place) && !place.startsWith('dist/'))).toEqual([])
  const names = [...text.matchAll(NAME)].map(([, name = '']) => name)
  expect(
    names.filter(name => !code.some(([file, text]) => file.includes(name) || text.includes(name))),
  ).toEqual([])
})

test('no two decisions have one number', () => {
  expect(numbers.size).toBe(files.length)
})

test('the index has a row for each decision, with its title', () => {
  const listed = readFileSync(`${FOLDER}/README.md`, 'utf8')
    .split('\n')
    .filter(line => /^\| \[\d{4}\]/.test(line))
  expect(listed).toEqual(rows.map(([file, { number, title }]) => `| [${number}](${file}) | ${title} |`))
})

test('a decision that is named is there', () => {
  const named = texts.flatMap(([file, text]) =>
    [...text.matchAll(/\bdecisions?[ /](\d{4})\b/gi)].map(([, number = '']) => ({ file, number })),
  )
  expect(named.filter(({ number }) => !numbers.has(number))).toEqual([])
})
