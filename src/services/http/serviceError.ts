import { isOnline } from 'src/services/browser/environment'
import type { Deadline } from 'src/services/clock'
import { reportCrash } from 'src/services/log'
import { tab } from 'src/services/tab'

/** Why a call failed (calls/classes): the classes that a journey has to tell apart. */
export type FailureKind =
  | 'offline'
  | 'unreachable'
  | 'limited'
  | 'refused'
  /** An error with a page of HTML, from a proxy between the app and the server (calls/refusals). */
  | 'page'
  /** The session is another person's than the one for whom the call acts (calls/acting). */
  | 'otherAccount'
  | 'unreadable'
  /** The app has a fault. */
  | 'fault'

export interface Failure {
  kind: FailureKind
  status?: number
  /** The server's own words, fit to show (calls/error-text); absent when it had none. */
  text?: string
  /** The language of those words, where the answer names it (calls/text-language). */
  textLang?: string
  /** When the server wants to be asked again, from `Retry-After` (calls/deadlines). */
  until?: Deadline
  requestId?: string
  /** How many more tries there are, where the server says so (factors/tries-left). */
  triesLeft?: number
}

/** The only error that leaves a service when a call fails; it never holds the request, which may hold a secret. */
export class ServiceError extends Error {
  /** The method and path of the call, for the console; absent where no call was made. */
  declare call?: string

  constructor(readonly failure: Failure) {
    super(`${failure.kind}${failure.status ? ` ${failure.status}` : ''}`)
    this.name = 'ServiceError'
  }
}

/** The error of a call that nothing answered. */
export const noAnswer = (): ServiceError => new ServiceError({ kind: isOnline() ? 'unreachable' : 'offline' })

/** The failure in anything thrown. An error that no service threw is a fault of the app; it is reported with the page's path, which holds no secret (decision 0130). */
export const failureOf = (thrown: unknown): Failure => {
  if (thrown instanceof ServiceError) return thrown.failure
  reportCrash(tab.location.pathname, thrown)
  return { kind: 'fault' }
}
