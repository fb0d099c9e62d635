import { afterRepeat, failuresOf, filesToRepeat, type Results } from 'scripts/again/again'
import { countLine, countOf } from 'scripts/check/count'

/** Jest's results for files: `+` a passed test, `-` a failed one, `!` a file that could not be run or closed. */
function resultsOf(files: [name: string, tests: string][], more: Partial<Results> = {}): Results {
  const all = files.map(([, tests]) => tests).join('')
  const count = (mark: string) => all.split(mark).length - 1
  return {
    success: !/[-!]/.test(all),
    wasInterrupted: false,
    numPassedTests: count('+'),
    numFailedTests: count('-'),
    numRuntimeErrorTestSuites: count('!'),
    testResults: files.map(([name, tests]) => ({
      name: `/foyer/test/${name}`,
      status: /[-!]/.test(tests) ? 'failed' : 'passed',
      assertionResults: Array.from(tests.replaceAll('!', ''), (mark, at) => ({
        fullName: `test ${at + 1}`,
        status: mark === '+' ? 'passed' : 'failed',
      })),
    })),
    ...more,
  }
}

describe('which files are run once more', () => {
  const unit: [string, string] = ['features/table.test.ts', '++']
  const cases: [string, [name: string, tests: string][], string[]][] = [
    ['none where all passed', [unit, ['e2e/busy.test.ts', '+']], []],
    ['one of a browser', [unit, ['e2e/busy.test.ts', '+-+']], ['e2e/busy.test.ts']],
    ['one that could not be run', [unit, ['e2e/busy.test.ts', '!']], ['e2e/busy.test.ts']],
    [
      'three of a browser',
      [unit, ['e2e/a.test.ts', '-'], ['e2e/b.test.ts', '-'], ['e2e/passkeys/c.test.ts', '--']],
      ['e2e/a.test.ts', 'e2e/b.test.ts', 'e2e/passkeys/c.test.ts'],
    ],
    ['none of four', ['a', 'b', 'c', 'd'].map(name => [`e2e/${name}.test.ts`, '-']), []],
    [
      'one that failed in two browsers, once',
      [
        ['e2e/walk.test.ts', '-'],
        ['e2e/walk.test.ts', '+'],
        ['e2e/walk.test.ts', '-'],
      ],
      ['e2e/walk.test.ts'],
    ],
    ['none without a browser', [['features/table.test.ts', '-']], []],
    [
      'none where one without a browser failed too',
      [
        ['e2e/busy.test.ts', '-'],
        ['features/table.test.ts', '-'],
      ],
      [],
    ],
  ]

  test.each(cases)('%s', (_, files, expected) => {
    expect(filesToRepeat(resultsOf(files), '/foyer')).toEqual(expected.map(name => `test/${name}`))
  })

  test('an interrupted run repeats no file', () => {
    const results = resultsOf([['e2e/busy.test.ts', '-']], { wasInterrupted: true })
    expect(filesToRepeat(results, '/foyer')).toEqual([])
  })

  test('none where no test failed, but the run did', () => {
    expect(filesToRepeat(resultsOf([unit], { success: false }), '/foyer')).toEqual([])
  })
})

test('a failure is a test, or a file without a failed test', () => {
  const results = resultsOf([
    ['e2e/busy.test.ts', '+-+-'],
    ['e2e/who.test.ts', '+!'],
  ])
  expect(failuresOf(results)).toEqual([
    '/foyer/test/e2e/busy.test.ts: test 2',
    '/foyer/test/e2e/busy.test.ts: test 4',
    '/foyer/test/e2e/who.test.ts',
  ])
})

describe('a run after its second part', () => {
  const first = resultsOf([
    ['features/table.test.ts', '++'],
    ['e2e/busy.test.ts', '+-+'],
    ['e2e/who.test.ts', '!'],
  ])

  const cases: [string, [name: string, tests: string][], string | undefined][] = [
    [
      'tests that pass in the second part count as passed, also those of a file that could not be run before',
      [
        ['e2e/busy.test.ts', '+++'],
        ['e2e/who.test.ts', '++'],
      ],
      '7 passed, 0 failed',
    ],
    [
      'a test that fails again fails the run',
      [
        ['e2e/busy.test.ts', '+++'],
        ['e2e/who.test.ts', '+-'],
      ],
      undefined,
    ],
    [
      'another that fails then fails it too',
      [
        ['e2e/busy.test.ts', '-++'],
        ['e2e/who.test.ts', '++'],
      ],
      undefined,
    ],
    ['a file that was not run again fails it', [['e2e/busy.test.ts', '+++']], undefined],
    [
      'a test that was not run again fails it',
      [
        ['e2e/busy.test.ts', '+'],
        ['e2e/who.test.ts', '++'],
      ],
      undefined,
    ],
  ]

  test.each(cases)('%s', (_, files, expected) => {
    const merged = afterRepeat(first, resultsOf(files))
    expect(merged && countLine(countOf(merged))).toBe(expected)
    expect(merged?.success).toBe(expected && true)
  })
})
