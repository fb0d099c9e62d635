export interface Count {
  passed: number
  failed: number
}

export const passed: Count = { passed: 1, failed: 0 }
export const failed: Count = { passed: 0, failed: 1 }

export interface JestCounts {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
}

/** Counts the tests of a Jest run; a file that could not run counts as one failed test. */
export function countOf(results: unknown): Count {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = results as JestCounts
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
}

export const countLine = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`
