import type { SagaMiddlewareOptions } from 'redux-saga'
import type { Recording, JsonValue } from './recording/entries'
import type { Store } from './recording/followStore'
import type { Masking } from './recording/masking'
import type { SagaNames } from './recording/names'

/** Describes an app to the workbench. Every part has a default. */
export interface WorkbenchOptions {
  masking?: Masking
  names?: SagaNames
  /** Returns the name of an error, if a recording that leaves the machine may contain it. */
  errorName?: (error: Error) => string
  /** Creates the error that a service of the app throws, from the `failure` in a recorded one. */
  failing?: (failure: JsonValue) => Error
}

/** Attaches the workbench to an app. */
export interface Workbench {
  /** Options of the app's saga middleware. */
  sagas: Pick<SagaMiddlewareOptions, 'channel' | 'sagaMonitor' | 'effectMiddlewares'>
  /** Follows the store that the sagas run in. */
  watch: (store: Store) => void
  /** Returns everything that was recorded so far. */
  recording?: () => Recording
}
