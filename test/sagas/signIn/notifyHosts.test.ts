import { CANCEL } from '@redux-saga/symbols'
import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { testSaga } from 'redux-saga-test-plan'
import { autoLoginEvents } from 'src/features/autoLogin/autoLoginEvents'
import { autoLoginActions, autoLoginSlice } from 'src/features/autoLogin/autoLoginSlice'
import { notifyHosts, untilAnswered } from 'src/sagas/signIn/notifyHosts'
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

  // (sign-in/auto-login-hosts)
  test('counts a host that fails as answered', async () => {
    behave(index => (index === 0 ? { failsAfter: 10 } : { answersAfter: 20 }))
    const { state } = start(hostNames(2))
    await jest.advanceTimersByTimeAsync(20)
    expect(state()).toEqual({ step: 'leaving' })
  })

  // (sign-in/auto-login-wait)
  test('ends when the user continues, and aborts the remaining calls', async () => {
    behave(index => (index === 0 ? { answersAfter: 10 } : 'never'))
    const { store, task, state } = start(hostNames(3))
    await jest.advanceTimersByTimeAsync(20)
    store.dispatch(autoLoginEvents.skipped())
    expect(task.isRunning()).toBe(false)
    expect(aborted).toEqual(hostNames(3).slice(1))
    expect(state()).toEqual({ step: 'leaving' })
  })

  test('continues at the first check if the machine slept through the wait', async () => {
    behave(() => 'never')
    const { task } = start(hostNames(2))
    jest.setSystemTime(1_800_000_000_500 + 600_000)
    await jest.advanceTimersByTimeAsync(1000)
    expect(task.isRunning()).toBe(false)
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

  test('ends at the first check after all answers', () => {
    testSaga(untilAnswered, { answered: 1, total: 1 })
      .next()
      .delay(1000)
      .next()
      .put(autoLoginActions.hostsAnswered(1))
      .next()
      .isDone()
  })

  test('never stores the token', async () => {
    behave(index => (index === 0 ? { answersAfter: 10 } : 'never'))
    const { seen } = start(hostNames(2))
    await jest.advanceTimersByTimeAsync(180_000)
    expect(JSON.stringify(seen)).not.toContain(TOKEN)
  })
})
