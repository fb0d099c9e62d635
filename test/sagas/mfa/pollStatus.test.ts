import { combineReducers } from '@reduxjs/toolkit'
import { pollActions } from 'src/features/polling/sessionPollSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { untilSettled } from 'src/sagas/mfa/sessionPolling'
import type { SessionStatus } from 'src/services/api/session/sessionStatusService'
import { deadlineIn } from 'src/services/clock'
import { ServiceError, type Failure } from 'src/services/http/serviceError'
import { runJourney } from 'test/support/journey'
import { pollReducers } from 'test/support/pollReducers'

const mockFetch = jest.fn<Promise<SessionStatus>, []>()
jest.mock('src/services/api/session/sessionStatusService', () => ({
  ...jest.requireActual<object>('src/services/api/session/sessionStatusService'),
  fetchSessionStatus: () => mockFetch(),
}))

const START = 1_700_000_000_000
const awaited = (seconds?: number): SessionStatus => ({
  kind: 'factorDue',
  step: { type: 'signinVerification', isMfaStepConfigured: true },
  ...(seconds && { ends: { at: deadlineIn(seconds * 1000), totalMs: seconds * 1000 } }),
})
const failing = (failure: Failure) =>
  mockFetch.mockImplementation(() => Promise.reject(new ServiceError(failure)))
const answering = (status: SessionStatus) => mockFetch.mockResolvedValue(status)

const poll = () => {
  const { store, task } = runJourney(
    function* () {
      yield* untilSettled()
    },
    {
      reducer: combineReducers({
        ...pollReducers,
      }),
      at: '/verification',
    },
  )
  const state = () => store.getState().sessionPoll
  const status = () => state().wait
  /** Seconds since the start. */
  const endsAt = () => ((status().ends?.at.wallMs ?? START) - START) / 1000
  return { store, task, state, status, endsAt }
}
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)

beforeEach(() => {
  jest.useFakeTimers({ now: START })
  mockFetch.mockReset()
})
afterEach(() => jest.useRealTimers())

// (waits/facts)
test.each([
  ['the seconds left', () => 300 - (Date.now() - START) / 1000],
  ['the total time in every answer', () => 300],
])('the end of a request does not move if the server returns %s', async (_rule, timeout) => {
  mockFetch.mockImplementation(() => Promise.resolve(awaited(timeout())))
  const { task, endsAt, status } = poll()
  await pass(60)
  expect(endsAt()).toBe(300)
  expect(status().ends?.totalMs).toBe(300_000)
  task.cancel()
})

test('a request without a time has no end', async () => {
  answering(awaited())
  const { task, status } = poll()
  await pass(1)
  expect(status()).toMatchObject({ checked: true, since: { wallMs: START } })
  expect(status().ends).toBeUndefined()
  task.cancel()
})

test('a request that is sent again has a new end', async () => {
  mockFetch.mockImplementation(() => Promise.resolve(awaited(300)))
  const { store, task, endsAt } = poll()
  await pass(60)
  store.dispatch(pollActions.resumed())
  await pass(3)
  expect(endsAt()).toBeGreaterThan(355)
  task.cancel()
})

// (waits/sign-of-life)
test('a failure shows when the next poll is, and an answer shows that the server was reached', async () => {
  failing({ kind: 'unreachable' })
  const { task, state, status } = poll()
  await pass(1)
  expect(state()).toMatchObject({
    wait: { checked: false },
    retry: { at: { wallMs: START + 3000 }, mandatory: false },
  })
  answering(awaited())
  await pass(2.5)
  expect(state().step).toBe('waiting')
  expect(status()).toMatchObject({ checked: true })
  task.cancel()
})

describe('another try on request', () => {
  // (waits/try-now)
  test('polls the server at once', async () => {
    failing({ kind: 'unreachable' })
    const { store, task } = poll()
    await pass(1)
    store.dispatch(pollActions.retryRequested())
    await pass(0)
    expect(mockFetch).toHaveBeenCalledTimes(2)
    task.cancel()
  })

  test('does not start a second poll beside the first', async () => {
    mockFetch.mockReturnValue(new Promise(() => undefined))
    const { store, task } = poll()
    for (let presses = 0; presses < 3; presses += 1) store.dispatch(pollActions.retryRequested())
    await pass(5)
    expect(mockFetch).toHaveBeenCalledTimes(1)
    task.cancel()
  })

  test('respects the wait that the server asked for', async () => {
    failing({ kind: 'limited', status: 429, until: deadlineIn(20_000) })
    const { store, task, state } = poll()
    await pass(1)
    expect(state()).toMatchObject({ retry: { mandatory: true, at: { wallMs: START + 20_000 } } })
    store.dispatch(pollActions.retryRequested())
    await pass(18)
    expect(mockFetch).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(mockFetch).toHaveBeenCalledTimes(2)
    task.cancel()
  })

  test('polls even if the browser reports that it is offline, because the report may be wrong', async () => {
    answering(awaited())
    const { store, task } = poll()
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await pass(1)
    store.dispatch(sessionEvents.pageNoticed({ kind: 'offline' }))
    await pass(55)
    expect(mockFetch).toHaveBeenCalledTimes(1)
    store.dispatch(pollActions.retryRequested())
    await pass(0)
    expect(mockFetch).toHaveBeenCalledTimes(2)
    jest.restoreAllMocks()
    task.cancel()
  })
})
