import path from 'node:path'

/** The results of the tests that a browser walked. */
export interface Results {
  passed: number
  /** The failed tests, by name. */
  failed: string[]
  /** The number of tests that needed a feature that the browser lacks, by feature. */
  leftOut: Record<string, number>
}

/** The part of Jest's report that is read. */
export interface Report {
  numRuntimeErrorTestSuites: number
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

const LACKING = /^Lacking: (.+)/

/** Reads Jest's report; a test that ended with `Lacking` was left out, a file that could not run has failed. */
export function resultsOf({ numRuntimeErrorTestSuites, testResults }: Report): Results {
  const results: Results = { passed: 0, failed: [], leftOut: {} }
  if (numRuntimeErrorTestSuites > 0)
    results.failed.push(...testResults.map(({ name }) => path.relative('', path.resolve(name))))
  for (const { fullName, status, failureMessages } of testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  )) {
    const lacked = LACKING.exec(failureMessages[0] ?? '')?.[1]
    if (lacked) results.leftOut[lacked] = (results.leftOut[lacked] ?? 0) + 1
    else if (status === 'passed') results.passed += 1
    else if (status === 'failed') results.failed.push(fullName)
  }
  return results
}

/** Returns the results of one file from the report of a whole run; undefined if the file has not run. For a file that ran in several browsers, the worst result counts. */
export function resultsOfFile({ testResults }: Report, file: string): Results | undefined {
  const runs = testResults
    .filter(({ name }) => path.relative('', path.resolve(name)).endsWith(file))
    .map(each =>
      resultsOf({
        numRuntimeErrorTestSuites: each.assertionResults.length === 0 ? 1 : 0,
        testResults: [each],
      }),
    )
  return runs.sort((a, b) => b.failed.length - a.failed.length)[0]
}

/** Returns the sum of several files. */
export function sumOf(all: Results[]): Results {
  const leftOut: Record<string, number> = {}
  for (const [need, count] of all.flatMap(results => Object.entries(results.leftOut)))
    leftOut[need] = (leftOut[need] ?? 0) + count
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.flatMap(({ failed }) => failed),
    leftOut,
  }
}

export const leftOutOf = ({ leftOut }: Pick<Results, 'leftOut'>): number =>
  Object.values(leftOut).reduce((sum, count) => sum + count, 0)
