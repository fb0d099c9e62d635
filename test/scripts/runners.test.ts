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
