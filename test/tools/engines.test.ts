import { type Report, resultsOf, resultsOfFile } from 'tools/engines/results'
import { type Traits } from 'tools/engines/traits'
import { withWalks } from 'tools/engines/tables'

const ended = (fullName: string, status: string, ...failureMessages: string[]) => ({
  fullName,
  status,
  failureMessages,
})
const report = (...assertionResults: Report['testResults'][number]['assertionResults']): Report => ({
  numRuntimeErrorTestSuites: 0,
  testResults: [{ name: 'a.test.ts', assertionResults }],
})

const rows: [rule: string, of: Report, results: ReturnType<typeof resultsOf>][] = [
  [
    'a test whose need the browser lacks is skipped with that need, and has not failed',
    report(
      ended('a', 'passed'),
      ended('b', 'failed', 'Lacking: a clock\n    at x.ts'),
      ended('c', 'failed', 'no'),
    ),
    { passed: 1, failed: ['c'], leftOut: { 'a clock': 1 } },
  ],
  [
    'a failure that comes before the lack is a failure',
    report(ended('a', 'failed', 'The page did what it should not', 'Lacking: a clock')),
    { passed: 0, failed: ['a'], leftOut: {} },
  ],
  [
    'a file that cannot be run has failed',
    { ...report(), numRuntimeErrorTestSuites: 1 },
    { passed: 0, failed: ['a.test.ts'], leftOut: {} },
  ],
]
test.each(rows)('%s', (_rule, of, results) => {
  expect(resultsOf(of)).toEqual(results)
})

test('a file of a whole run has its own results, those of the browser with the worst ones', () => {
  const ran = (name: string, ...statuses: string[]) => ({
    name,
    assertionResults: statuses.map(status => ended(status, status, 'no')),
  })
  const whole: Report = {
    numRuntimeErrorTestSuites: 1,
    testResults: [
      ran('/home/foyer/test/e2e/walk.test.ts', 'passed', 'passed'),
      ran('/home/foyer/test/e2e/walk.test.ts', 'passed', 'failed'),
      ran('/home/foyer/test/e2e/signIn.test.ts', 'passed'),
      ran('/home/foyer/test/e2e/broken.test.ts'),
    ],
  }
  expect(resultsOfFile(whole, 'test/e2e/walk.test.ts')).toEqual({
    passed: 1,
    failed: ['failed'],
    leftOut: {},
  })
  expect(resultsOfFile(whole, 'test/e2e/signIn.test.ts')).toEqual({ passed: 1, failed: [], leftOut: {} })
  expect(resultsOfFile(whole, 'test/e2e/broken.test.ts')?.failed).toHaveLength(1)
  expect(resultsOfFile(whole, 'test/e2e/other.test.ts')).toBeUndefined()
})

test('the page has the sum of all files, skipped and failed tests, and the features of each browser', () => {
  const traits: Traits = {
    trustedTypes: true,
    webOtp: false,
    conditionalMediation: true,
    conditionalCreate: false,
    reporting: true,
    backgroundFetch: true,
    hasSelector: true,
    balancedText: true,
    layoutShift: false,
  }
  const files = ['test/e2e/one.test.ts', 'test/e2e/two.test.ts', 'test/e2e/steps/three.test.ts']
  const results = {
    [files[0] ?? '']: { passed: 2, failed: ['one'], leftOut: { 'a clock': 1 } },
    [files[1] ?? '']: { passed: 3, failed: [], leftOut: { 'a clock': 1 } },
  }
  const before = 'A\n<!-- engines -->\nThe last run\n<!-- end: engines -->\nZ'
  const all = [
    { name: 'Chromium', version: '1', traits, results: {} },
    { name: 'Firefox', version: '153', traits, results },
  ]
  const page = withWalks(before, all, files, ['2026-11-22', '2026-11-24'])
  expect(page).toMatch(
    /^A\n<!-- engines -->\n\nTaken on 2026-11-22 to 2026-11-24 by[^]+\n\n<!-- end: engines -->\nZ$/,
  )
  expect(page).toContain('| Firefox 153 | 2 of 3 | 5 | 1 | 2 |')
  expect(page).toContain('| `one` | not walked | 2 passed, 1 failed, 1 left out |')
  expect(page).toContain('| `steps/three` | not walked | not walked |')
  expect(page).toContain('- Firefox: 2 tests need a clock.\n- Firefox fails: one.')
  expect(page).toMatch(/\| WebOTP +\| – \| – \|/)
  expect(page).not.toContain('The last run')
})
