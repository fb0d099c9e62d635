import type { EffectEntry } from 'saga-workbench/recording/entries'
import { entriesAt } from 'saga-workbench/recording/tree'
import { call, callEffect, delay, fork, put, race, type Saga, take, takeEffect } from '../support/effects'
import { codeActions, loginActions, record, sessionEvents } from '../support/record'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const fetchStatus = jest.fn<Promise<unknown>, unknown[]>()

describe('the tree of effects', () => {
  function* inner(): Saga<string> {
    yield* delay(100)
    return 'done'
  }
  function* journey(): Saga {
    yield* race({ inner: callEffect(inner), out: takeEffect(sessionEvents.signOutRequested) })
    yield* call(inner)
  }

  test('a race’s winner is named, the others are cancelled, and their results are recorded', async () => {
    const { effect, wait } = record(journey)
    await wait(100)
    expect(effect('race')?.end).toEqual({
      how: 'gave',
      atMs: 100,
      order: expect.any(Number) as number,
      winner: 'inner',
      value: { inner: 'done' },
    })
    expect(effect('session/signOutRequested')?.end).toMatchObject({ how: 'cancelled', atMs: 100 })
  })

  test('a fork ends when its task does', async () => {
    const { effect, wait, task } = record(function* parent(): Saga {
      yield* fork(inner)
      yield* take(sessionEvents.signOutRequested)
    })
    expect(effect('inner')?.end).toBeUndefined()
    await wait(100)
    expect(effect('inner')?.end).toMatchObject({ how: 'gave', atMs: 100, value: 'done' })
    task.cancel()
    expect(effect('session/signOutRequested')?.end?.how).toBe('cancelled')
  })

  test('a thrown value is recorded', async () => {
    fetchStatus.mockRejectedValue(new TypeError('no'))
    const { effects, wait } = record(function* parent(): Saga {
      try {
        yield* call(fetchStatus)
      } catch {
        yield* put(codeActions.accepted())
      }
    })
    await wait(0)
    expect(effects()[1]?.end).toMatchObject({
      how: 'threw',
      atMs: 0,
      value: { $: 'error', name: 'TypeError', message: 'no' },
    })
  })
})

describe('the bound', () => {
  test('a full recording keeps pending effects, and a state to begin with', () => {
    const { store, recording, effect } = record(function* ears(): Saga {
      yield* take(sessionEvents.signOutRequested)
    }, 50)
    for (let count = 0; count < 200; count += 1) store.dispatch(sessionEvents.helpRequested())
    expect(recording.entries.length).toBeLessThanOrEqual(50)
    expect(recording.entries.length + recording.dropped).toBe(202)
    expect(recording.state).toEqual({ seen: [], step: { name: 'session/helpRequested' } })
    expect(effect('session/signOutRequested')).toBeDefined()
  })
})

describe('a look back', () => {
  test('an effect that ended later is still running at an earlier moment', async () => {
    const { recording, wait } = record(function* naps(): Saga {
      yield* delay(100)
      yield* delay(100)
    })
    await wait(100)
    await wait(100)
    const then = entriesAt(recording.entries, 50) as EffectEntry[]
    expect(then.map(({ kind, end }) => [kind, end])).toEqual([
      ['root', undefined],
      ['delay', undefined],
    ])
  })
})

describe('secrets', () => {
  const TOKEN = 'a-token-that-rests-nowhere'
  const fetchToken = () => Promise.resolve({ token: TOKEN })
  const notify = (_host: string, token: string) => token

  test('secrets are masked by the name of their field, and at every later occurrence', async () => {
    const { recording, store, wait } = record(function* hosts(): Saga {
      const { token } = yield* call(fetchToken)
      yield* call(notify, 'https://a.example', token)
      yield* put(sessionEvents.routeFollowed(`/?t=${token}`))
    })
    await wait(0)
    store.dispatch(loginActions.passwordSubmitted({ username: 'ada', password: 'Correct-Horse-9' }))
    const text = JSON.stringify(recording)
    expect(text).toContain('https://a.example')
    expect(text).not.toContain(TOKEN)
    expect(text).not.toContain('Correct-Horse-9')
  })

  test('a problem’s code is not a secret elsewhere', () => {
    const { recording, store } = record(function* ears(): Saga {
      yield* take(sessionEvents.signOutRequested)
    })
    store.dispatch(loginActions.failed({ code: 'offline' }))
    store.dispatch(sessionEvents.routeFollowed('offline'))
    expect(recording.entries.at(-1)).toMatchObject({ action: { payload: 'offline' } })
  })
})
