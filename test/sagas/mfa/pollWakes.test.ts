import { combineReducers } from '@reduxjs/toolkit'
import { testSaga } from 'redux-saga-test-plan'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { pause, untilSettled } from 'src/sagas/mfa/sessionPolling'
import { fetchSessionStatus, type SessionStatus } from 'src/services/api/sessionStatusService'
import { isOnline } from 'src/services/browser/environment'
import { millisecondsLeft } from 'src/services/clock'
import { logFailure } from 'src/services/log'
import { failureOfKind } from 'test/support/failures'
import { runJourney } from 'test/support/journey'
import { pollReducers } from 'test/support/pollReducers'
import { settled } from 'test/support/settled'

const awaited: SessionStatus = {
  kind: 'factorDue',
  step: { type: 'signinVerification', isMfaStepConfigured: true },
}

/** Polls a server that answers in turn, in a browser that says whether it is online. */
async function poll(says: { online: boolean }, ...answers: (SessionStatus | Error)[]) {
  const fetch = jest.fn(() => {
    const answer = answers.shift() ?? awaited
    if (answer instanceof Error) throw answer
    return answer
  })
  const { store, task } = runJourney(
    function* () {
      yield* untilSettled()
    },
    {
      reducer: combineReducers({
        ...pollReducers,
      }),
      at: '/verification',
      services: [
        [fetchSessionStatus, fetch],
        [isOnline, () => says.online],
        [logFailure, () => undefined],
      ],
    },
  )
  await settled()
  return { fetch, store, task }
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

// (calls/poll-wakes)
test('a browser that says from the start that it is offline is not believed', async () => {
  const { fetch, store, task } = await poll({ online: false })
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(store.getState().sessionPoll).toEqual({ step: 'waiting' })
  task.cancel()
})

// (calls/poll-wakes)
test.each([
  ['seen again polls, though the event is missing', { kind: 'seen' }, true, 2],
  ['seen again without a connection rests', { kind: 'seen' }, false, 1],
  ['told that it is offline rests, whatever the browser says', { kind: 'offline' }, true, 1],
] as const)('after a lost connection a page that is %s', async (_rule, event, online, calls) => {
  const says = { online: false }
  const { fetch, store, task } = await poll(says, failureOfKind('offline'))
  says.online = online
  store.dispatch(sessionEvents.pageNoticed(event))
  await settled()
  expect(fetch).toHaveBeenCalledTimes(calls)
  task.cancel()
})

test('a wait that the server asked for is over with its last millisecond', () => {
  const at = { monotonicMs: 0, wallMs: 0 }
  testSaga(pause, { at, mandatory: true })
    .next()
    .call(millisecondsLeft, at)
    .next(3000)
    .next({ noticed: sessionEvents.pageNoticed({ kind: 'seen' }) })
    .call(millisecondsLeft, at)
    .next(0)
    .isDone()
})
