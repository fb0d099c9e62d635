import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findChromium, findShell } from 'scripts/programs/chromium'
import { temporaryFolder } from 'test/support/temporaryFolder'

const folder = temporaryFolder('chromium')
const program = path.join(folder, 'chromium-browser')
writeFileSync(program, '#!/bin/sh\n')
chmodSync(program, 0o755)
writeFileSync(path.join(folder, 'google-chrome'), 'no program')
const shell = path.join(folder, 'chromium-headless-shell')
writeFileSync(shell, '#!/bin/sh\n')
chmodSync(shell, 0o755)

const table: [rule: string, env: NodeJS.ProcessEnv, found: string | undefined][] = [
  ['a browser on the path is found', { PATH: `/nowhere::${folder}` }, program],
  ['the named one goes before the path', { PATH: '/nowhere', CHROMIUM_PATH: program }, program],
  [
    'a named one that is not a program is not replaced by another',
    { PATH: folder, CHROMIUM_PATH: '/none' },
    undefined,
  ],
]

test.each(table)('%s', (_rule, env, found) => {
  expect(findChromium(env)).toBe(found)
})

test.each<[rule: string, env: NodeJS.ProcessEnv, found: string | undefined]>([
  ['the shell on the path is found', { PATH: folder }, shell],
  ['a Chromium that is named goes before it', { PATH: folder, CHROMIUM_PATH: program }, program],
  [
    'a shell that is named goes before both',
    { PATH: '/nowhere', CHROMIUM_PATH: program, CHROMIUM_SHELL_PATH: shell },
    shell,
  ],
  ['without one there is none', { PATH: '/nowhere' }, undefined],
])('%s', (_rule, env, found) => {
  expect(findShell(env)).toBe(found)
})
