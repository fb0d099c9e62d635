import path from 'node:path'
import type { JestCounts } from 'scripts/check/count'

interface TestFile {
  /** Its path. */
  name: string
  status: string
  assertionResults: { fullName: string; status: string }[]
}

/** What Jest writes with `--json`. A file that several browsers run is there once for each. */
export interface Results extends JestCounts {
  success: boolean
  wasInterrupted: boolean
  testResults: TestFile[]
}

/** Where more have failed, the reason is not the load of the machine. */
const MOST_FILES = 3

const failedFiles = ({ testResults }: Results): TestFile[] =>
  testResults.filter(({ status }) => status === 'failed')

/** The files to run once more, alone: all that failed, where these are at most three files of browser tests; else none. */
export function filesToRepeat(results: Results, root: string): string[] {
  if (results.success || results.wasInterrupted) return []
  const files = [...new Set(failedFiles(results).map(({ name }) => path.relative(root, name)))]
  return files.length <= MOST_FILES && files.every(file => file.startsWith('test/e2e/')) ? files : []
}

const testsOf = ({ name, assertionResults }: TestFile, wanted: string): string[] =>
  assertionResults.filter(({ status }) => status === wanted).map(({ fullName }) => `${name}: ${fullName}`)

/** The tests that failed, by file and name; a file that failed without a failed test stands for itself. */
export const failuresOf = (results: Results): string[] =>
  failedFiles(results).flatMap(file => {
    const tests = testsOf(file, 'failed')
    return tests.length > 0 ? tests : [file.name]
  })

/** The whole run, with the second run in the place of what it repeated; undefined where anything has failed again, or has not been run again. */
export function afterRepeat<Run extends Results>(first: Run, second: Results): Run | undefined {
  const repeated = second.testResults.map(({ name }) => name)
  const passed = new Set([...repeated, ...second.testResults.flatMap(file => testsOf(file, 'passed'))])
  if (!second.success || !failuresOf(first).every(failure => passed.has(failure))) return undefined
  const testResults = [
    ...first.testResults.filter(({ name }) => !repeated.includes(name)),
    ...second.testResults,
  ]
  const numPassedTests = testResults.flatMap(file => testsOf(file, 'passed')).length
  return {
    ...first,
    success: true,
    numPassedTests,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 0,
    testResults,
  }
}
