import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { runNode, type RunOptions } from 'scripts/command/run'

export const JEST = 'node_modules/jest/bin/jest.js'
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'

/** The results of the last complete run of Jest. */
export const JEST_RESULTS = '.cache/jest.json'
/** The results of the last run of the browser tests. */
export const BROWSER_RESULTS = '.cache/browserTests.json'

/** The variable with which Firefox and WebKit run only the tests tagged `@walk`. */
export const WALKS_ONLY = 'FOYER_WALKS_ONLY'
/** The variable that chooses how much a trace records: `light` leaves out the DOM snapshots. */
export const TRACE = 'FOYER_TRACE'

/** The processes of a complete run. They keep two cores busy: with a third process for the browsers, a run takes 7 % longer. */
const WORKERS = { jest: 2, browsers: 2 }

/** The options that only Playwright Test knows. */
const OF_BROWSERS =
  /^--(?:project|ui|headed|debug|trace|grep|grep-invert|last-failed|shard|repeat-each|max-failures|list|workers)\b/
const BROWSER_FILE = /(?:^|\/)e2e(?:\/|$)/

/** Returns the runner for these arguments of `npm test`: Playwright Test if an argument names a file of `test/e2e` or is one of its options, otherwise Jest. */
export const runnerFor = (args: readonly string[]): 'browsers' | 'jest' =>
  args.some(arg => OF_BROWSERS.test(arg) || (!arg.startsWith('-') && BROWSER_FILE.test(arg)))
    ? 'browsers'
    : 'jest'

/** Runs the browser tests. Unless the arguments choose projects, Firefox and WebKit run only the tagged walks, and the projects in `missing` nothing. */
export async function runBrowsers(
  args: readonly string[],
  missing: readonly string[],
  options: RunOptions,
): Promise<boolean> {
  const chosen = args.some(arg => arg.startsWith('--project'))
  const projects = ['chromium', 'firefox', 'webkit'].filter(name => !missing.includes(name))
  const env = { ...options.env, ...(!chosen && { [WALKS_ONLY]: '1' }) }
  const given = [...args, ...(chosen ? [] : projects.map(name => `--project=${name}`))]
  return (await runNode([PLAYWRIGHT, 'test', ...given], { ...options, env })).ok
}

/** Runs Jest, without the projects in `missing`. */
export async function runJest(
  args: readonly string[],
  missing: readonly string[],
  options: RunOptions,
): Promise<boolean> {
  const leftOut = missing.length === 0 ? [] : ['--ignoreProjects', ...missing]
  return (await runNode([JEST, ...leftOut, ...args], options)).ok
}

/** Runs all tests: both runners at the same time. */
export async function runAll(
  missing: { jest: readonly string[]; browsers: readonly string[] },
  options: RunOptions,
): Promise<boolean> {
  mkdirSync(path.dirname(JEST_RESULTS), { recursive: true })
  for (const file of [JEST_RESULTS, BROWSER_RESULTS]) rmSync(file, { force: true })
  const jest = [`--maxWorkers=${WORKERS.jest}`, '--json', `--outputFile=${JEST_RESULTS}`]
  const browsers = [`--workers=${WORKERS.browsers}`]
  const results = await Promise.all([
    runJest(jest, missing.jest, options),
    runBrowsers(browsers, missing.browsers, { ...options, env: { ...options.env, [TRACE]: 'light' } }),
  ])
  return results.every(Boolean)
}
