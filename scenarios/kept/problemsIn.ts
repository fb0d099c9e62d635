import type { Problem } from 'src/constants/problems'

const PROBLEM_FIELDS = ['problem', 'abortReason']

function find(value: unknown): Problem[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    PROBLEM_FIELDS.includes(name) && typeof inner === 'object' && inner !== null
      ? [inner as Problem]
      : find(inner),
  )
}

/** Returns the problems that the app shows. `help.problem` is not among them, because only a ticket contains it. */
export function problemsIn(state: object): Problem[] {
  const { help, ...rest } = state as { help?: { contact?: unknown } }
  return [...find(rest), ...find(help?.contact)]
}
