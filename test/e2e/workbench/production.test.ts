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

test('the production build is byte for byte what it is without the workbench', async () => {
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(COPY, { recursive: true })
  for (const source of SOURCES) cpSync(source, path.join(COPY, source), { recursive: true })
  rmSync(path.join(COPY, 'src/workbench'), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(COPY, 'node_modules'))
  const config = path.resolve(COPY, 'webpack.config.js')
  const { ok, output } = await runNode([
    ...(await bundling()),
    '--config',
    config,
    '--output-path',
    path.resolve(COPY, 'dist'),
  ])
  expect([ok, output]).toEqual([true, output])
  // The style sheet of main stands in the pages themselves.
  const bundled = (folder: string): string[] =>
    readdirSync(folder)
      .filter(file => /\.(?:js|css|svg|png)$/.test(file) && !/^main\..*\.css$/.test(file))
      .sort()
  expect(bundled(path.join(COPY, 'dist'))).toEqual(bundled('dist'))
  const other = bundled('dist').filter(
    file => !readFileSync(path.join('dist', file)).equals(readFileSync(path.join(COPY, 'dist', file))),
  )
  expect(other).toEqual([])
})
