import path from 'node:path'

export interface Count {
  passed: number
  failed: number
}

export const passed: Count = { passed: 1, failed: 0 }
export const failed: Count = { passed: 0, failed: 1 }

/** The results of one runner: its count, and a line for each failed test, with the first lines of its message. */
export interface Results {
  count: Count
  failures: string[]
}

interface JestResults {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[]
  }[]
}

// eslint-disable-next-line no-control-regex -- The messages of both runners are coloured.
const COLOUR = /\u001b\[\d+m/g
/** Returns a line for a failed test and the first lines of its message. */
const failure = (name: string, message = ''): string =>
  [`✗ ${name}`, ...message.replace(COLOUR, '').split('\n').filter(Boolean).slice(0, 6)].join('\n    ')

/** Reads the results of a Jest run; a file that could not run counts as one failed test. */
export function resultsOfJest(results: unknown): Results {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = results as JestResults
  const failures = testResults.flatMap(({ name: absolute, status, message, assertionResults }) => {
    const name = path.relative('.', absolute)
    const failedTests = assertionResults.filter(test => test.status === 'failed')
    if (status === 'failed' && failedTests.length === 0) return [failure(name, message)]
    return failedTests.map(test => failure(`${name}: ${test.fullName}`, test.failureMessages?.[0]))
  })
  return {
    count: { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites },
    failures,
  }
}

interface BrowserSuite {
  suites?: BrowserSuite[]
  specs: {
    ok: boolean
    title: string
    file: string
    tests: { projectName: string; results: { error?: { message?: string } }[] }[]
  }[]
}

interface BrowserResults {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: { message?: string }[]
  suites: BrowserSuite[]
}

const failuresIn = ({ suites = [], specs }: BrowserSuite): string[] => [
  ...specs
    .filter(spec => !spec.ok)
    .flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results }) =>
        failure(`[${projectName}] ${file}: ${title}`, results.find(({ error }) => error)?.error?.message),
      ),
    ),
  ...suites.flatMap(failuresIn),
]

/** Reads the results of a run of Playwright Test; an error outside a test counts as one failed test. */
export function resultsOfBrowsers(results: unknown): Results {
  const { stats, errors, suites } = results as BrowserResults
  return {
    count: { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length },
    failures: [
      ...errors.map(({ message }) => failure('outside a test', message)),
      ...suites.flatMap(failuresIn),
    ],
  }
}

export const sumOf = (counts: readonly Count[]): Count =>
  counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  })

export const countLine = ({ passed, failed }: Count): string => `${passed} passed, ${failed} failed`
