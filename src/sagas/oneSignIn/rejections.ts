import { ServiceError } from 'src/services/http/serviceError'

/** The statuses with which, by the contract, the server may reject a credential. */
const REJECTIONS = [400, 401, 403, 404, 409]

/** Returns whether a failure is the server's own rejection, so that the session has not changed. */
export function isRejection(error: unknown): boolean {
  if (!(error instanceof ServiceError)) return false
  const { kind, status = 0 } = error.failure
  return kind === 'limited' || (kind === 'refused' && REJECTIONS.includes(status))
}

/** Returns whether the server has rejected a call because the session is another account's (one-sign-in/server-word). */
export const isOtherAccount = (error: unknown): boolean =>
  error instanceof ServiceError && error.failure.kind === 'otherAccount'
