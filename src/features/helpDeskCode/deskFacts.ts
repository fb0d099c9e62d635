import type { Problem } from 'src/constants/problems'
import { type Route, ROUTES } from 'src/constants/routes'
import type { DeskFacts } from 'src/services/api/helpDeskCodeService'
import { cleanRequestId } from 'src/services/cleanText'

interface Known {
  route: Route
  /** The state of the current history entry. Any script may have written it, so it is untrusted. */
  entry: unknown
  /** The name of the person, as far as the app knows it; '' if it is unknown. */
  name: string
  /** The error after which the person opened this page. */
  problem: Problem | undefined
}

const KNOWN: readonly unknown[] = Object.values(ROUTES)

/**
 * Returns the facts about the page that the help desk can see. Except for the name, they contain no text that the
 * person or a server has written (support/desk-facts).
 */
export function deskFacts({ route, entry, name, problem }: Known): DeskFacts {
  const step = stepBefore(entry) ?? route
  return { step, ...(name && { claimedName: name }), ...(problem && { failure: failureOf(problem) }) }
}

/** Returns the step from which the page with the form was opened. */
function stepBefore(entry: unknown): Route | undefined {
  const from = typeof entry === 'object' && entry !== null && 'helpFor' in entry ? entry.helpFor : undefined
  return KNOWN.includes(from) ? (from as Route) : undefined
}

function failureOf({ code, status, requestId }: Problem): NonNullable<DeskFacts['failure']> {
  const id = cleanRequestId(requestId ?? '')
  return { problem: code, ...(status !== undefined && { status }), ...(id && { requestId: id }) }
}
