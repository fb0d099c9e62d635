import path from 'node:path'
import { countLine, resultsOfBrowsers, resultsOfJest } from 'scripts/check/count'
import { runLists, runSteps, type Step } from 'scripts/check/steps'

const step = (name: string, outcome: Awaited<ReturnType<Step['run']>>): Step => ({
  name,
  run: () => Promise.resolve(outcome),
})

const countAfter = async (...steps: Step[]) => countLine(await runSteps(steps, () => undefined))

test('each step is one check', async () => {
  const steps = [step('lint', { ok: true, output: '' }), step('types', { ok: false, output: 'wrong' })]
  await expect(countAfter(...steps)).resolves.toBe('1 passed, 1 failed')
})

test('tests count one by one', async () => {
  const tests = step('test', { ok: false, output: '', count: { passed: 40, failed: 2 } })
  await expect(countAfter(tests)).resolves.toBe('40 passed, 2 failed')
})

test('a test run that fails with no failed test is a failure', async () => {
  const tests = step('test', { ok: false, output: '', count: { passed: 40, failed: 0 } })
  await expect(countAfter(tests)).resolves.toBe('40 passed, 1 failed')
})

test('a step that crashes has failed, and the next one runs', async () => {
  const crash: Step = { name: 'build', run: () => Promise.reject(new Error('no memory')) }
  await expect(countAfter(crash, step('lint', { ok: true, output: '' }))).resolves.toBe('1 passed, 1 failed')
})

test('the output of a failed step is shown, a passed one stays silent', async () => {
  const said: string[] = []
  const steps = [step('lint', { ok: true, output: 'fine' }), step('types', { ok: false, output: 'wrong\n' })]
  await runSteps(steps, line => said.push(line))
  expect(said).toEqual([expect.stringMatching(/^✓ lint/), expect.stringMatching(/^✗ types/), 'wrong'])
})

test('the report of a step is shown even if the step passes', async () => {
  const said: string[] = []
  const budget: Step = { ...step('budget', { ok: true, output: 'main  31295\n' }), reports: true }
  await runSteps([budget], line => said.push(line))
  expect(said).toEqual([expect.stringMatching(/^✓ budget/), 'main  31295'])
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
