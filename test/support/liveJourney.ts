import { configureStore, type Reducer, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import * as raw from 'redux-saga/effects'

type Stub = (...args: unknown[]) => unknown

/** A journey that runs in a real store, one action after the other, with these functions in place of the real ones. */
export function liveJourney<S>(
  saga: () => Generator,
  reducer: Reducer<S>,
  stubs: [fn: unknown, stub: Stub][],
) {
  const all = new Map(stubs)
  const sagas = createSagaMiddleware({
    effectMiddlewares: [
      next => (effect: unknown) => {
        const { type, payload } = effect as { type?: string; payload?: { fn: unknown; args: unknown[] } }
        const stub = type === 'CALL' && payload ? all.get(payload.fn) : undefined
        next(stub && payload ? raw.call(stub, ...payload.args) : effect)
      },
    ],
  })
  const store = configureStore({ reducer, middleware: () => new Tuple(sagas) })
  sagas.run(saga)
  return store
}
