import path from 'node:path'
import { type Report, resultsIn } from 'tools/engines/results'
import type { Traits } from 'tools/engines/browsers'
import { withWalks } from 'tools/engines/tables'

type Test = Report['suites'][number]['specs'][number]['tests'][number]

const ended = (status: string, annotations: Test['annotations'] = [], projectName = 'firefox') => ({
  title: status,
  tests: [{ projectName, status, annotations }],
})
const reportOf = (file: string, specs: Report['suites'][number]['specs']): Report => ({
  suites: [{ file, specs: [], suites: [{ file, specs }] }],
  errors: [],
})

test('a test that the browser cannot run is left out with its need, and so is a step; another failure has failed', () => {
  const report = reportOf('steps/walk.test.ts', [
    ended('expected', [{ type: 'skipped step', description: 'a phone: its finger, in the step a, b' }]),
    ended('skipped', [{ type: 'skip', description: 'a clock' }]),
    ended('unexpected'),
    ended('expected', [], 'chromium'),
  ])
  expect(resultsIn(report, 'firefox')).toEqual({
    files: 1,
    passed: 1,
    failed: ['unexpected'],
    leftOut: { 'a clock': 1 },
    leftOutSteps: { 'a phone: its finger': 1 },
  })
})

test('a file that cannot be loaded has failed', () => {
  const file = path.resolve('test/e2e/broken.test.ts')
  const report = { ...reportOf('a.test.ts', []), errors: [{ location: { file } }] }
  expect(resultsIn(report, 'firefox').failed).toEqual(['test/e2e/broken.test.ts'])
})

test('the page has the counts of files, skipped and failed tests, and the features of each browser', () => {
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
  const none = { files: 0, passed: 0, failed: [], leftOut: {}, leftOutSteps: {} }
  const results = {
    files: 2,
    passed: 5,
    failed: ['one'],
    leftOut: { 'a clock': 2 },
    leftOutSteps: { 'a phone': 1 },
  }
  const before = 'A\n<!-- engines -->\nThe last run\n<!-- end: engines -->\nZ'
  const all = [
    { name: 'Chromium', version: '1', traits, results: none },
    { name: 'Firefox', version: '153', traits, results },
  ]
  const page = withWalks(before, all, '2026-11-24')
  expect(page).toMatch(/^A\n<!-- engines -->\n\nTaken on 2026-11-24 by[^]+\n\n<!-- end: engines -->\nZ$/)
  expect(page).toContain('| Firefox 153 | 2 | 5 | 1 | 2 |')
  expect(page).toContain('| a clock |  | 2 tests |\n| a phone |  | 1 step |\n\n- Firefox fails: one.\n')
  expect(page).toMatch(/\| WebOTP +\| – \| – \|/)
  expect(page).not.toContain('The last run')
})
