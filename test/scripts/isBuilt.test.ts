import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isBuilt } from 'scripts/build/build'
import { temporaryFolder } from 'test/support/temporaryFolder'

const SOURCES = [
  'src/boot/main.ts',
  'src/messages/en-US.ts',
  'packages/saga-workbench/src/index.ts',
  'scripts/build/pages.ts',
  'deploy/compress.mjs',
  'webpack.config.js',
  'package-lock.json',
  'tsconfig.json',
]
const BUILT = 'dist/index.html.br'
const home = process.cwd()

beforeEach(() => {
  process.chdir(temporaryFolder('is-built'))
  for (const file of [...SOURCES, BUILT]) changed(file, file === BUILT ? 2 : 1)
})
afterEach(() => process.chdir(home))

function changed(file: string, hour: number): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, '')
  utimesSync(file, hour * 3600, hour * 3600)
}

test('a build that is newer than all its sources is current', () => {
  expect(isBuilt()).toBe(true)
})

test.each(SOURCES)('a change of %s asks for another build', file => {
  changed(file, 3)
  expect(isBuilt()).toBe(false)
})

test('without a build, none is current', () => {
  rmSync(BUILT)
  expect(isBuilt()).toBe(false)
})
