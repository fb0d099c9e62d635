import { testSaga } from 'redux-saga-test-plan'
import * as raw from 'redux-saga/effects'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
import { deadlineIn, millisecondsLeft } from 'src/services/clock'
import { runJourney } from 'test/support/journey'

const START = 1_700_000_000_000
const deadline = { monotonicMs: 1, wallMs: 2 }

beforeEach(() => void jest.useFakeTimers({ now: START }))
afterEach(() => jest.useRealTimers())

const wait = (ms: number) => runJourney(() => untilDeadline(deadlineIn(ms)), { reducer: () => ({}) })

test('the clocks are read before each wait, which is at most one second long', () => {
  const noticed = raw.take('session/pageNoticed')
  testSaga(untilDeadline, deadline)
    .next()
    .call(millisecondsLeft, deadline)
    .next(1300)
    .race({ waited: raw.delay(1000), noticed })
    .next()
    .call(millisecondsLeft, deadline)
    .next(300)
    .race({ waited: raw.delay(300), noticed })
    .next()
    .call(millisecondsLeft, deadline)
    .next(0)
    .isDone()
})

// (calls/deadlines)
test.each([
  ['a page that becomes visible ends the wait at once', true, 0],
  ['a page that stayed visible ends the wait within a second', false, 1000],
])('after the machine slept beyond the deadline, %s', async (_rule, isSeen, ms) => {
  const { store, task } = wait(60_000)
  jest.setSystemTime(START + 3_600_000)
  if (isSeen) store.dispatch(sessionEvents.pageNoticed({ kind: 'seen' }))
  await jest.advanceTimersByTimeAsync(ms)
  expect(task.isRunning()).toBe(false)
})
