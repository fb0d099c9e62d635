import { autoLoginEvents } from 'src/features/autoLogin/autoLoginEvents'
import { CANCEL } from '@redux-saga/symbols'
import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { autoLoginSlice } from 'src/features/autoLogin/autoLoginSlice'
import { notifyHosts } from 'src/sagas/signIn/notifyHosts'
import { notifyHost } from 'src/services/api/autoLoginService'

jest.mock('src/services/api/autoLoginService')
const told = jest.mocked(notifyHost)

const TOKEN = 'a-token-that-rests-nowhere'
const hostNames = (count: number) =>
  Array.from({ length: count }, (_, index) => `https://host-${index}.example`)

/** The milliseconds until a host answers or fails, or never. */
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

describe('the outcome of notifying hosts', () => {
  test('sends every host the token and the time at once', () => {
    behave(() => 'never')
    start(hostNames(100))
    expect(told).toHaveBeenCalledTimes(100)
    expect(told).toHaveBeenCalledWith('https://host-7.example', TOKEN, 1_800_000_000_500)
  })

  test('waits for nothing and shows nothing without hosts', () => {
    const { task, seen } = start([])
    expect(task.isRunning()).toBe(false)
    expect(seen).toEqual([])
  })

  test('ends when the last host answers, not at the next check', async () => {
    behave(index => ({ answersAfter: 100 + index * 200 }))
    const { task, state } = start(hostNames(5))
    await jest.advanceTimersByTimeAsync(899)
    expect(task.isRunning()).toBe(true)
    await jest.advanceTimersByTimeAsync(1)
    expect(task.isRunning()).toBe(false)
    expect(state()).toEqual({ step: 'leaving' })
    expect(aborted).toEqual([])
  })

  test('counts a failed host as answered and does not affect the others', async () => {
    behave(index => (index % 2 ? { failsAfter: 10 } : { answersAfter: 1500 }))
    const { task, state } = start(hostNames(5))
    await jest.advanceTimersByTimeAsync(1000)
    expect(state()).toMatchObject({ step: 'notifying', answered: 2, total: 5 })
    await jest.advanceTimersByTimeAsync(500)
    expect(task.isRunning()).toBe(false)
  })

  test('checks the progress every 1000 ms', async () => {
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

  test('ends after 180000 ms and aborts the running calls', async () => {
    behave(index => (index < 3 ? { answersAfter: 50 } : 'never'))
    const { task, state } = start(hostNames(5))
    await jest.advanceTimersByTimeAsync(179_999)
    expect(task.isRunning()).toBe(true)
    await jest.advanceTimersByTimeAsync(1)
    expect(task.isRunning()).toBe(false)
    expect(state()).toEqual({ step: 'leaving' })
    expect(aborted).toEqual(['https://host-3.example', 'https://host-4.example'])
  })

  test('continues at the first check if the machine slept through the wait', async () => {
    behave(() => 'never')
    const { task } = start(hostNames(2))
    jest.setSystemTime(1_800_000_000_500 + 600_000)
    await jest.advanceTimersByTimeAsync(1000)
    expect(task.isRunning()).toBe(false)
  })

  test('continues at once if the user skips the wait', async () => {
    behave(() => 'never')
    const { store, task, state } = start(hostNames(3))
    await jest.advanceTimersByTimeAsync(10)
    store.dispatch(autoLoginEvents.skipped())
    expect(task.isRunning()).toBe(false)
    expect(state()).toEqual({ step: 'leaving' })
    expect(aborted).toHaveLength(3)
  })

  test('aborts the calls and clears the progress when the user leaves the screen', () => {
    behave(() => 'never')
    const { task, state } = start(hostNames(3))
    task.cancel()
    expect(aborted).toHaveLength(3)
    expect(state()).toEqual({ step: 'idle' })
  })

  test.each([10, 1000])('covers %d hosts of which a fifth never answer', async count => {
    behave(index => (index % 5 === 4 ? 'never' : { answersAfter: 20 + (index % 700) }))
    const { task, seen, state } = start(hostNames(count))
    const dead = Math.floor(count / 5)
    await jest.advanceTimersByTimeAsync(1000)
    expect(state()).toMatchObject({ step: 'notifying', answered: count - dead, total: count })
    await jest.advanceTimersByTimeAsync(179_000)
    expect(task.isRunning()).toBe(false)
    expect(told).toHaveBeenCalledTimes(count)
    expect(aborted).toHaveLength(dead)
    // The store receives the start, the checks that find news, and the end: never each host.
    expect(new Set(seen).size).toBeLessThanOrEqual(3)
  })

  test('never stores the token', async () => {
    behave(index => (index === 0 ? { answersAfter: 10 } : 'never'))
    const { seen } = start(hostNames(2))
    await jest.advanceTimersByTimeAsync(180_000)
    expect(JSON.stringify(seen)).not.toContain(TOKEN)
  })
})
