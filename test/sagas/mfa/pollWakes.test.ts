import { combineReducers } from '@reduxjs/toolkit'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call } from 'src/sagas/effects'
import { untilNextPoll } from 'src/sagas/lifetime/untilNextPoll'
import { deadlineIn } from 'src/services/clock'
import { runJourney } from 'test/support/journey'
import { pollReducers } from 'test/support/pollReducers'
import { settled } from 'test/support/settled'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('a wait that the server asked for ends with its last millisecond', async () => {
  const { store, task } = runJourney(
    function* () {
      yield* call(untilNextPoll, { at: deadlineIn(3000), mandatory: true })
    },
    { reducer: combineReducers(pollReducers), at: '/verification' },
  )
  await jest.advanceTimersByTimeAsync(2999)
  store.dispatch(sessionEvents.pageNoticed({ kind: 'seen' }))
  await settled()
  expect(task.isRunning()).toBe(true)
  await jest.advanceTimersByTimeAsync(1)
  expect(task.isRunning()).toBe(false)
})
