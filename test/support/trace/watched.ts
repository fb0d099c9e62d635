import type { Saga, SagaMonitor } from 'redux-saga'
import { bufferingMonitor, forgetEvents } from './buffer'

const MONITORED = Object.keys(bufferingMonitor) as (keyof SagaMonitor)[]

/** redux-saga-test-plan uses its own monitor. */
const bothOf = (one: SagaMonitor, other: SagaMonitor): SagaMonitor =>
  Object.fromEntries(
    MONITORED.map(name => [
      name,
      (...args: never[]) => {
        ;(one[name] as ((...args: never[]) => void) | undefined)?.(...args)
        ;(other[name] as ((...args: never[]) => void) | undefined)?.(...args)
      },
    ]),
  )

interface Options {
  sagaMonitor?: SagaMonitor
}

// Every saga of a test is watched, in a store, in a harness or in redux-saga-test-plan.
jest.mock('redux-saga', () => {
  const real = jest.requireActual<{
    default: (options: Options) => unknown
    runSaga: (options: Options, saga: Saga, ...args: unknown[]) => unknown
  }>('redux-saga')
  const watched = (options: Options = {}): Options => ({
    ...options,
    sagaMonitor: options.sagaMonitor ? bothOf(options.sagaMonitor, bufferingMonitor) : bufferingMonitor,
  })
  return {
    ...real,
    __esModule: true,
    default: (options?: Options) => real.default(watched(options)),
    runSaga: (options: Options, saga: Saga, ...args: unknown[]) =>
      real.runSaga(watched(options), saga, ...args),
  }
})

beforeEach(forgetEvents)

// The environment asks for it once a test has failed (pageEnvironment.js).
Object.assign(globalThis, {
  traceOfTest: () => jest.requireActual<{ traceOfTest: () => string }>('./trace').traceOfTest(),
})
