import type { Problem } from 'src/constants/problems'
import { problemOf, serverWords } from 'src/features/problemOf'
import type { Failure } from 'src/services/http/serviceError'

/** Returns the problem to show under the field after a rejected code: the server's text, otherwise 'later' (factors/code-refused). */
export function codeProblem(failure: Failure): Problem {
  const problem: Problem = {
    ...problemOf(failure, 'serverTryLater'),
    ...(failure.triesLeft !== undefined && { triesLeft: failure.triesLeft }),
  }
  // Ignores the server's text for 'too many attempts'. `checkProblem` (resetState.ts) shows it, because a different rule applies to its call.
  return failure.kind === 'refused' && failure.text !== undefined
    ? { ...problem, ...serverWords(failure) }
    : problem
}

const SERVER_ERROR = 500

/** Returns the problem of a failed choice: a rejection's own text, otherwise 'later' (alternatives/rejected, alternatives/failed). */
export function choiceProblem(failure: Failure): Problem {
  const { kind, status = SERVER_ERROR, text } = failure
  const problem = problemOf(failure, 'serverTryLater')
  return kind === 'refused' && status < SERVER_ERROR && text !== undefined
    ? { ...problem, ...serverWords(failure) }
    : problem
}
