import path from 'node:path'
import { countLine, resultsOfBrowsers, resultsOfJest } from 'scripts/check/count'
import { runLists, runSteps, type Step } from 'scripts/check/steps'

const step = (name: string, outcome: Awaited<ReturnType<Step['run']>>): Step => ({
  name,
  run: () => Promise.resolve(outcome),
})

const lint = step('lint', { ok: true, output: 'fine' })
const types = step('types', { ok: false, output: 'wrong\n' })
const crash: Step = { name: 'build', run: () => Promise.reject(new Error('no memory')) }
const tests = (failed: number): Step => step('test', { ok: false, output: '', count: { passed: 40, failed } })

test.each<[rule: string, steps: Step[], count: string]>([
  ['each step is one check', [lint, types], '1 passed, 1 failed'],
  ['tests count one by one', [tests(2)], '40 passed, 2 failed'],
  ['a test run that fails with no failed test is a failure', [tests(0)], '40 passed, 1 failed'],
  ['a step that crashes has failed, and the next one runs', [crash, lint], '1 passed, 1 failed'],
])('%s', async (_rule, steps, count) => {
  expect(countLine(await runSteps(steps, () => undefined))).toBe(count)
})

test('the output of a failed step is shown, and that of a step that reports; another one stays silent', async () => {
  const said: string[] = []
  const budget: Step = { ...step('budget', { ok: true, output: 'main  31295\n' }), reports: true }
  await runSteps([lint, types, budget], line => said.push(line.replace(/ \(.*/, '')))
  expect(said).toEqual(['✓ lint', '✗ types', 'wrong', '✓ budget', 'main  31295'])
})

test('failed tests of Jest are counted and named, a file that could not be run as one', () => {
  const testResults = [
    {
      name: path.resolve('a.test.ts'),
      status: 'passed',
      message: '',
      assertionResults: [{ status: 'passed' }],
    },
    {
      name: path.resolve('b.test.ts'),
      status: 'failed',
      message: 'both',
      assertionResults: [
        { status: 'passed', fullName: 'is fine' },
        {
          status: 'failed',
          fullName: 'adds up',
          failureMessages: ['\u001b[31mreceived 3\u001b[39m\n\n at b'],
        },
      ],
    },
    { name: path.resolve('c.test.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
  ]
  expect(
    resultsOfJest({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1, testResults }),
  ).toEqual({
    count: { passed: 3, failed: 2 },
    failures: ['✗ b.test.ts: adds up\n    received 3\n     at b', '✗ c.test.ts\n    no such module'],
  })
})

test('failed tests in a browser are counted and named, an error outside a test and a second run too', () => {
  const spec = (title: string, ...messages: string[]) => ({
    ok: messages.length === 0,
    title,
    file: 'signIn/walk.test.ts',
    tests: [{ projectName: 'webkit', results: messages.map(message => ({ error: { message } })) }],
  })
  const suites = [{ specs: [spec('fine')], suites: [{ specs: [spec('signs in', 'no field')] }] }]
  expect(
    resultsOfBrowsers({
      stats: { expected: 1, unexpected: 1, flaky: 1 },
      errors: [{ message: 'no port' }],
      suites,
    }),
  ).toEqual({
    count: { passed: 1, failed: 3 },
    failures: ['✗ outside a test\n    no port', '✗ [webkit] signIn/walk.test.ts: signs in\n    no field'],
  })
})

test('the lists run in parallel, each step by step', async () => {
  const order: string[] = []
  let goOn: () => void = () => undefined
  const held = new Promise<void>(resolve => (goOn = resolve))
  const noted = (name: string, until = Promise.resolve()): Step => ({
    name,
    run: async () => {
      await until
      order.push(name)
      return { ok: true, output: '' }
    },
  })
  const release: Step = { ...noted('test'), run: () => noted('test').run().finally(goOn) }
  const count = await runLists([[noted('lint', held)], [noted('build'), release]], () => undefined)
  expect(order).toEqual(['build', 'test', 'lint'])
  expect(countLine(count)).toBe('3 passed, 0 failed')
})
