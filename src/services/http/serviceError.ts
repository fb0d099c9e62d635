import { isOnline } from 'src/services/browser/environment'

/** Why a call came to nothing (hardening §1): the classes that a journey has to tell apart. */
export type FailureKind = 'offline' | 'unreachable' | 'limited' | 'refused' | 'unreadable'

export interface Failure {
  kind: FailureKind
  status?: number
  /** The server's own words, fit to show (hardening §2); absent when it had none. */
  text?: string
  /** Seconds, from `Retry-After`. */
  retryAfterS?: number
  requestId?: string
}

/** All that may leave a service when a call fails: never the request, which may hold a secret. */
export class ServiceError extends Error {
  constructor(readonly failure: Failure) {
    super(`${failure.kind}${failure.status ? ` ${failure.status}` : ''}`)
    this.name = 'ServiceError'
  }
}

/** The error of a call that nothing answered. */
export const noAnswer = (): ServiceError => new ServiceError({ kind: isOnline() ? 'unreachable' : 'offline' })

/** The failure in anything thrown; what no service threw counts as unreadable. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof ServiceError ? thrown.failure : { kind: 'unreadable' }
