import { readFileSync } from 'node:fs'
import path from 'node:path'
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
