import {
  applyMiddleware,
  combineReducers,
  legacy_createStore as createReduxStore,
  type Reducer,
} from '@reduxjs/toolkit'
import { createBrowserHistory, type History } from 'history'
import { createReduxHistoryContext } from 'redux-first-history'
import createSagaMiddleware, { type SagaMiddlewareOptions } from 'redux-saga'
import { companyReducer } from 'src/features/company/companySlice'
import { completionReducer } from 'src/features/autoLogin/completionSlice'
import { environmentReducer } from 'src/features/environment/environmentSlice'
import { loginReducer } from 'src/features/signIn/loginSlice'
import { helpReducer } from 'src/features/support/helpSlice'
import { recordReducer } from 'src/features/session/record/recordSlice'
import { sessionReducer } from 'src/features/session/sessionSlice'
import type { Saga } from 'src/sagas/effects'
import { keepAlive, rootSaga } from 'src/sagas/index'
import { reportCrash } from 'src/services/log'
import { maskAction } from 'src/store/maskAction'
import { mirrorRecord } from 'src/store/mirror'

/** A journey that comes in a chunk of its own, with its screens: its state and its saga. */
export interface Journey {
  name: string
  reducers: Record<string, Reducer>
  saga: () => Saga
}

/** What records the journeys; a release has none (docs/workbench.md). */
export interface Workbench {
  sagas: Pick<SagaMiddlewareOptions, 'sagaMonitor' | 'effectMiddlewares'>
  watch: (store: { getState: () => unknown; subscribe: (heard: () => void) => unknown }) => void
}

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: (options: object) => <E>(enhancer: E) => E
    foyerWorkbench?: Workbench
  }
}

/** Developer tools see every action with masked secrets; a release connects to none. */
function withDevTools<E>(enhancer: E): E {
  if (process.env.NODE_ENV === 'production') return enhancer
  const compose = window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__?.({ actionSanitizer: maskAction })
  return compose ? compose(enhancer) : enhancer
}

/** The store, with history synced into it; nothing runs yet. */
export function buildStore(browserHistory: History) {
  const { createReduxHistory, routerMiddleware, routerReducer } = createReduxHistoryContext({
    history: browserHistory,
  })
  const options: SagaMiddlewareOptions = {
    onError: (error, { sagaStack }) => reportCrash('saga', error, sagaStack),
  }
  if (process.env.NODE_ENV !== 'production') Object.assign(options, window.foyerWorkbench?.sagas)
  const sagas = createSagaMiddleware(options)
  const reducers = {
    router: routerReducer,
    company: companyReducer,
    completion: completionReducer,
    environment: environmentReducer,
    login: loginReducer,
    record: recordReducer,
    session: sessionReducer,
    help: helpReducer,
  }
  // The toolkit's configureStore brings thunks, batches and checks that nothing here asks for (decision 0140).
  const store = createReduxStore(
    combineReducers(reducers),
    withDevTools(applyMiddleware(routerMiddleware, sagas)),
  )
  if (process.env.NODE_ENV !== 'production') window.foyerWorkbench?.watch(store)
  const history = createReduxHistory(store)
  const adopted = new Map<string, Journey>()
  /** Adds a journey whose chunk has loaded, once. */
  const adopt = (journey: Journey): void => {
    if (adopted.has(journey.name)) return
    adopted.set(journey.name, journey)
    const added = Object.assign({}, ...[...adopted.values()].map(each => each.reducers)) as Record<
      string,
      Reducer
    >
    store.replaceReducer(combineReducers({ ...reducers, ...added }))
    sagas.run(keepAlive, journey.name, journey.saga)
  }
  return { store, history, adopt, run: () => sagas.run(rootSaga) }
}

/** The store with every journey running; the first location is in it before anything renders. */
export function createStore(browserHistory: History = createBrowserHistory()) {
  const { run, ...built } = buildStore(browserHistory)
  mirrorRecord(built.store)
  /** The state before any saga ran, which the build has rendered. */
  const initial = built.store.getState()
  run()
  return { ...built, initial }
}

export type AppStore = ReturnType<typeof buildStore>['store']
export type AppState = ReturnType<AppStore['getState']>
