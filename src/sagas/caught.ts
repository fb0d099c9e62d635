import type { Problem, ProblemCode } from 'src/constants/problems'
import { problemOf } from 'src/features/problemOf'
import { call, type EffectResult, type Saga } from 'src/sagas/effects'
import { type Failure, failureOf, ServiceError } from 'src/services/http/serviceError'
import { reportFault, logUnusable, logFailure } from 'src/services/log'

/** Returns the failure behind a caught error. Reports an error that no service threw, because it is an internal error (calls/own-fault). */
export function* catchFailure(error: unknown): Saga<Failure> {
  const failure = failureOf(error)
  if (failure.kind === 'fault') yield* call(reportFault, error)
  return failure
}

/** Returns the problem to show for a caught error: the one with this code, or the connection or an internal error if that is the cause. */
export function* catchProblem(error: unknown, code: ProblemCode): Saga<Problem> {
  return problemOf(yield* catchFailure(error), code)
}

/** Calls a function. Logs a failure under this name and returns undefined, because the user need not see it. */
export function* tryCall<A extends unknown[], R>(
  name: string,
  fn: (...args: A) => R,
  ...args: A
): Saga<EffectResult<R> | undefined> {
  try {
    return yield* call(fn, ...args)
  } catch (error) {
    yield* logCaught(name, error)
    return undefined
  }
}

/** Logs a caught error that the user need not see. */
export function* logCaught(what: string, error: unknown): Saga {
  yield* call(logFailure, what, yield* catchFailure(error))
}

/** Returns the problem that ends a sign-in. Logs the failed call, and the field of an unusable response (sign-in/failure-named). */
export function* signInFailure(error: unknown): Saga<Problem> {
  const failure = yield* catchFailure(error)
  const name = error instanceof ServiceError ? error.call : undefined
  if (failure.kind !== 'fault') yield* call(logFailure, name ?? 'sign-in', failure)
  if (failure.kind === 'unreadable') yield* call(logUnusable, error)
  return problemOf(failure, 'serverLater')
}
