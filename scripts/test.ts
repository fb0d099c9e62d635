import { cpus } from 'node:os'
import { ensureBuild } from './build/build'
import { ensureWorkbench } from './build/workbench'
import { ensureChromium } from 'scripts/programs/chromium'
import { Complaint, command } from 'scripts/command/command'
import { ensureNginx } from 'scripts/programs/nginx'
import { runNode } from 'scripts/command/run'

// Each worker of the browser tests runs a Chromium of its own: more than a few starve one another.
const WORKERS = Math.min(4, Math.max(2, Math.floor(cpus().length / 2)))

/** Only the tests of deploy/nginx.conf need it: without it they fail, and the others run. */
function prepareNginx(): void {
  try {
    ensureNginx()
  } catch (error) {
    if (!(error instanceof Complaint)) throw error
    console.error(error.message)
  }
}

await command(async () => {
  const CHROMIUM_PATH = ensureChromium()
  prepareNginx()
  await ensureBuild()
  await ensureWorkbench()
  const args = ['node_modules/jest/bin/jest.js', `--maxWorkers=${WORKERS}`, ...process.argv.slice(2)]
  const { ok } = await runNode(args, { loud: true, env: { CHROMIUM_PATH } })
  return ok
})
