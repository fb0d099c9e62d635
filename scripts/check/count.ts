export interface Count {
  passed: number
  failed: number
}

export const passed: Count = { passed: 1, failed: 0 }
export const failed: Count = { passed: 0, failed: 1 }

interface JestCounts {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

/** Counts the tests of a Jest run; a file that could not run counts as one failed test. */
export function countOf(results: unknown): Count {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = results as JestCounts
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

interface BrowserCounts {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** Counts the tests of a run of Playwright Test; an error outside a test counts as one failed test. */
export function countOfBrowsers(results: unknown): Count {
  const { stats, errors } = results as BrowserCounts
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

export const sumOf = (counts: readonly Count[]): Count =>
  counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  })

export const countLine = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`
