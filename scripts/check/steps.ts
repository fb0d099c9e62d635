import { readFileSync, rmSync } from 'node:fs'
import { build } from 'scripts/build/build'
import { type Outcome, runNode, runScript } from 'scripts/command/run'
import { BROWSER_RESULTS, JEST_RESULTS } from 'scripts/tests/runners'
import { checkWords } from 'scripts/words/checkWords'
import { type Count, countOf, countOfBrowsers, failed, passed, sumOf } from './count'

export interface Step {
  name: string
  /** True if its output is part of the report even when it passes. */
  reports?: true
  run: () => Promise<Outcome & { count?: Count }>
}

/** Returns the count of a results file; a runner that has written none has failed. */
function countIn(file: string, count: (results: unknown) => Count): Count {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return failed
  }
}

async function test(): Promise<Outcome & { count: Count }> {
  for (const file of [JEST_RESULTS, BROWSER_RESULTS]) rmSync(file, { force: true })
  const outcome = await runScript('test', ['--ci'], { loud: true })
  const count = sumOf([countIn(JEST_RESULTS, countOf), countIn(BROWSER_RESULTS, countOfBrowsers)])
  return { ...outcome, count }
}

/** This list takes as long as the next five steps together. */
const LINT: Step[] = [
  { name: 'lint', run: () => runNode(['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']) },
]
const REST: Step[] = [
  {
    name: 'imports',
    run: () => runNode(['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', '.']),
  },
  { name: 'format', run: () => runNode(['node_modules/prettier/bin/prettier.cjs', '--check', '.']) },
  { name: 'words', run: checkWords },
  { name: 'types', run: () => runNode(['node_modules/typescript7/bin/tsc', '--noEmit']) },
  { name: 'build', run: build },
  { name: 'budget', reports: true, run: () => runScript('budget') },
]

/** The steps of `npm run check`: the lists of a stage run in parallel, and the next stage begins when all of them have finished. The tests need the build. */
export const STAGES: Step[][][] = [[LINT, REST], [[{ name: 'test', run: test }]]]

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

/** Runs the stages one after another, the lists of each in parallel. */
export async function runStages(stages: Step[][][], print: (line: string) => void): Promise<Count> {
  const counts: Count[] = []
  for (const lists of stages) counts.push(...(await Promise.all(lists.map(steps => runSteps(steps, print)))))
  return sumOf(counts)
}
