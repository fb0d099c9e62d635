import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBuild } from 'scripts/build/build'
import { readStoredChunks } from 'scripts/build/chunks'
import { filesIn } from 'scripts/build/filesIn'
import { ensureWorkbench, WORKBENCH } from 'scripts/build/workbench'
import { SAGAS, wrongIn } from 'test/support/workbench/effectLines'

// Those of `npm run dev` are looked at in dev.test.ts, where it runs.
test('every line that makes an effect is found in every script of `npm start -- --workbench`', async () => {
  await ensureWorkbench()
  const scripts = filesIn(WORKBENCH).filter(file => file.endsWith('.js'))
  const texts = new Map(scripts.map(file => [`/signin/${path.basename(file)}`, readFileSync(file, 'utf8')]))
  const { wrong, files } = await wrongIn(texts, false)
  expect(wrong).toEqual([])
  expect(SAGAS.filter(file => !files.has(file))).toEqual([])
})

beforeAll(() => ensureBuild())

test('no file of the production build has a word of the workbench', () => {
  const told = filesIn('dist').filter(file => /(?:foyer|saga)-?workbench/i.test(readFileSync(file, 'utf8')))
  expect(told).toEqual([])
})

// (support/recording)
test('the production build has only the recorder of the workbench, in a separate lazy chunk', () => {
  const { sources, names, imports } = readStoredChunks()
  expect(sources).toContain('src/boot/main.ts')
  const rooms = sources.flatMap(file => /^packages\/saga-workbench\/src\/(\w+)\//.exec(file)?.[1] ?? [])
  expect([...new Set(rooms)].toSorted()).toEqual(['recording', 'ticket'])
  const recorder = imports['src/boot/recordPage'] ?? []
  expect(recorder).toHaveLength(1)
  expect(Object.values(names)).not.toContain(recorder[0])
  const told = filesIn('dist').filter(file => readFileSync(file, 'utf8').includes('dropped:0'))
  expect(told.map(file => path.basename(file))).toEqual(recorder)
})
