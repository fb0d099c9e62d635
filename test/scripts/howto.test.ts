import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'docs/howto'
const PLACE = /`((?:src|packages|test|sandbox|scripts|tools|docs)\/[^\s`*<>]+)`/g
const LINK = /\]\(([^)#]+)\)/g

const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(match => match[1]!)

test.each(readdirSync(FOLDER))('%s names places that are there', page => {
  const text = readFileSync(path.join(FOLDER, page), 'utf8')
  const places = [...found(text, PLACE), ...found(text, LINK).map(link => path.join(FOLDER, link))]
  expect(places).not.toEqual([])
  expect(places.filter(place => !existsSync(place))).toEqual([])
})

test('the index names every page', () => {
  const links = found(readFileSync(path.join(FOLDER, 'README.md'), 'utf8'), LINK)
  expect(links.toSorted()).toEqual(
    readdirSync(FOLDER)
      .filter(name => name !== 'README.md')
      .toSorted(),
  )
})
