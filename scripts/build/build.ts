import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { Complaint } from 'scripts/command/command'
import { type Outcome, runNode } from 'scripts/command/run'
import { readWaiting } from 'scripts/messages/state'
import { filesIn } from './filesIn'
import { writeNginxPolicy } from './nginxPolicy'
import { precompress } from './precompress'
import { keepChunks, KEPT_CHUNKS } from './chunks'
import { writeNames } from './names'
import { prerenderPages } from './prerender'
import { writeThirdParty } from 'scripts/build/thirdParty/notices'

export const WEBPACK = 'node_modules/webpack-cli/bin/cli.js'
const DIST = 'dist'
const FOLDERS = ['src', 'packages/saga-workbench', 'scripts/build']
const SOURCES = ['deploy/compress.mjs', 'webpack.config.js', 'package-lock.json', 'tsconfig.json']

const changedAt = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0)

/** Returns true if this file of a build is not older than its sources. */
export function isBuilt(file = 'dist/index.html.br'): boolean {
  const built = changedAt(file)
  return built > 0 && [...FOLDERS.flatMap(filesIn), ...SOURCES].every(file => changedAt(file) <= built)
}

/** Builds for production into a folder: renders the first step, and writes the function names, the licences of the shipped code, and the files for servers (compressed files and the policy). */
export async function build(folder = DIST): Promise<Outcome> {
  const { texts, translations } = await readWaiting()
  const translated = texts.length === 0 ? ['--env', 'translated'] : []
  // The maps are for the names of the source, which are their only remains.
  const options = ['--mode', 'production', '--devtool', 'hidden-source-map', ...translated]
  const bundled = await runNode([WEBPACK, ...options, '--output-path', path.resolve(folder)])
  if (!bundled.ok) return bundled
  const chunks = await prerenderPages(folder)
  if (folder === DIST) keepChunks(chunks)
  writeNames(folder, chunks.sources)
  writeThirdParty(folder)
  await precompress(folder)
  await writeNginxPolicy(folder)
  if (texts.length === 0) return bundled
  const waiting = `${texts.length} to be translated, in all languages together ${translations}: npm run messages -- status`
  return { ...bundled, output: `${bundled.output}\n${waiting}\n` }
}

/** Builds if `dist` is missing or older than its sources; throws with the build's output if it fails. */
export async function ensureBuild(): Promise<void> {
  if (isBuilt() && existsSync(KEPT_CHUNKS)) return
  console.log('Building …')
  const { ok, output } = await build()
  if (!ok) throw new Complaint(`The build failed.\n${output}`)
}
