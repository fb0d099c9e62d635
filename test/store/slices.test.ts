import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Slice } from '@reduxjs/toolkit'
import { rootReducer } from 'src/features/rootReducer'

const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('Slice.ts'))
  .map(file => file.slice(0, -'.ts'.length))
  .sort()

test('the test finds the slices', () => {
  expect(files).toContain('signIn/loginSlice')
})

test.each(files)('%s has the same name as a slice, in its actions and in the state', async file => {
  const module = (await import(`src/features/${file}`)) as Record<string, Slice | undefined>
  const slice = module[basename(file)]
  const name = basename(file).replace(/Slice$/, '')
  expect([slice?.name, slice?.reducerPath]).toEqual([name, name])
  expect(rootReducer(undefined, { type: 'test/begun' })).toHaveProperty(name, slice?.getInitialState())
})
