import { CANCEL } from '@redux-saga/symbols'
import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { testSaga } from 'redux-saga-test-plan'
import * as raw from 'redux-saga/effects'
import { autoLoginEvents } from 'src/features/autoLogin/autoLoginEvents'
import { autoLoginActions, autoLoginSlice } from 'src/features/autoLogin/autoLoginSlice'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
import { notifyHosts, notifyAndCount, untilAnswered } from 'src/sagas/signIn/hosts/notifyHosts'
import { notifyHost } from 'src/services/api/autoLoginService'
import { wallClock } from 'src/services/browser/environment'
import { deadlineIn } from 'src/services/clock'

jest.mock('src/services/api/autoLoginService')
const told = jest.mocked(notifyHost)

const TOKEN = 'a-token-that-rests-nowhere'
const hostNames = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://host-${index}.example`)

/** How a host behaves: milliseconds until it answers or fails, or never. */
type Behaviour = { answersAfter: number } | { failsAfter: number } | 'never'

let aborted: string[] = []

function behave(of: (index: number) => Behaviour): void {
  told.mockImplementation(host => {
    const behaviour = of(Number(/\d+/.exec(host)?.[0]))
    const answer = new Promise<void>((resolve, reject) => {
      if (behaviour === 'never') return
      if ('answersAfter' in behaviour) setTimeout(resolve, behaviour.answersAfter)
      else setTimeout(() => reject(new Error('refused')), behaviour.failsAfter)
    })
    return Object.assign(answer, { [CANCEL]: () => aborted.push(host) })
  })
}

function start(hosts: string[]) {
  const sagas = createSagaMiddleware()
  const seen: unknown[] = []
  const store = configureStore({
    reducer: combineReducers({ autoLogin: autoLoginSlice.reducer }),
    middleware: () => new Tuple(sagas),
  })
  store.subscribe(() => seen.push(store.getState().autoLogin))
  const task = sagas.run(notifyHosts, hosts, TOKEN)
  return { store, task, seen, state: () => store.getState().autoLogin }
}

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_500 })
  told.mockReset()
  aborted = []
})
afterEach(() => jest.useRealTimers())

describe('the outcome', () => {
  test('every host is told at once, with the token and the time', () => {
    behave(() => 'never')
    start(hostNames(100))
    expect(told).toHaveBeenCalledTimes(100)
    expect(told).toHaveBeenCalledWith('https://host-7.example', TOKEN, 1_800_000_000_500)
  })

  test('without hosts nothing is waited for and nothing shown', () => {
    const { task, seen } = start([])
    expect(task.isRunning()).toBe(false)
    expect(seen).toEqual([])
  })

  test('the wait ends when the last host answers, not at the next check', async () => {
    behave(index => ({ answersAfter: 100 + index * 200 }))
    const { task, state } = start(hostNames(5))
    await jest.advanceTimersByTimeAsync(899)
    expect(task.isRunning()).toBe(true)
    await jest.advanceTimersByTimeAsync(1)
    expect(task.isRunning()).toBe(false)
    expect(state()).toEqual({ step: 'leaving' })
    expect(aborted).toEqual([])
  })

  test('a host that fails has answered, and costs the others nothing', async () => {
    behave(index => (index % 2 ? { failsAfter: 10 } : { answersAfter: 1500 }))
    const { task, state } = start(hostNames(5))
    await jest.advanceTimersByTimeAsync(1000)
    expect(state()).toMatchObject({ step: 'notifying', answered: 2, total: 5 })
    await jest.advanceTimersByTimeAsync(500)
    expect(task.isRunning()).toBe(false)
  })

  test('progress is looked at every 1000 ms', async () => {
    behave(index => ({ answersAfter: [300, 700, 1200, 2500, 60_000][index] ?? 0 }))
    const { state } = start(hostNames(5))
    expect(state()).toMatchObject({ step: 'notifying', answered: 0, total: 5 })
    await jest.advanceTimersByTimeAsync(999)
    expect(state()).toMatchObject({ step: 'notifying', answered: 0, total: 5 })
    await jest.advanceTimersByTimeAsync(1)
    expect(state()).toMatchObject({ step: 'notifying', answered: 2, total: 5 })
    await jest.advanceTimersByTimeAsync(2000)
    expect(state()).toMatchObject({ step: 'notifying', answered: 4, total: 5 })
  })

  test('after 180000 ms the wait is over, and what is under way is aborted', async () => {
    behave(index => (index < 3 ? { answersAfter: 50 } : 'never'))
    const { task, state } = start(hostNames(5))
    await jest.advanceTimersByTimeAsync(179_999)
    expect(task.isRunning()).toBe(true)
    await jest.advanceTimersByTimeAsync(1)
    expect(task.isRunning()).toBe(false)
    expect(state()).toEqual({ step: 'leaving' })
    expect(aborted).toEqual(['https://host-3.example', 'https://host-4.example'])
  })

  test('a machine that slept through the wait goes on at the first check', async () => {
    behave(() => 'never')
    const { task } = start(hostNames(2))
    jest.setSystemTime(1_800_000_000_500 + 600_000)
    await jest.advanceTimersByTimeAsync(1000)
    expect(task.isRunning()).toBe(false)
  })

  test('a person who does not want to wait goes on at once', async () => {
    behave(() => 'never')
    const { store, task, state } = start(hostNames(3))
    await jest.advanceTimersByTimeAsync(10)
    store.dispatch(autoLoginEvents.skipped())
    expect(task.isRunning()).toBe(false)
    expect(state()).toEqual({ step: 'leaving' })
    expect(aborted).toHaveLength(3)
  })

  test('leaving the screen aborts the calls and takes the progress away', () => {
    behave(() => 'never')
    const { task, state } = start(hostNames(3))
    task.cancel()
    expect(aborted).toHaveLength(3)
    expect(state()).toEqual({ step: 'idle' })
  })

  test.each([1, 10, 100, 1000])('%d hosts, a fifth of which never answer', async count => {
    behave(index => (index % 5 === 4 ? 'never' : { answersAfter: 20 + (index % 700) }))
    const { task, seen, state } = start(hostNames(count))
    const dead = Math.floor(count / 5)
    await jest.advanceTimersByTimeAsync(1000)
    if (dead > 0)
      // eslint-disable-next-line jest/no-conditional-expect -- one host alone has no dead fifth
      expect(state()).toMatchObject({ step: 'notifying', answered: count - dead, total: count })
    await jest.advanceTimersByTimeAsync(179_000)
    expect(task.isRunning()).toBe(false)
    expect(told).toHaveBeenCalledTimes(count)
    expect(aborted).toHaveLength(dead)
    // The store hears of the beginning, of the checks that find news, and of the end: never of each host.
    expect(new Set(seen).size).toBeLessThanOrEqual(3)
  })

  test('the token rests nowhere', async () => {
    behave(index => (index === 0 ? { answersAfter: 10 } : 'never'))
    const { seen } = start(hostNames(2))
    await jest.advanceTimersByTimeAsync(180_000)
    expect(JSON.stringify(seen)).not.toContain(TOKEN)
  })
})

describe('the order', () => {
  test('a host is counted after it was told, failing or not', () => {
    const tally = { answered: 0, total: 2 }
    testSaga(notifyAndCount, 'https://a.example', TOKEN, 5000, tally)
      .next()
      .call(notifyHost, 'https://a.example', TOKEN, 5000)
      .next()
      .isDone()
    testSaga(notifyAndCount, 'https://b.example', TOKEN, 5000, tally)
      .next()
      .call(notifyHost, 'https://b.example', TOKEN, 5000)
      .throw(new Error('refused'))
      .isDone()
    expect(tally.answered).toBe(2)
  })

  test('a check comes after its second, tells the store, then looks at the end', () => {
    const tally = { answered: 1, total: 2 }
    const saga = testSaga(untilAnswered, tally)
    saga.next().delay(1000).next().put(autoLoginActions.hostsAnswered(1)).next().delay(1000)
    tally.answered = 2
    saga.next().put(autoLoginActions.hostsAnswered(2)).next().isDone()
  })

  test('the wait is a race of the answers, the checks, the time limit and the person', () => {
    const tally = { answered: 0, total: 1 }
    const ends = { monotonicMs: 1, wallMs: 2 }
    testSaga(notifyHosts, ['https://a.example'], TOKEN)
      .next()
      .call(wallClock)
      .next(5000)
      .call(deadlineIn, 180_000)
      .next(ends)
      .put(autoLoginActions.hostsCounted({ total: 1, ends }))
      .next()
      .race({
        answered: raw.all([raw.call(notifyAndCount, 'https://a.example', TOKEN, 5000, tally)]),
        checked: raw.call(untilAnswered, tally),
        late: raw.call(untilDeadline, ends),
        skipped: raw.take(autoLoginEvents.skipped.type),
      })
      .next({ late: true })
      .put(autoLoginActions.notified())
      .next()
      .isDone()
  })
})
