import { configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import * as raw from 'redux-saga/effects'
import { BASE_PATH } from 'src/constants/basePath'
import type { Route } from 'src/constants/routes'
import { UNTIMED } from 'src/store/createStore'
import { routeOf } from 'src/features/navigation/selectRoute'

/** Functions that replace those that a saga calls. */
export type Services = readonly [fn: unknown, stub: (...args: unknown[]) => unknown][]

interface Setting<S> {
  reducer: Reducer<S>
  /** The user's location; it comes with a router that follows navigation actions only. */
  at?: Route
  /** The content of the store when the journey begins. */
  state?: Partial<S>
  services?: Services
}

interface Router {
  location: { pathname: string; state: unknown }
}

const METHOD = '@@router/CALL_HISTORY_METHOD'

/** Redirects calls of these functions to their replacements. */
const standIns =
  (services: ReadonlyMap<unknown, (...args: unknown[]) => unknown>) =>
  (next: (effect: unknown) => void) =>
  (effect: unknown): void => {
    const { type, payload } = effect as { type?: string; payload?: { fn: unknown; args: unknown[] } }
    const stub = type === 'CALL' && payload ? services.get(payload.fn) : undefined
    next(stub && payload ? raw.call(stub, ...payload.args) : effect)
  }

/** Runs a saga in a real store, one action after the other; returns its state, its actions and its navigations. */
export function runJourney<S extends object>(
  journey: () => Generator,
  { reducer, at, state: held, services = [] }: Setting<S>,
) {
  const sagas = createSagaMiddleware({ effectMiddlewares: [standIns(new Map(services))] })
  const moves: { method: 'push' | 'replace'; route: Route; state: unknown }[] = []
  const actions: UnknownAction[] = []
  const router = (state: Router, action: UnknownAction): Router => {
    if (action.type !== METHOD) return state
    const { method, args } = action['payload'] as { method: 'push' | 'replace'; args: [string, unknown] }
    moves.push({ method, route: routeOf(args[0]), state: args[1] })
    return { location: { pathname: args[0], state: args[1] } }
  }
  type State = S & { router: Router }
  const begun: Router = { location: { pathname: `${BASE_PATH}${at ?? ''}`, state: undefined } }
  const whole = (state: State | undefined, action: UnknownAction): State => {
    actions.push(action)
    if (at === undefined) return reducer(state, action) as State
    const { router: place = begun, ...rest } = (state ?? {}) as Partial<State>
    return { ...reducer(rest as unknown as S, action), router: router(place, action) }
  }
  const store = configureStore({
    reducer: whole,
    middleware: defaults => defaults({ thunk: false, ...UNTIMED }).concat(sagas),
    ...(held && { preloadedState: held as never }),
  })
  const task = sagas.run(journey)
  return { store, task, moves, actions }
}
