import type { Problem } from 'src/constants/problems'
import { problemOf } from 'src/features/problemOf'
import type { Failure } from 'src/services/http/serviceError'

/** The problem to show when the server has not replaced a temporary password (password-change/temporary-answers). */
export function temporaryProblem(failure: Failure): Problem {
  const refusedForItself = failure.kind === 'refused' && failure.text === undefined
  return problemOf(failure, refusedForItself ? 'usedPassword' : 'tryAgainLater')
}
