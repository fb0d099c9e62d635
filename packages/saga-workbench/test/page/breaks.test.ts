import { type Action, configureStore, createAction, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware, { stdChannel } from 'redux-saga'
import { createBreaks } from 'saga-workbench/page/breaks'
import { BREAK_KEY } from 'saga-workbench/page/channel'
import type { EffectEntry, Entry } from 'saga-workbench/recording/entries'
import { createRecorder, type Recorder } from 'saga-workbench/recording/recorder'
import { call, fork, type Saga, settled, take, takeType } from '../support/effects'

/** The error of an app's services. */
class ServiceError extends Error {
  constructor(readonly failure: { kind: string; status?: number }) {
    super(`${failure.kind} ${failure.status ?? ''}`.trim())
    this.name = 'ServiceError'
  }
}

const submitted = createAction<string>('login/submitted')
const answer = jest.fn<Promise<string>, [string]>()
const signIn = (username: string): Promise<string> => answer(username)
const seen: unknown[] = []

function* submit(): Saga {
  try {
    seen.push(yield* call(signIn, 'grace'))
  } catch (error) {
    seen.push(error)
  }
}
function* broken(): Saga {
  yield* call(function* inner(): Saga {
    yield* takeType('never')
    throw new TypeError('a fault')
  })
}
function* journey(): Saga {
  for (;;) {
    const { payload } = yield* take(submitted)
    if (payload === 'broken') yield* fork(broken)
    else yield* call(submit)
  }
}

function begin(at: string) {
  localStorage.setItem(BREAK_KEY, at)
  const still: boolean[] = []
  const recorder: Recorder = createRecorder({ onEntry: (entry: Entry) => breaks.entryChanged(entry) })
  const breaks: ReturnType<typeof createBreaks> = createBreaks(
    recorder,
    (_holder, is) => void still.push(is),
    failure => new ServiceError(failure as never),
  )
  const channel = stdChannel<Action>()
  const put = channel.put.bind(channel)
  channel.put = action => breaks.atAction(action, put)
  const sagas = createSagaMiddleware({
    channel,
    sagaMonitor: recorder.monitor,
    effectMiddlewares: [breaks.middleware as never],
    onError: () => undefined,
  })
  const store = configureStore({ reducer: () => ({}), middleware: () => new Tuple(sagas) })
  recorder.watch(store)
  sagas.run(journey)
  const held = (): Entry[] => recorder.recording.entries.filter(entry => 'held' in entry && entry.held)
  return { store, breaks, held, still, recorder }
}

beforeEach(() => {
  seen.length = 0
  answer.mockReset()
})
afterEach(() => localStorage.clear())

const LIMITED = new ServiceError({ kind: 'limited', status: 429 })

describe('at an action', () => {
  test('an action at a breakpoint reaches no saga until the room resumes it', () => {
    const { store, breaks, held, still } = begin('action login/submitted')
    store.dispatch(submitted('grace'))
    const [entry] = held()
    expect(entry).toMatchObject({ entry: 'action', type: 'login/submitted' })
    expect(answer).not.toHaveBeenCalled()
    expect(still).toEqual([true])
    breaks.goOn(entry!.id, { how: 'own' })
    expect(answer).toHaveBeenCalledTimes(1)
    expect(held()).toEqual([])
    expect(still).toEqual([true, false])
  })

  test('an action at a breakpoint can be dropped', () => {
    const { store, breaks, held } = begin('action login/submitted')
    store.dispatch(submitted('grace'))
    breaks.goOn(held()[0]!.id, { how: 'unheard' })
    expect(held()).toEqual([])
    expect(answer).not.toHaveBeenCalled()
  })
})

describe('at an error', () => {
  test.each(['error', 'error limited', 'error ServiceError'])(
    '%s: an error waits before the saga receives it',
    async at => {
      const { store, breaks, held } = begin(at)
      answer.mockRejectedValueOnce(LIMITED)
      store.dispatch(submitted('grace'))
      await settled()
      const [entry] = held()
      expect(entry).toMatchObject({ name: 'signIn', failing: 'ServiceError: limited 429' })
      expect(seen).toEqual([])
      breaks.goOn(entry!.id, { how: 'own' })
      await settled()
      expect(seen).toEqual([LIMITED])
    },
  )

  test('another error goes on at once', async () => {
    const { store, held } = begin('error refused')
    answer.mockRejectedValueOnce(LIMITED)
    store.dispatch(submitted('grace'))
    await settled()
    expect(held()).toEqual([])
    expect(seen).toEqual([LIMITED])
  })

  test('the room can give an answer in place of an error', async () => {
    const { store, breaks, held } = begin('error')
    answer.mockRejectedValueOnce(LIMITED)
    store.dispatch(submitted('grace'))
    await settled()
    breaks.goOn(held()[0]!.id, { how: 'gives', value: 'signed in' })
    await settled()
    expect(seen).toEqual(['signed in'])
  })

  test('an error that nothing of a service has thrown stops where it leaves its saga, once', async () => {
    const { store, breaks, held } = begin('error TypeError')
    store.dispatch(submitted('broken'))
    store.dispatch({ type: 'never' })
    const [entry, ...others] = held()
    expect(entry).toMatchObject({ name: 'inner', failing: 'TypeError: a fault' })
    expect(others).toEqual([])
    breaks.goOn(entry!.id, { how: 'own' })
    await settled()
    expect(held()).toEqual([])
  })
})

describe('at an effect', () => {
  test('it fails as a service does when the time is over', async () => {
    const { store, breaks, held } = begin('call signIn')
    store.dispatch(submitted('grace'))
    breaks.goOn(held()[0]!.id, { how: 'fails', value: { kind: 'unreachable' } })
    await settled()
    expect(seen).toEqual([new ServiceError({ kind: 'unreachable' })])
    expect(answer).not.toHaveBeenCalled()
  })

  test('the timers go on where its saga is cancelled meanwhile', () => {
    const { store, still, held, recorder } = begin('call signIn')
    store.dispatch(submitted('grace'))
    const [entry] = held() as EffectEntry[]
    recorder.cancel(entry!.id)
    expect(still).toEqual([true, false])
  })
})
