import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type OwnSandbox, startSandbox } from 'sandbox/ownProcess'

const folder = mkdtempSync(path.join(tmpdir(), 'editor-'))
const editor = path.join(folder, 'editor')
const opened = path.join(folder, 'opened')
let sandbox: OwnSandbox

beforeAll(async () => {
  writeFileSync(editor, `#!/bin/sh\necho "$@" > "${opened}.new"\nmv "${opened}.new" "${opened}"\n`)
  chmodSync(editor, 0o755)
  sandbox = await startSandbox({ env: { LAUNCH_EDITOR: editor } })
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(folder, { recursive: true })
})

const open = (place: unknown) =>
  sandbox.api<{ problem?: string }>('flow/open', { method: 'POST', body: { place } })

test('a line of the sources opens in the editor', async () => {
  const changes = watch(folder)
  expect(await open('src/sagas/mfa/textCodeSaga.ts:22')).toEqual({})
  while (!existsSync(opened)) await once(changes, 'change')
  changes.close()
  expect(readFileSync(opened, 'utf8')).toBe(`${path.resolve('src/sagas/mfa/textCodeSaga.ts')} 22 1\n`)
  rmSync(opened)
})

test.each([
  'src/../package.json:1',
  'src/../../../etc/passwd:1',
  'src/../scripts/dev.ts:1',
  '/etc/passwd:1',
  'src/nothing.ts:1',
  'src/sagas/index.ts',
  'src/sagas/index.ts:1; true',
  '',
])('%p is not one of their lines, and opens nothing', async place => {
  expect(await open(place)).toEqual({ problem: `There is no ${place}.` })
  expect(() => readFileSync(opened)).toThrow()
})

test('the sandbox explains why no editor opens', async () => {
  rmSync(editor)
  expect((await open('src/sagas/index.ts:1')).problem).toContain('ENOENT')
})
