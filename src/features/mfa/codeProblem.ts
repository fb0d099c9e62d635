import type { Problem } from 'src/constants/problems'
import { problemOf } from 'src/features/problemOf'
import type { Failure } from 'src/services/http/serviceError'

/** What is told under the field when a code was not taken: the server's words, else 'later' (spec §8; hardening §1, activate). */
export function codeProblem(failure: Failure): Problem {
  const problem = problemOf(failure, 'serverTryLater')
  // Words that come with 'too many tries' are not shown here; checkProblem.ts shows them, as its call is ruled otherwise.
  return failure.kind === 'refused' && failure.text !== undefined
    ? { ...problem, code: 'serverText', text: failure.text }
    : problem
}
