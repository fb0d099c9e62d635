import { existsSync, statSync } from 'node:fs'
import { Complaint } from 'scripts/command'
import { type Outcome, runNode } from 'scripts/run'
import { filesIn } from './filesIn'
import { writeNginxPolicy } from './nginxPolicy'
import { precompress } from './precompress'

const WEBPACK = 'node_modules/webpack-cli/bin/cli.js'
const SOURCES = ['webpack.config.js', 'package-lock.json', 'tsconfig.json']

const changedAt = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0)

/** True when `dist` holds what `src` says now. */
export function isBuilt(): boolean {
  const built = changedAt('dist/index.html.br')
  return built > 0 && [...filesIn('src'), ...SOURCES].every(file => changedAt(file) <= built)
}

/** Builds for production and compresses what came out. */
export async function build(): Promise<Outcome> {
  const bundled = await runNode([WEBPACK, '--mode', 'production'])
  if (bundled.ok) {
    await precompress('dist')
    await writeNginxPolicy('dist')
  }
  return bundled
}

/** Builds where `dist` is missing or older than `src`; throws what the build said when it fails. */
export async function ensureBuild(): Promise<void> {
  if (isBuilt()) return
  console.log('Building …')
  const { ok, output } = await build()
  if (!ok) throw new Complaint(`The build failed.\n${output}`)
}
