import { readFileSync, rmSync } from 'node:fs'
import { build } from 'scripts/build/build'
import { type Outcome, runNode, runScript } from 'scripts/command/run'
import { BROWSER_RESULTS, JEST_RESULTS } from 'scripts/tests/runners'
import { checkWords } from 'scripts/words/checkWords'
import { type Count, failed, passed, type Results, resultsOfBrowsers, resultsOfJest, sumOf } from './count'

export interface Step {
  name: string
  /** True if its output is part of the report even when it passes. */
  reports?: true
  run: () => Promise<Outcome & { count?: Count }>
}

/** Reads a results file; a runner that has written none has failed. */
function readResults(file: string, resultsOf: (results: unknown) => Results): Results {
  try {
    return resultsOf(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    return { count: failed, failures: [`✗ ${file}: ${String(error)}`] }
  }
}

/** Runs the tests, and lists the failed ones of both runners at the end of their output. */
async function test(): Promise<Outcome & { count: Count }> {
  for (const file of [JEST_RESULTS, BROWSER_RESULTS]) rmSync(file, { force: true })
  const { ok } = await runScript('test', ['--ci'], { loud: true })
  const results = [readResults(JEST_RESULTS, resultsOfJest), readResults(BROWSER_RESULTS, resultsOfBrowsers)]
  return {
    ok,
    output: results.flatMap(({ failures }) => failures).join('\n'),
    count: sumOf(results.map(({ count }) => count)),
  }
}

/** The steps of `npm run check`: the lists run in parallel. The lint takes longer than all steps before the tests, which need the build. */
export const LISTS: Step[][] = [
  [{ name: 'lint', run: () => runNode(['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']) }],
  [
    {
      name: 'imports',
      run: () => runNode(['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '.']),
    },
    { name: 'format', run: () => runNode(['node_modules/prettier/bin/prettier.cjs', '--check', '.']) },
    { name: 'words', run: checkWords },
    { name: 'types', run: () => runNode(['node_modules/typescript7/bin/tsc', '--noEmit']) },
    { name: 'build', run: build },
    { name: 'budget', reports: true, run: () => runScript('budget') },
    { name: 'test', run: test },
  ],
]

const crashed = (error: unknown): Outcome & { count?: Count } => ({
  ok: false,
  output: error instanceof Error ? (error.stack ?? error.message) : String(error),
})

async function runStep({ name, reports, run }: Step, print: (line: string) => void): Promise<Count> {
  const start = performance.now()
  const { ok, output, count } = await run().catch(crashed)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  print(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`)
  if ((!ok || reports) && output) print(output.trimEnd())
  const own = count ?? (ok ? passed : failed)
  // A run that failed although every test passed (coverage or a leak) still fails.
  const more = !ok && own.failed === 0 ? 1 : 0
  return { passed: own.passed, failed: own.failed + more }
}

/** Runs the steps one after another; each counts as one check, and tests count individually. */
export async function runSteps(steps: Step[], print: (line: string) => void): Promise<Count> {
  const counts: Count[] = []
  for (const step of steps) counts.push(await runStep(step, print))
  return sumOf(counts)
}

/** Runs the lists in parallel, each step by step. */
export async function runLists(lists: Step[][], print: (line: string) => void): Promise<Count> {
  return sumOf(await Promise.all(lists.map(steps => runSteps(steps, print))))
}
