import type { Problem } from 'src/constants/problems'
import { problemOf } from 'src/features/problemOf'
import type { Failure } from 'src/services/http/serviceError'

/** Why a password was not put in place of a temporary one (password-change/temporary-answers). */
export function temporaryProblem(failure: Failure): Problem {
  const refusedForItself = failure.kind === 'refused' && failure.text === undefined
  return problemOf(failure, refusedForItself ? 'usedPassword' : 'tryAgainLater')
}
