import { expectSaga, testSaga } from 'redux-saga-test-plan'
import { catchFailure, catchProblem, logCaught } from 'src/sagas/caught'
import { reportFault, ServiceError } from 'src/services/http/serviceError'
import type { Failure } from 'src/services/http/call'
import { logFailure } from 'src/services/log'

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
