import { combineReducers, configureStore, type Reducer, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { BASE_PATH, type Route } from 'src/constants/routes'
import { routeOf } from 'src/features/session/selectRoute'
import type { Saga } from 'src/sagas/effects'

interface Router {
  location: { pathname: string; state: unknown }
}

const METHOD = '@@router/CALL_HISTORY_METHOD'

/** Runs a saga with the given reducers and a router that goes where it is told, and nowhere else. */
export function runJourney<S extends object>(
  journey: () => Saga,
  reducers: { [K in keyof S]: Reducer<S[K]> },
  route: Route,
) {
  const sagas = createSagaMiddleware()
  const moves: { method: 'push' | 'replace'; route: Route; state: unknown }[] = []
  const actions: UnknownAction[] = []
  const initial: Router = { location: { pathname: BASE_PATH + route, state: undefined } }
  const router = (state: Router = initial, action: UnknownAction): Router => {
    actions.push(action)
    if (action.type !== METHOD) return state
    const { method, args } = action['payload'] as { method: 'push' | 'replace'; args: [string, unknown] }
    moves.push({ method, route: routeOf(args[0]), state: args[1] })
    return { location: { pathname: args[0], state: args[1] } }
  }
  const store = configureStore({
    reducer: combineReducers({ ...reducers, router }) as unknown as Reducer<S & { router: Router }>,
    middleware: () => new Tuple(sagas),
  })
  const task = sagas.run(journey)
  return { store, task, moves, actions }
}
