import { isOnline } from 'src/services/browser/environment'
import type { Deadline } from 'src/services/clock'

/** The reason why a call failed (calls/classes): the kinds that a journey must distinguish. */
type FailureKind =
  | 'offline'
  | 'unreachable'
  | 'limited'
  | 'refused'
  /** An error with a page of HTML, from a proxy between the app and the server (calls/refusals). */
  | 'page'
  /** The session does not belong to the person on whose behalf the request was made (calls/acting). */
  | 'otherAccount'
  | 'unreadable'
  | 'fault'

export interface Failure {
  kind: FailureKind
  status?: number
  /** The server's own words, fit to show (calls/error-text); absent when it had none. */
  text?: string
  /** The language of that text, if the response names it (calls/text-language). */
  textLang?: string
  /** When the server wants to be asked again, from `Retry-After` (calls/deadlines). */
  until?: Deadline
  requestId?: string
  /** How many attempts are left, if the server sends it (factors/tries-left). */
  triesLeft?: number
}

/** The only error that leaves a service when a call fails; it never holds the request, which may hold a secret. */
export class ServiceError extends Error {
  /** The method and path of the request, for the console; absent if no request was made. */
  declare call?: string
  /** The field that makes an answer unreadable: its path in the contract, never its value. */
  declare field?: string | undefined

  constructor(readonly failure: Failure) {
    super(`${failure.kind}${failure.status ? ` ${failure.status}` : ''}`)
    this.name = 'ServiceError'
  }
}

/** The error of a call that nothing answered. */
export const noAnswer = (): ServiceError => new ServiceError({ kind: isOnline() ? 'unreachable' : 'offline' })

/** The failure in anything thrown; an error that no service threw is a fault of the app. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof ServiceError ? thrown.failure : { kind: 'fault' }
