import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { bundling, ensureBuild } from 'scripts/build/build'
import { filesIn } from 'scripts/build/filesIn'
import { runNode } from 'scripts/command/run'

const COPY = '.cache/without'
const SOURCES = ['src', 'deploy', 'webpack.config.js', 'package.json', 'tsconfig.json']

beforeAll(() => ensureBuild())
afterAll(() => rmSync(COPY, { recursive: true, force: true }))

test('no file of the production build has a word of the workbench', () => {
  const told = filesIn('dist').filter(file => /foyer-?workbench/i.test(readFileSync(file, 'utf8')))
  expect(told).toEqual([])
})

/** Builds the copy for production; returns the bundled files by their names. */
async function buildCopy(): Promise<Record<string, string>> {
  const built = path.resolve(COPY, 'dist')
  const config = path.resolve(COPY, 'webpack.config.js')
  const { ok, output } = await runNode([...(await bundling()), '--config', config, '--output-path', built])
  expect([ok, output]).toEqual([true, output])
  // The style sheet of main stands in the pages themselves.
  const bundled = readdirSync(built).filter(
    file => /\.(?:js|css|svg|png)$/.test(file) && !/^main\..*\.css$/.test(file),
  )
  return Object.fromEntries(bundled.map(file => [file, readFileSync(path.join(built, file), 'latin1')]))
}

// Both are built in one folder: the minifier's short names depend on the letters of hashes, and these on the folder.
test('the production build is byte for byte what it is without the workbench', async () => {
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(COPY, { recursive: true })
  for (const source of SOURCES) cpSync(source, path.join(COPY, source), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(COPY, 'node_modules'))
  const whole = await buildCopy()
  rmSync(path.join(COPY, 'src/workbench'), { recursive: true })
  const without = await buildCopy()
  expect(Object.keys(without)).toEqual(Object.keys(whole))
  expect(Object.keys(whole).filter(file => whole[file] !== without[file])).toEqual([])
})
