import { nearTests } from 'scripts/near/nearTests'
import { runnerFor } from 'scripts/tests/runners'
import { sample } from 'test/support/sample'

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

const files = new Map([
  ['src/sagas/code.ts', "import { call } from 'src/sagas/effects'"],
  ['src/sagas/effects.ts', ''],
  ['src/sagas/alone.ts', ''],
  ['src/app/route.ts', "export const load = () => import('src/sagas/code')"],
  ['src/app/App.tsx', "import { load } from './route'"],
  ['scenarios/codes.ts', "import type { Code } from 'src/sagas/code'"],
  ['test/sagas/code.test.ts', "import { code } from 'src/sagas/code'"],
  ['test/app/App.test.tsx', "import { App } from 'src/app/App'"],
  ['test/e2e/code.test.ts', "import { effects } from 'src/sagas/effects'"],
  ['packages/contract/test/lint.test.ts', "import { operations } from 'foyer-contract/document/operations'"],
  ['test/scenarios/walks.test.ts', "import { operations } from 'foyer-contract/document/operations'"],
])

test.each<[rule: string, file: string, tests: string[]]>([
  ['a file has the tests that import it', 'src/sagas/code.ts', ['test/sagas/code.test.ts']],
  ['without one, those of its importers', 'src/app/route.ts', ['test/app/App.test.tsx']],
  ['a test in a browser is not near', 'src/sagas/effects.ts', ['test/sagas/code.test.ts']],
  ['a test is its own', 'test/app/App.test.tsx', ['test/app/App.test.tsx']],
  ['but one in a browser is not', 'test/e2e/code.test.ts', []],
  [
    'a file of a package has those that import it by the name of the package, except slow ones',
    'packages/contract/src/document/operations.ts',
    ['test/scenarios/walks.test.ts'],
  ],
  ['a file without importers has no test', 'src/sagas/alone.ts', []],
])('%s', (_rule, file, tests) => {
  expect(nearTests(file, files)).toEqual(tests)
})

const ROWS = Array.from({ length: 40 }, (_each, at) => `row ${at}`)
const take = (paths: string[]) => sample(ROWS, 4, row => row, paths)

// The run of this test may have it too.
const given = process.env.FOYER_EVERY
beforeEach(() => {
  delete process.env.FOYER_EVERY
})
afterAll(() => {
  if (given) process.env.FOYER_EVERY = given
})

test('a sample has one row in four, in their order, and is the same in each run of a commit', () => {
  const taken = take(['no-such-folder'])
  expect(taken).toHaveLength(10)
  expect(taken).toEqual(ROWS.filter(row => taken.includes(row)))
  expect(take(['no-such-folder'])).toEqual(taken)
})

test('with FOYER_EVERY all rows run', () => {
  process.env.FOYER_EVERY = '1'
  expect(take(['no-such-folder'])).toEqual(ROWS)
})
