import { cyclesIn, importsOf, readGraph } from 'scripts/lint/importGraph'

test.each([
  [`import { it } from 'src/it'`, ['src/it']],
  [`import 'src/it'`, ['src/it']],
  [`export { it } from 'src/it'`, ['src/it']],
  [`const load = () => import('src/it')`, ['src/it']],
  [`const load = () => import(/* webpackChunkName: "it" */ 'src/it')`, ['src/it']],
  [`import { type One, two } from 'src/it'`, ['src/it']],
  [`import { type One, type Two } from 'src/it'`, []],
  [`import type { It } from 'src/it'`, []],
  [`export type { It } from 'src/it'`, []],
  [`type It = typeof import('src/it')`, []],
  [`// import 'src/it'`, []],
])('%s imports %p', (text, found) => {
  expect(importsOf(text)).toEqual(found)
})

const graphOf = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([file, text]) => [file, importsOf(text)]))

test('a cycle that an import() closes counts', () => {
  const graph = graphOf({ a: `import 'b'`, b: `import 'c'`, c: `const load = () => import('b')` })
  expect(cyclesIn(graph)).toEqual([['b', 'c', 'b']])
})

test('two ways to one file are no cycle', () => {
  expect(cyclesIn(graphOf({ a: `import 'b'; import 'c'`, b: `import 'c'`, c: '' }))).toEqual([])
})

test('no file of the repository leads back to itself', () => {
  expect(cyclesIn(readGraph())).toEqual([])
})
