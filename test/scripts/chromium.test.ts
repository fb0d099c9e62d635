import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findChromium } from 'scripts/programs/chromium'

const folder = mkdtempSync(path.join(os.tmpdir(), 'chromium-'))
const program = path.join(folder, 'chromium-browser')
writeFileSync(program, '#!/bin/sh\n')
chmodSync(program, 0o755)
writeFileSync(path.join(folder, 'google-chrome'), 'no program')

const table: [rule: string, env: NodeJS.ProcessEnv, found: string | undefined][] = [
  ['a browser on the path is found', { PATH: `/nowhere::${folder}` }, program],
  ['the named one goes before the path', { PATH: '/nowhere', CHROMIUM_PATH: program }, program],
  [
    'a named one that is no program is not replaced by another',
    { PATH: folder, CHROMIUM_PATH: '/none' },
    undefined,
  ],
]

test.each(table)('%s', (_rule, env, found) => {
  expect(findChromium(env)).toBe(found)
})
