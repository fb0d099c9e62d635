import type { Problem } from 'src/constants/problems'
import { problemOf } from 'src/features/problemOf'
import { catchFailure } from 'src/sagas/caught'
import { call, type Saga } from 'src/sagas/effects'
import { logUnusable, ServiceError } from 'src/services/http/serviceError'
import { logFailure } from 'src/services/log'

/**
 * Returns the problem with which a sign-in ends. Logs the call that failed, and the field of an unusable response
 * (sign-in/failure-named).
 */
export function* signInFailure(error: unknown): Saga<Problem> {
  const failure = yield* catchFailure(error)
  const name = error instanceof ServiceError ? error.call : undefined
  if (failure.kind !== 'fault') yield* call(logFailure, name ?? 'sign-in', failure)
  if (failure.kind === 'unreadable') yield* call(logUnusable, error)
  return problemOf(failure, 'serverLater')
}
