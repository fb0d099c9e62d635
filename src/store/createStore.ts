import { configureStore, type Reducer } from '@reduxjs/toolkit'
import { createBrowserHistory, type History } from 'history'
import { createReduxHistoryContext } from 'redux-first-history'
import createSagaMiddleware, { type SagaMiddlewareOptions, type SagaMonitor, type Task } from 'redux-saga'
import type { JourneyProgress } from 'src/features/progress'
import { type AppState, rootReducer } from 'src/features/rootReducer'
import type { Saga } from 'src/sagas/effects'
import { keepAlive, rootSaga, startJourneys } from 'src/sagas/index'
import { config } from 'src/services/config'
import { reportCrash } from 'src/services/log'
import { maskAction } from 'src/store/maskAction'
import { mirrorRecord } from 'src/store/mirror'

/** A journey that arrives in a separate chunk, with its screens and its slices. */
export interface Journey {
  name: string
  saga?: () => Saga
  progress: JourneyProgress
}

/** A call to the monitor of the sagas: its time, the name of the method and its arguments. */
export type MonitorCall = [atMs: number, name: string, args: unknown[]]

/** The recorder of the journeys; a release has none (docs/workbench.md). */
export interface Workbench {
  sagas: Pick<SagaMiddlewareOptions, 'channel' | 'sagaMonitor' | 'effectMiddlewares'>
  recording?: () => unknown
  watch: (store: { getState: () => unknown; subscribe: (listener: () => void) => unknown }) => void
}

declare global {
  interface Window {
    foyerWorkbench?: Workbench
    /** Replaces the running journey with one that was saved under `npm run dev` (scripts/dev/hot.cjs). */
    foyerHotJourney?: (journey: Journey) => void
    /** Applies texts that were just saved, under `npm run dev`. */
    foyerHotWords?: () => void
  }
}

/** Creates the store and syncs the history into it; starts no saga. `recorded`: keeps the effects of the sagas for the recorder. */
export function buildStore(browserHistory: History, recorded?: boolean) {
  const { createReduxHistory, routerMiddleware, routerReducer } = createReduxHistoryContext({
    history: browserHistory,
  })
  // Kept for a recorder that comes once the page is there, and puts its own `push` in the place of this one (decision 0360).
  const monitorCalls: MonitorCall[] | false | undefined = recorded && []
  const options: SagaMiddlewareOptions = {
    onError: (error, { sagaStack }) => reportCrash('saga', error, sagaStack),
    sagaMonitor: (monitorCalls &&
      new Proxy<object>(monitorCalls, {
        get:
          (_target, name: string) =>
          (...args: unknown[]) =>
            monitorCalls.push([performance.now(), name, args]),
      })) as SagaMonitor,
  }
  if (process.env.NODE_ENV !== 'production') Object.assign(options, window.foyerWorkbench?.sagas)
  const sagas = createSagaMiddleware(options)
  // Each history brings a router's reducer, and all of them are alike.
  const router = { reducerPath: 'router', reducer: routerReducer } as const
  const reducer: Reducer<AppState> = rootReducer.inject(router, { overrideExisting: true })
  const store = configureStore({
    reducer,
    middleware: defaults =>
      // The duration of such a check depends more on the machine than on the state.
      defaults({ thunk: false, ...UNTIMED }).concat(routerMiddleware, sagas),
    // Developer tools see every action with masked secrets; a release connects to none.
    devTools: process.env.NODE_ENV !== 'production' && { actionSanitizer: maskAction },
  })
  if (process.env.NODE_ENV !== 'production') window.foyerWorkbench?.watch(store)
  const history = createReduxHistory(store)
  const adopted = new Map<string, { journey: Journey; task: Task | undefined }>()
  /** Runs a journey once its chunk has loaded, and only once. */
  const adopt = (journey: Journey): void => {
    const { name, saga } = journey
    if (!adopted.has(name)) adopted.set(name, { journey, task: saga && sagas.run(keepAlive, name, saga) })
  }
  let root: Task | undefined
  const run = (): void => {
    root = sagas.run(rootSaga)
  }
  if (process.env.NODE_ENV !== 'production' && module.hot) {
    window.foyerHotJourney = journey => {
      const before = adopted.get(journey.name)
      // Every route of a journey is replaced with it.
      if (!before || before.journey === journey) return
      before.task?.cancel()
      adopted.delete(journey.name)
      adopt(journey)
    }
    module.hot.accept('src/sagas/index', () => {
      void root?.toPromise<Task[]>().then(tasks => {
        for (const task of tasks) task.cancel()
        root = sagas.run(startJourneys)
      })
    })
  }
  const journeys = (): Journey[] => [...adopted.values()].map(({ journey }) => journey)
  return { store, history, adopt, journeys, run, monitorCalls }
}

/** The store with every journey running; the first location is in it before anything renders. */
export function createStore(browserHistory: History = createBrowserHistory()) {
  const { run, ...built } = buildStore(browserHistory, config().supportRecording)
  mirrorRecord(built.store)
  /** The state before any saga ran, which the build has rendered. */
  const initial = built.store.getState()
  run()
  return { ...built, initial }
}

export type AppStore = ReturnType<typeof buildStore>['store']

/** The toolkit's checks in development, without their warnings about the time that they take. */
export const UNTIMED = {
  immutableCheck: { warnAfter: Infinity },
  serializableCheck: { warnAfter: Infinity },
} as const
