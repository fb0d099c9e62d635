import { existsSync, readFileSync } from 'node:fs'

const PLACE = /`((?:src|test|sandbox|scripts|tools|scenarios|docs|deploy)\/[\w./-]+)`/g

test('the glossary names places that are there', () => {
  const places = [...readFileSync('docs/glossary.md', 'utf8').matchAll(PLACE)].map(([, place = '']) => place)
  expect(places).not.toEqual([])
  expect(places.filter(place => !existsSync(place))).toEqual([])
})
