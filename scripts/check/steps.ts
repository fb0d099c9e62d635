import { readFileSync, rmSync } from 'node:fs'
import { build } from 'scripts/build/build'
import { type Outcome, runNode, runScript } from 'scripts/command/run'
import { checkWords } from 'scripts/words/checkWords'
import { type Count, countOf, failed, passed } from './count'

export interface Step {
  name: string
  run: () => Promise<Outcome & { count?: Count }>
}

const RESULTS = '.cache/jest.json'

async function test(): Promise<Outcome & { count: Count }> {
  rmSync(RESULTS, { force: true })
  const outcome = await runScript('test', ['--ci', '--json', `--outputFile=${RESULTS}`], { loud: true })
  try {
    return { ...outcome, count: countOf(JSON.parse(readFileSync(RESULTS, 'utf8'))) }
  } catch {
    return { ...outcome, ok: false, count: failed }
  }
}

/** The steps of `npm run check`, in order: the build comes before the steps that need it. */
export const STEPS: Step[] = [
  { name: 'lint', run: () => runNode(['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']) },
  { name: 'format', run: () => runNode(['node_modules/prettier/bin/prettier.cjs', '--check', '.']) },
  { name: 'words', run: checkWords },
  { name: 'types', run: () => runNode(['node_modules/typescript7/bin/tsc', '--noEmit']) },
  { name: 'build', run: build },
  { name: 'budget', run: () => runScript('budget') },
  { name: 'test', run: test },
]

const crashed = (error: unknown): Outcome & { count?: Count } => ({
  ok: false,
  output: error instanceof Error ? (error.stack ?? error.message) : String(error),
})

/** One step after another; each counts as one check, the tests one by one. */
export async function runSteps(steps: Step[], say: (line: string) => void): Promise<Count> {
  let sum: Count = { passed: 0, failed: 0 }
  for (const { name, run } of steps) {
    const start = performance.now()
    const { ok, output, count } = await run().catch(crashed)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    say(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`)
    if (!ok && output) say(output.trimEnd())
    const own = count ?? (ok ? passed : failed)
    // A run that failed though every test passed (a coverage or a leak) still fails.
    const more = !ok && own.failed === 0 ? 1 : 0
    sum = { passed: sum.passed + own.passed, failed: sum.failed + own.failed + more }
  }
  return sum
}
