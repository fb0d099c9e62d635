import { type Action, configureStore, createAction, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware, { stdChannel } from 'redux-saga'
import { createBreaks } from 'saga-workbench/page/breaks'
import { type Answer, BREAK_KEY } from 'saga-workbench/page/channel'
import { createHolds } from 'saga-workbench/page/holds'
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
  const recorder: Recorder = createRecorder({
    onEntry: (entry: Entry) => 'end' in entry && holds.release(entry.id),
  })
  const holds = createHolds(recorder, is => void still.push(is))
  const breaks = createBreaks(recorder, holds, failure => new ServiceError(failure as never))
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
  return { store, goOn: holds.goOn, held, still, recorder }
}

beforeEach(() => {
  seen.length = 0
  answer.mockReset()
})
afterEach(() => localStorage.clear())

const LIMITED = new ServiceError({ kind: 'limited', status: 429 })
const UNREACHABLE = { kind: 'unreachable' }

/** Breakpoints, with the answer of the room and the result that the saga then receives. Each stops once. */
test.each<[rule: string, at: string, answer: Answer, received: unknown[]]>([
  ['an action goes on', 'action login/submitted', { how: 'own' }, [LIMITED]],
  ['an action can be dropped', 'action login/submitted', { how: 'unheard' }, []],
  ['any error goes on', 'error', { how: 'own' }, [LIMITED]],
  ['an error with these words', 'error limited', { how: 'own' }, [LIMITED]],
  ['an error with this name', 'error ServiceError', { how: 'own' }, [LIMITED]],
  ['an answer in place of an error', 'error', { how: 'gives', value: 'signed in' }, ['signed in']],
  [
    'an effect that fails as a service does',
    'call signIn',
    { how: 'fails', value: UNREACHABLE },
    [new ServiceError(UNREACHABLE)],
  ],
])('%s (%s): the saga receives nothing until the room resumes it', async (_rule, at, given, received) => {
  const { store, goOn, held, still } = begin(at)
  answer.mockRejectedValueOnce(LIMITED)
  store.dispatch(submitted('grace'))
  await settled()
  const [entry, ...others] = held()
  expect([entry?.entry === 'action', others]).toEqual([at.startsWith('action'), []])
  expect([seen, still]).toEqual([[], [true]])
  expect(answer).toHaveBeenCalledTimes(at.startsWith('error') ? 1 : 0)
  goOn(entry!.id, given)
  await settled()
  expect([seen, held(), still]).toEqual([received, [], [true, false]])
})

test('another error goes on at once', async () => {
  const { store, held } = begin('error refused')
  answer.mockRejectedValueOnce(LIMITED)
  store.dispatch(submitted('grace'))
  await settled()
  expect([held(), seen]).toEqual([[], [LIMITED]])
})

test('an error that nothing of a service has thrown stops where it leaves its saga, once', async () => {
  const { store, goOn, held } = begin('error TypeError')
  store.dispatch(submitted('broken'))
  store.dispatch({ type: 'never' })
  const [entry, ...others] = held()
  expect(entry).toMatchObject({ name: 'inner', failing: 'TypeError: a fault' })
  expect(others).toEqual([])
  goOn(entry!.id, { how: 'own' })
  await settled()
  expect(held()).toEqual([])
})

test('the timers go on where its saga is cancelled meanwhile', () => {
  const { store, still, held, recorder } = begin('call signIn')
  store.dispatch(submitted('grace'))
  const [entry] = held() as EffectEntry[]
  recorder.cancel(entry!.id)
  expect(still).toEqual([true, false])
})
