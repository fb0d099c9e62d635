import { configureStore, createAction, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import type { EffectEntry } from 'saga-workbench/recording/entries'
import { createRecorder } from 'saga-workbench/recording/recorder'
import { treeOf } from 'saga-workbench/recording/tree'
import { sentenceOf } from 'saga-workbench/recording/waits'
import { NAMES, type Saga } from './effects'

export const codeActions = {
  submitted: createAction('factorCode/submitted'),
  accepted: createAction('factorCode/accepted'),
}
export const loginActions = {
  passwordSubmitted: createAction<object>('login/passwordSubmitted'),
  failed: createAction<object>('login/failed'),
}
export const sessionEvents = {
  helpRequested: createAction('session/helpRequested'),
  pageNoticed: createAction('session/pageNoticed'),
  routeFollowed: createAction<string>('session/routeFollowed'),
  signedOut: createAction('session/signedOut'),
  signOutRequested: createAction('session/signOutRequested'),
  supportRequested: createAction('session/supportRequested'),
}

interface State {
  seen: string[]
  step: { name: string } | undefined
}

const reducer = (state: State = { seen: [], step: undefined }, { type }: UnknownAction): State =>
  type.startsWith('@@') ? state : { ...state, step: { name: type } }

/** Runs a saga and records it, with a clock that only `wait` advances. */
export function record(saga: () => Saga, most?: number) {
  let time = 0
  const recorder = createRecorder({
    names: NAMES,
    now: () => time,
    wallMs: 1_800_000_000_000,
    ...(most && { most }),
  })
  const sagas = createSagaMiddleware({ sagaMonitor: recorder.monitor })
  const store = configureStore({ reducer, middleware: () => new Tuple(sagas) })
  recorder.watch(store)
  const task = sagas.run(saga)
  const { recording } = recorder
  const tree = () => treeOf(recording.entries, NAMES)
  const effects = (): EffectEntry[] => recording.entries.filter(entry => entry.entry === 'effect')
  const effect = (name: string) => effects().findLast(each => each.name === name)
  return {
    store,
    task,
    recorder,
    recording,
    wait: (ms: number) => {
      time += ms
      return jest.advanceTimersByTimeAsync(ms)
    },
    tree,
    effects,
    effect,
    sentence: (name = saga.name) => sentenceOf(effect(name)!, tree(), time),
  }
}
