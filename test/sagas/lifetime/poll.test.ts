import { createAction } from '@reduxjs/toolkit'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as raw from 'redux-saga/effects'
import type { Problem } from 'src/constants/problems'
import type { Retry } from 'src/features/polling/pollPause'
import { call, type EffectOf, type Saga } from 'src/sagas/effects'
import { type Poll, pollUntil, untilNextPoll } from 'src/sagas/lifetime/pollUntil'
import { connectionChanged, isReportedOffline } from 'src/services/browser/connectionReport'
import { randomShare } from 'src/services/browser/environment'
import { type Deadline, deadlineIn, laterBy, millisecondsLeft } from 'src/services/clock'
import { ServiceError, type Failure } from 'src/services/http/serviceError'
import { logFailure, logUnusable } from 'src/services/log'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
import { runJourney } from 'test/support/journey'

describe('polling', () => {
  const NOW = { monotonicMs: 1000, wallMs: 9000 }
  const failed = createAction<{ problem: Problem; retry: Retry }>('probe/failed')
  const in3s: Retry = { at: laterBy(NOW, 3000), mandatory: false }
  const down: Failure = { kind: 'unreachable' }

  const next = (): string | undefined => undefined
  const waited = (retry: Retry): Retry => retry

  function* ask(): Saga<string | undefined> {
    return yield* call(next)
  }
  function* wait(retry: Retry): Saga {
    yield* call(waited, retry)
  }
  const poll: Poll<string> = { name: 'probe', ask, code: 'serverLater', failed, wait }

  test('a failure is logged, then shown with the time of the next call, then waited out', () => {
    testSaga(pollUntil<string>, poll)
      .next()
      .call(ask)
      .throw(new ServiceError(down))
      .call(logFailure, 'probe', down)
      .next()
      .call(randomShare)
      .next(0)
      .call(deadlineIn, 0)
      .next(NOW)
      .put(failed({ problem: { code: 'serverLater' }, retry: in3s }))
      .next()
      .call(wait, in3s)
      .next()
      .call(ask)
      .next('settled')
      .returns('settled')
  })

  test('the unusable field of an answer is logged', () => {
    const unusable = new ServiceError({ kind: 'unreadable' })
    testSaga(pollUntil<string>, poll)
      .next()
      .throw(unusable)
      .call(logFailure, 'probe', unusable.failure)
      .next()
      .call(logUnusable, unusable)
      .next()
      .call(randomShare)
  })

  // (calls/poll-wakes)
  test('a wait that shows nothing also lasts a minute while the browser reports that it is offline', () => {
    testSaga(untilNextPoll, in3s)
      .next()
      .call(deadlineIn, 60_000)
      .next(laterBy(NOW, 60_000))
      // The regular pause is over.
      .next('time')
      .call(isReportedOffline)
      .next(true)
      .next('time')
      .isDone()
  })

  /** Answers the calls in turn; returns the pauses and the result. */
  async function run(responses: (string | Failure | undefined)[], more?: Partial<Poll<string>>) {
    const left = [...responses]
    const pauses: Retry[] = []
    const { returnValue, effects } = (await expectSaga(pollUntil<string>, { ...poll, ...more })
      .provide({
        call({ fn, args }, goOn) {
          if (fn === next) {
            const response = left.shift()
            if (typeof response === 'object') throw new ServiceError(response)
            return response
          }
          if (fn === waited) return pauses.push((args as [Retry])[0])
          if (fn === deadlineIn) return NOW
          if (fn === randomShare) return 0
          if (fn === logFailure) return undefined
          return goOn() as unknown
        },
      })
      .run()) as { returnValue: unknown; effects: { put?: { payload: { action: unknown } }[] } }
    const shown = (effects.put ?? []).map(({ payload }) => payload.action)
    return { result: returnValue, pauses, shown }
  }
  const afterMs = (pauses: Retry[]) => pauses.map(({ at }) => at.wallMs - NOW.wallMs)

  test('a response that changes nothing keeps the interval and shows nothing', async () => {
    const { result, pauses, shown } = await run([undefined, undefined, 'settled'])
    expect(result).toBe('settled')
    expect(pauses).toEqual([in3s, in3s])
    expect(shown).toEqual([])
  })

  test('successive failures lengthen the pause, and a response resets their count', async () => {
    const { pauses } = await run([down, down, down, down, down, down, undefined, down, 'settled'])
    expect(afterMs(pauses)).toEqual([3000, 3000, 3000, 3000, 6000, 12_000, 3000, 3000])
  })

  test('the pause lasts as long as the server’s rate limit, and its problem counts down to the same moment', async () => {
    const until = laterBy(NOW, 4_000_000)
    const { pauses, shown } = await run([{ kind: 'limited', status: 429, until }, 'settled'])
    const longest = laterBy(NOW, 300_000)
    expect(pauses).toEqual([{ at: longest, mandatory: true }])
    expect(shown).toMatchObject([
      failed({
        problem: { code: 'serverLater', status: 429, until: longest },
        retry: { at: longest, mandatory: true },
      }),
    ])
  })

  test('an interval that the server sets applies after responses and failures', async () => {
    const { pauses } = await run([undefined, down, 'settled'], { serverPauseMs: () => 7000 })
    expect(pauses).toEqual([
      { at: laterBy(NOW, 7000), mandatory: true },
      { at: laterBy(NOW, 7000), mandatory: true },
    ])
  })
})

// (calls/poll-wakes)
describe('the wait for the next poll', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => {
    connectionChanged('online')
    jest.useRealTimers()
  })

  /** Waits ten seconds; `woken` is an event of the poll. */
  function waiting(more?: Partial<Retry>) {
    const shown = jest.fn<Generator<never, void>, [Deadline]>()
    const at = deadlineIn(10_000)
    const wait = { wakes: { woken: raw.take('woken') as EffectOf<unknown> }, onOffline: shown }
    const journey = runJourney(() => untilNextPoll({ at, mandatory: false, ...more }, wait), {
      reducer: () => ({}),
    })
    const notice = async (kind: 'online' | 'offline' | 'seen' | 'restored' | 'hidden') => {
      if (kind === 'online' || kind === 'offline') connectionChanged(kind)
      journey.store.dispatch(sessionEvents.pageNoticed({ kind }))
      await jest.advanceTimersByTimeAsync(0)
      return journey.task.isRunning()
    }
    return { ...journey, notice, shown }
  }

  test.each(['online', 'seen', 'restored'] as const)(
    'the event %s ends it, unless the server required the pause',
    async kind => {
      expect(await waiting().notice(kind)).toBe(false)
      const required = waiting({ mandatory: true })
      expect(await required.notice(kind)).toBe(true)
      await jest.advanceTimersByTimeAsync(10_000)
      expect(required.task.isRunning()).toBe(false)
    },
  )

  test('a page that is hidden does not end it, an event of the poll does', async () => {
    const { store, task, notice } = waiting()
    expect(await notice('hidden')).toBe(true)
    store.dispatch({ type: 'woken' })
    await jest.advanceTimersByTimeAsync(0)
    expect(task.isRunning()).toBe(false)
  })

  test.each(['time', 'online', 'seen'] as const)(
    'without a connection it lasts a minute, until it ends by %s',
    async end => {
      const { task, notice, shown } = waiting()
      await jest.advanceTimersByTimeAsync(5000)
      expect(await notice('offline')).toBe(true)
      expect(shown.mock.calls).toEqual([[laterBy(deadlineIn(-5000), 60_000)]])
      await jest.advanceTimersByTimeAsync(50_000)
      expect(await notice('offline')).toBe(true)
      expect(shown).toHaveBeenCalledTimes(1)
      if (end === 'time') await jest.advanceTimersByTimeAsync(4999)
      else await notice(end)
      expect(task.isRunning()).toBe(end === 'time')
      await jest.advanceTimersByTimeAsync(1)
      expect(task.isRunning()).toBe(false)
    },
  )

  test('a pause that is over continues for the rest of a minute without a connection', async () => {
    connectionChanged('offline')
    const { task } = waiting()
    await jest.advanceTimersByTimeAsync(59_999)
    expect(task.isRunning()).toBe(true)
    await jest.advanceTimersByTimeAsync(1)
    expect(task.isRunning()).toBe(false)
  })

  test('an event ends it although the browser still reports that it is offline', async () => {
    connectionChanged('offline')
    expect(await waiting().notice('seen')).toBe(false)
  })
})

describe('a deadline', () => {
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
})
