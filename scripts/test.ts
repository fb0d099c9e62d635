import { cpus } from 'node:os'
import { ensureBuild } from './build/build'
import { ensureChromium } from './chromium'
import { command } from './command'
import { runNode } from './run'

// Each worker of the browser tests runs a Chromium of its own: more than a few starve one another.
const WORKERS = Math.min(4, Math.max(2, Math.floor(cpus().length / 2)))

await command(async () => {
  const CHROMIUM_PATH = ensureChromium()
  await ensureBuild()
  const args = ['node_modules/jest/bin/jest.js', `--maxWorkers=${WORKERS}`, ...process.argv.slice(2)]
  const { ok } = await runNode(args, { loud: true, env: { CHROMIUM_PATH } })
  return ok
})
