import { cpus } from 'node:os'
import { ensureBuild } from './build/build'
import { ensureChromium } from './chromium'
import { runNode } from './run'

// Each worker of the browser tests runs a Chromium of its own: more than a few starve one another.
const WORKERS = Math.min(4, Math.max(2, Math.floor(cpus().length / 2)))

try {
  const CHROMIUM_PATH = ensureChromium()
  await ensureBuild()
  const given = process.argv.slice(2)
  const args = ['node_modules/jest/bin/jest.js', `--maxWorkers=${WORKERS}`, ...given]
  const { ok } = await runNode(args, { loud: true, env: { CHROMIUM_PATH } })
  process.exitCode = ok ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
