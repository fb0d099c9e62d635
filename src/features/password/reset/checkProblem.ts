import type { Problem } from 'src/constants/problems'
import { problemOf, serverWords } from 'src/features/problemOf'
import type { Failure } from 'src/services/http/serviceError'

/** What a code that could not be checked says: the server's words, else 'later' (password-reset/code-answers). */
export function checkProblem(failure: Failure): Problem {
  const problem = problemOf(failure, 'serverTryLater')
  // The text of any failure, also of a limit that names no time, unlike a factor's code (codeProblem.ts).
  return failure.text === undefined || problem.until ? problem : { ...problem, ...serverWords(failure) }
}
