import type { Problem } from 'src/constants/problems'
import { type Route, ROUTES } from 'src/constants/routes'
import type { DeskFacts } from 'src/services/api/helpDeskCodeService'
import { cleanRequestId } from 'src/services/http/requestId'

interface Known {
  /** The route that is shown. */
  route: Route
  /** The state of its history entry, which any script may have written. */
  entry: unknown
  /** Who asks, as far as the app knows; '' for nobody. */
  name: string
  /** The error that brought the person here. */
  problem: Problem | undefined
}

const KNOWN: readonly unknown[] = Object.values(ROUTES)

/** What the help desk is told of the page: never a word that the person or a server has written, except for the name (support/desk-facts). */
export function deskFacts({ route, entry, name, problem }: Known): DeskFacts {
  const step = route === ROUTES.supportForm ? (stepBefore(entry) ?? route) : route
  return { step, ...(name && { claimedName: name }), ...(problem && { failure: failureOf(problem) }) }
}

/** The step from which the page of the form was opened. */
function stepBefore(entry: unknown): Route | undefined {
  const from = typeof entry === 'object' && entry !== null && 'helpFor' in entry ? entry.helpFor : undefined
  return KNOWN.includes(from) ? (from as Route) : undefined
}

function failureOf({ code, status, requestId }: Problem): NonNullable<DeskFacts['failure']> {
  const id = cleanRequestId(requestId ?? '')
  return { problem: code, ...(status !== undefined && { status }), ...(id && { requestId: id }) }
}
