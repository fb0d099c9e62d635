import type { Answer, Scenario } from 'scenarios/scenario'

/** A fault of the sandbox that makes a call come out as the walk has it. */
export interface FaultLike {
  kind: 'status' | 'hang' | 'reset' | 'html' | 'empty'
  status?: number
  body?: unknown
  retryAfter?: number
}

const OK = 300

/** An answer that no user of the sandbox causes. */
const isFailure = (answer: Answer): boolean =>
  typeof answer === 'string' || answer.wrong === true || (answer.status ?? 0) >= OK

function faultOf(answer: Answer): FaultLike {
  if (answer === 'never') return { kind: 'hang' }
  if (answer === 'nothing') return { kind: 'reset' }
  const { status = 200, body, headers = {} } = answer
  if (headers['Content-Type'] === 'text/html') return { kind: 'html', status }
  if (body === undefined && status < OK) return { kind: 'empty', status }
  const retryAfter = Number(headers['Retry-After'])
  return {
    kind: 'status',
    status,
    ...(body !== undefined && { body }),
    ...(retryAfter > 0 && { retryAfter }),
  }
}

/** The faults that the sandbox needs for a scenario, by operation. A scenario with its own user needs only the failures. */
export const faultsOf = ({ walk, play }: Scenario): [operation: string, fault: FaultLike][] =>
  Object.entries(walk?.answers ?? {})
    // One of several hosts is not an operation.
    .filter(([operation, answer]) => !operation.includes(' ') && (!play?.person || isFailure(answer)))
    .map(([operation, answer]) => [operation, faultOf(answer)])
