import { CANCEL } from 'redux-saga'

type Saga = Generator<unknown, unknown, unknown>
type Fn = (...args: unknown[]) => unknown
/** Returns the result in place of an error; undefined if the error is thrown at once. */
type Failed = (error: unknown) => Promise<unknown> | undefined

interface Running {
  type: string
  payload: { context: unknown; fn: Fn; args: unknown[] }
}

const runs = (effect: unknown): effect is Running =>
  typeof effect === 'object' &&
  effect !== null &&
  '@@redux-saga/IO' in effect &&
  // The type of the library's key does not contain the effect's other fields.
  ['CALL', 'FORK'].includes((effect as unknown as Running).type)

const isGenerator = (value: unknown): value is Saga =>
  Object.prototype.toString.call(value) === '[object Generator]'

/** Runs a saga; an error that it throws waits for the room. */
function* guardedSaga(saga: Saga, failed: Failed): Saga {
  try {
    return yield* saga
  } catch (error) {
    const pending = failed(error)
    if (!pending) throw error
    return yield pending
  }
}

function guardedResult(result: unknown, failed: Failed): unknown {
  if (isGenerator(result)) return guardedSaga(result, failed)
  if (!(result instanceof Promise)) return result
  const promise = result.catch((error: unknown) => {
    const pending = failed(error)
    if (!pending) throw error
    return pending
  })
  // The type of a promise does not contain the library's own key for cancelling it.
  return Object.assign(promise, { [CANCEL]: (result as unknown as Record<string, unknown>)[CANCEL] })
}

/** Returns the same call or fork, whose errors reach the room before the saga. */
export function guarded(effect: unknown, failed: Failed): unknown {
  if (!runs(effect)) return effect
  const { fn } = effect.payload
  const wrapped = function (this: unknown, ...args: unknown[]): unknown {
    try {
      return guardedResult(fn.apply(this, args), failed)
    } catch (error) {
      const pending = failed(error)
      if (!pending) throw error
      return pending
    }
  }
  // A task has the name of its saga.
  Object.defineProperty(wrapped, 'name', { value: fn.name })
  return { ...effect, payload: { ...effect.payload, fn: wrapped } }
}
