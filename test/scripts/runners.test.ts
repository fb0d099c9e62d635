import { countOfBrowsers } from 'scripts/check/count'
import { runnerFor } from 'scripts/tests/runners'

test.each<[args: string[], runner: ReturnType<typeof runnerFor>]>([
  [['test/e2e/signIn.test.ts'], 'browsers'],
  [['e2e/accessibility'], 'browsers'],
  [['--project=firefox'], 'browsers'],
  [['--last-failed', '--trace', 'on'], 'browsers'],
  [['--ui'], 'browsers'],
  [['--selectProjects', 'unit', '--', 'test/features/signIn'], 'jest'],
  [['test/sandbox'], 'jest'],
  [['--testNamePattern=e2e/'], 'jest'],
])('%j runs in %s', (args, runner) => {
  expect(runnerFor(args)).toBe(runner)
})

test('a browser test that passes only when it runs again has failed, and so has a file that cannot be loaded', () => {
  const results = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] }
  expect(countOfBrowsers(results)).toEqual({ passed: 3, failed: 3 })
})
