import path from 'node:path'
import type { JestCounts } from 'scripts/check/count'

interface TestFile {
  /** The path of the file. */
  name: string
  status: string
  assertionResults: { fullName: string; status: string }[]
}

/** The part of Jest's `--json` output that is read. A file that several browsers run occurs once for each browser. */
export interface Results extends JestCounts {
  success: boolean
  wasInterrupted: boolean
  testResults: TestFile[]
}

/** If more files have failed, the load of the machine is not the reason. */
const MOST_FILES = 3

const failedFiles = ({ testResults }: Results): TestFile[] =>
  testResults.filter(({ status }) => status === 'failed')

/** Returns the files to run once more, separately: all failed files if these are at most three files of browser tests, otherwise none. */
export function filesToRepeat(results: Results, root: string): string[] {
  if (results.success || results.wasInterrupted) return []
  const files = [...new Set(failedFiles(results).map(({ name }) => path.relative(root, name)))]
  return files.length <= MOST_FILES && files.every(file => file.startsWith('test/e2e/')) ? files : []
}

const testsOf = ({ name, assertionResults }: TestFile, wanted: string): string[] =>
  assertionResults.filter(({ status }) => status === wanted).map(({ fullName }) => `${name}: ${fullName}`)

/** Returns the failed tests by file and name; a file that failed without a failed test is listed itself. */
export const failuresOf = (results: Results): string[] =>
  failedFiles(results).flatMap(file => {
    const tests = testsOf(file, 'failed')
    return tests.length > 0 ? tests : [file.name]
  })

/** Returns the whole run, with the repeated files replaced by the second run; undefined if anything failed again or was not repeated. */
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
