import { configureStore, createAction, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { EffectEntry } from 'saga-workbench/recording/entries'
import { causeOf, reactionLines, taskOf } from 'saga-workbench/recording/reactions'
import { createRecorder } from 'saga-workbench/recording/recorder'
import { treeOf } from 'saga-workbench/recording/tree'
import {
  call,
  callEffect,
  delay,
  fork,
  race,
  type Saga,
  settled,
  spawn,
  takeEffect,
  takeType,
} from '../support/effects'

const signOutRequested = createAction('session/signOutRequested')
const dropCode = (): Promise<void> => Promise.resolve()
const tellServer = (): Promise<void> => Promise.resolve()

function* showCode(): Saga {
  try {
    yield* delay(1000)
  } finally {
    yield* call(dropCode)
    yield* call(tellServer)
  }
}
function* notifyHosts(): Saga {
  yield* delay(1000)
}
function* pollStatus(): Saga {
  yield* takeType('other')
}
function* journey(): Saga {
  yield* fork(pollStatus)
  yield* spawn(notifyHosts)
  yield* call(showCode)
}

function record(saga: () => Saga) {
  const recorder = createRecorder()
  const sagas = createSagaMiddleware({ sagaMonitor: recorder.monitor })
  const store = configureStore({ reducer: () => ({}), middleware: () => new Tuple(sagas) })
  sagas.run(saga)
  const tree = () => treeOf(recorder.recording.entries)
  const sagaOf = (name: string): EffectEntry =>
    [...tree().effects.values()].find(effect => effect.name === name && effect.saga)!
  return {
    recorder,
    store,
    saga: sagaOf,
    told: (name: string) => reactionLines(sagaOf(name), tree()),
    cause: (name: string) => causeOf(sagaOf(name), tree()),
    task: (name: string) => taskOf(sagaOf(name), tree()).name,
  }
}

function* parent(): Saga {
  yield* fork(journey)
  yield* takeType('end')
}

test('if a task is cancelled, each saga below it is listed with its last effect; the sagas that it has spawned and its parent continue', async () => {
  const { recorder, saga, told, cause, task } = record(parent)
  expect(task('showCode')).toBe('journey')
  recorder.cancel(saga('showCode').id)
  await settled()
  expect(told('journey')).toEqual([
    'journey was cancelled at: call showCode',
    'pollStatus was cancelled at: take other',
    'notifyHosts goes on',
    'showCode was cancelled at: delay; its finally did: call dropCode, call tellServer',
    'parent goes on',
  ])
  expect(cause('journey')).toBeUndefined()
  expect(cause('showCode')).toBe('journey was cancelled')
})

test('the last effects of a cancelled task are below it', async () => {
  const { recorder, saga } = record(showCode)
  recorder.cancel(saga('showCode').id)
  await settled()
  const effects = recorder.recording.entries.flatMap(entry => (entry.entry === 'effect' ? [entry] : []))
  expect(effects.map(({ name, parent: above }) => [name, above])).toEqual([
    ['showCode', undefined],
    ['delay', 1],
    ['dropCode', 1],
    ['tellServer', 1],
  ])
})

test('a race reports its winner', () => {
  const { store, told, cause } = record(function* raced(): Saga {
    yield* race({ code: callEffect(showCode), out: takeEffect(signOutRequested) })
  })
  expect(told('showCode')).toEqual([])
  store.dispatch(signOutRequested())
  expect(cause('showCode')).toBe('out won the race')
  expect(told('showCode')).toEqual(['showCode was cancelled at: delay; its finally did: call dropCode'])
})
