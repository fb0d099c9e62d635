import type { Problem } from 'src/constants/problems'
import { problemOf, serverWords } from 'src/features/problemOf'
import type { Failure } from 'src/services/http/call'

const SERVER_ERROR = 500

/**
 * Returns the problem after a failed choice: the server's text if it rejected the choice, otherwise 'later'
 * (alternatives/rejected, alternatives/failed).
 */
export function choiceProblem(failure: Failure): Problem {
  const { kind, status = SERVER_ERROR, text } = failure
  const problem = problemOf(failure, 'serverTryLater')
  return kind === 'refused' && status < SERVER_ERROR && text !== undefined
    ? { ...problem, ...serverWords(failure) }
    : problem
}
