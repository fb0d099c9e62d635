import { readFileSync } from 'node:fs'
import { ensureBuild } from 'scripts/build/build'
import { keptChunks } from 'scripts/build/chunks'
import { filesIn } from 'scripts/build/filesIn'

beforeAll(() => ensureBuild())

test('no file of the production build has a word of the workbench', () => {
  const told = filesIn('dist').filter(file => /foyer-?workbench/i.test(readFileSync(file, 'utf8')))
  expect(told).toEqual([])
})

// What a build has not read cannot change a byte of it.
test('the production build reads no file of the workbench', () => {
  const { sources } = keptChunks()
  expect(sources).toContain('src/boot/main.ts')
  expect(sources.filter(file => file.startsWith('src/workbench/'))).toEqual([])
})
