import type { Problem } from 'src/constants/problems'
import { problemOf, serverWords } from 'src/features/problemOf'
import type { Failure } from 'src/services/http/failure'

/** The problem under the field after a refused code: the server's text, else 'later' (factors/code-refused). */
export function codeProblem(failure: Failure): Problem {
  const problem: Problem = {
    ...problemOf(failure, 'serverTryLater'),
    ...(failure.triesLeft !== undefined && { triesLeft: failure.triesLeft }),
  }
  // This leaves out the server's text for 'too many tries'; checkProblem (resetState.ts) shows it, because another rule applies to its call.
  return failure.kind === 'refused' && failure.text !== undefined
    ? { ...problem, ...serverWords(failure) }
    : problem
}
