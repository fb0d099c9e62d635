import { existsSync } from 'node:fs'
import { ensureBuild } from './build/build'
import { bundleForTests } from './build/inOneFile'
import { ensureWorkbench } from './build/workbench'
import { ensureChromium, ensureShell } from 'scripts/programs/chromium'
import { ensureFirefox } from 'scripts/programs/firefox/launchFirefox'
import { ensureFonts } from 'scripts/programs/fonts'
import { ensurePostgres } from 'scripts/programs/postgres'
import { ensurePython } from 'scripts/programs/python'
import { ensureWebKit } from 'scripts/programs/webkit/webkit'
import { Complaint, command } from 'scripts/command/command'
import { changedFiles, nearTests, readFiles } from './near/nearTests'
import { ensureNginx } from 'scripts/programs/nginx'
import { runNode } from 'scripts/command/run'
import { JEST, runAll, runBrowsers, runJest, runnerFor } from './tests/runners'

/** Returns true if a program that only some tests need is available; otherwise prints the missing program. */
function isReady(ensure: () => unknown): boolean {
  try {
    ensure()
    return true
  } catch (error) {
    if (!(error instanceof Complaint)) throw error
    console.error(error.message)
    return false
  }
}

const given = process.argv.slice(2)

/** Watches the tests that need neither a build nor a browser; Jest handles the terminal's keys. */
async function watch(): Promise<boolean> {
  // Paths must follow the dashes: otherwise Jest treats them as projects.
  const named = given.filter(arg => !arg.startsWith('-'))
  const options = given.filter(arg => arg.startsWith('-') && arg !== '--')
  const args = given.includes('--selectProjects')
    ? given
    : [...options, '--selectProjects', 'unit', '--', ...named]
  return (await runNode([JEST, ...args], { loud: true, typed: true })).ok
}

const SOURCE = /^(?:src|scenarios|packages\/[^/]+\/src)\/.*\.tsx?$/
/** Returns the files whose tests were requested: the named ones, or all that have changed; undefined if neither was requested. */
function wantedFiles(): string[] | undefined {
  if (given.includes('--changed')) return changedFiles()
  const named = given.filter(arg => SOURCE.test(arg) && existsSync(arg))
  return named.length > 0 ? named : undefined
}

/** Runs the tests nearest to some files, without a build or a browser. */
async function runNear(wanted: string[]): Promise<boolean> {
  const files = readFiles()
  const near = new Set(wanted.flatMap(file => nearTests(file, files)))
  if (near.size === 0) throw new Complaint('No test outside the browser is near the changes.')
  const args = [JEST, '--selectProjects', 'unit', '--runTestsByPath', ...near]
  return (await runNode(args, { loud: true })).ok
}

await command(async () => {
  const wanted = wantedFiles()
  if (wanted) return runNear(wanted)
  if (given.some(arg => arg.startsWith('--watch'))) return watch()
  // The shell first: if a Chromium is named, all tests use it.
  const CHROMIUM_SHELL_PATH = ensureShell()
  const CHROMIUM_PATH = ensureChromium()
  // Without nginx the tests of deploy/nginx.conf fail.
  isReady(ensureNginx)
  const missing = {
    browsers: [...(isReady(ensureFirefox) ? [] : ['firefox']), ...(isReady(ensureWebKit) ? [] : ['webkit'])],
    jest: isReady(ensurePython) && isReady(ensurePostgres) ? [] : ['python'],
  }
  // Layout is measured in languages for which a new machine may lack fonts.
  ensureFonts()
  const [bundles] = await Promise.all([bundleForTests(), ensureBuild(), ensureWorkbench()])
  const env = { CHROMIUM_PATH, CHROMIUM_SHELL_PATH, ...bundles }
  const options = { loud: true, env }
  if (given.every(arg => arg === '--ci')) return runAll(missing, options)
  // Jest does not use the last of two numbers: it accepts neither.
  const workers = given.some(arg => /^(-w|--maxWorkers)\b/.test(arg)) ? [] : ['--maxWorkers=4']
  return runnerFor(given) === 'browsers'
    ? runBrowsers(given, missing.browsers, options)
    : runJest([...workers, ...given], missing.jest, options)
})
