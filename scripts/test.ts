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

const JEST = 'node_modules/jest/bin/jest.js'
const given = process.argv.slice(2)

/** Watches the tests that need neither a build nor a browser; the terminal's keys are Jest's. */
async function watch(): Promise<boolean> {
  const project = given.includes('--selectProjects') ? [] : ['--selectProjects', 'unit']
  // What is named goes behind the dashes: else Jest takes it for a project.
  const named = given.filter(arg => !arg.startsWith('-'))
  const options = given.filter(arg => arg.startsWith('-') && arg !== '--')
  const args = project.length > 0 ? [...options, ...project, '--', ...named] : given
  const { ok } = await runNode([JEST, ...args], { loud: true, typed: true })
  return ok
}

await command(async () => {
  if (given.some(arg => arg.startsWith('--watch'))) return watch()
  const CHROMIUM_PATH = ensureChromium()
  prepareNginx()
  await ensureBuild()
  await ensureWorkbench()
  const args = [JEST, `--maxWorkers=${WORKERS}`, ...given]
  const { ok } = await runNode(args, { loud: true, env: { CHROMIUM_PATH } })
  return ok
})
