import type { Problem, ProblemCode } from 'src/constants/problems'
import type { Failure } from 'src/services/http/serviceError'

/** A failed call as a problem with this code, or as 'offline' where that is the cause (hardening §1, rules 5 and 6). */
export function problemOf(failure: Failure, code: ProblemCode): Problem {
  if (failure.kind === 'offline') return { code: 'offline' }
  return {
    code,
    ...(failure.kind === 'limited' &&
      failure.retryAfterS !== undefined && { retryAfterS: failure.retryAfterS }),
    ...(failure.status !== undefined && { status: failure.status }),
    ...(failure.requestId !== undefined && { requestId: failure.requestId }),
  }
}
