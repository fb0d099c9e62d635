import { expectSaga, testSaga } from 'redux-saga-test-plan'
import { catchFailure, catchProblem, logCaught, signInFailure } from 'src/sagas/caught'
import { ServiceError, type Failure } from 'src/services/http/serviceError'
import { reportFault, logFailure } from 'src/services/log'

const DOWN: Failure = { kind: 'refused', status: 502 }
const BUG = new TypeError('undefined is not a function')

// (calls/own-fault)
test('an error of the app is reported before its failure is returned; an error of a service is only returned', () => {
  testSaga(catchFailure, BUG).next().call(reportFault, BUG).next().returns({ kind: 'fault' })
  testSaga(catchFailure, new ServiceError(DOWN)).next().returns(DOWN)
})

test('a failure that the user need not see is logged once it is known', () => {
  testSaga(logCaught, 'theme', BUG)
    .next()
    .call(reportFault, BUG)
    .next()
    .call(logFailure, 'theme', { kind: 'fault' })
    .next()
    .isDone()
})

/** Returns the problem that the page shows for an error, and the errors that were reported. */
async function run(error: unknown) {
  const reported: unknown[] = []
  const { returnValue } = (await expectSaga(catchProblem, error, 'serverLater')
    .provide({
      call: ({ fn, args }, next) => (fn === reportFault ? void reported.push(args[0]) : (next() as unknown)),
    })
    .run()) as { returnValue: unknown }
  return { problem: returnValue, reported }
}

test.each<[error: string, thrown: unknown, problem: object, reported: unknown[]]>([
  ['an error response', new ServiceError(DOWN), { code: 'serverLater', status: 502 }, []],
  ['no connection', new ServiceError({ kind: 'offline' }), { code: 'offline' }, []],
  ['an error of the app', BUG, { code: 'ownFault' }, [BUG]],
])('for %s, the page shows its own problem', async (_error, thrown, problem, reported) => {
  expect(await run(thrown)).toEqual({ problem, reported })
})

// (sign-in/failure-named)
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

test('a sign-in that fails at a call logs its name', async () => {
  const failure = { kind: 'refused', status: 500 } as const
  const error = Object.assign(new ServiceError(failure), { call: 'GET /api/onboarding/v2/status' })
  await expectSaga(signInFailure, error)
    .call(logFailure, 'GET /api/onboarding/v2/status', failure)
    .returns({ code: 'serverLater', status: 500 })
    .run()
})

test('the console names the field of an answer that breaks the contract', async () => {
  const warned = jest.mocked(console.warn)
  const error = Object.assign(new ServiceError({ kind: 'unreadable', status: 200 }), {
    call: 'POST /api/auth/v2/login',
    field: 'passwordChange',
  })
  await expectSaga(signInFailure, error).run()
  expect(warned.mock.calls.at(-1)).toEqual([
    'foyer: POST /api/auth/v2/login: the answer has no valid "passwordChange" (docs/contract/openapi.yaml)',
  ])
})

test('a fault of the app is not a failed call: it is reported once, as a crash', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation()
  await expectSaga(signInFailure, new TypeError('undefined is not a function'))
    .not.call.fn(logFailure)
    .returns({ code: 'ownFault' })
    .run()
  expect(reported).toHaveBeenCalledTimes(1)
})
