import type { Problem } from 'src/constants/problems'
import { enUS } from 'src/messages/en-US'

/** Returns the English text of a problem. After a limit with a time, the page counts the seconds down in its place. */
function textOf(problem: Problem): string {
  if (problem.until) return 'a countdown until the next try'
  if (problem.code === 'serverText' && problem.text !== undefined) return problem.text
  const code = problem.code === 'serverText' ? 'serverTryLater' : problem.code
  const text: unknown = enUS[`problem.${code}` as keyof typeof enUS]
  return typeof text === 'string' ? text : code
}

/** Returns the sentence of the report about the page; the cause is in parentheses. */
export const pageSentence = (problem: Problem, cause?: string): string =>
  `The page would show: ${textOf(problem)}${cause === undefined ? '' : ` (${cause})`}`
