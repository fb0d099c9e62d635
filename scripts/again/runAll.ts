import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runNode, type RunOptions } from 'scripts/command/run'
import { afterRepeat, failuresOf, filesToRepeat, type Results } from './again'

/** The file with the results of the last whole run. */
export const RESULTS = '.cache/jest.json'
const REPEATED = '.cache/jestAgain.json'

interface Run {
  ok: boolean
  /** Undefined if Jest ended before it wrote any. */
  results?: Results
}

async function run(args: string[], file: string, options: RunOptions): Promise<Run> {
  rmSync(file, { force: true })
  const { ok } = await runNode([...args, '--json', `--outputFile=${file}`], options)
  try {
    return { ok, results: JSON.parse(readFileSync(file, 'utf8')) as Results }
  } catch {
    return { ok: false }
  }
}

/** Runs all tests, repeats the files of at most three failed browser tests once, separately, and prints the tests that passed only then. Returns false if a test failed. */
export async function runAll(jest: string[], workers: number, options: RunOptions): Promise<boolean> {
  const root = process.cwd()
  mkdirSync(path.dirname(RESULTS), { recursive: true })
  const first = await run([...jest, `--maxWorkers=${workers}`], RESULTS, options)
  const files = first.results ? filesToRepeat(first.results, root) : []
  if (!first.results || files.length === 0) return first.ok
  console.log(`\nRunning again, one at a time: ${files.join(', ')}\n`)
  const again = [...jest, '--maxWorkers=1', '--runTestsByPath', ...files]
  const { ok, results: second } = await run(again, REPEATED, options)
  const merged = ok && second ? afterRepeat(first.results, second) : undefined
  if (!merged) return false
  writeFileSync(RESULTS, JSON.stringify(merged))
  const failures = failuresOf(first.results).map(failure => path.relative(root, failure))
  const tests = failures.length === 1 ? '1 test' : `${failures.length} tests`
  console.log(`\n${tests} passed only in a second run:\n  ${failures.join('\n  ')}`)
  return true
}
