import { isOnline } from 'src/services/browser/environment'
import type { Failure } from 'src/services/http/call'
import { logServerFault, reportCrash } from 'src/services/log'
import { tab } from 'src/services/tab'

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

/**
 * Logs the request and the field that make a 2xx response unusable, and the place in the contract that describes them
 * (sign-in/failure-named).
 */
export function logUnusable(thrown: unknown): void {
  if (!(thrown instanceof ServiceError) || thrown.failure.kind !== 'unreadable') return
  const { call = 'a call', field = 'body' } = thrown
  logServerFault(`${call}: the answer has no valid "${field}" (docs/contract/openapi.yaml)`)
}

/** The failure in anything thrown; an error that no service threw is a fault of the app. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof ServiceError ? thrown.failure : { kind: 'fault' }

/** Reports a fault of the app with the page's path, which holds no secret (decision 0130). */
export const reportFault = (thrown: unknown): void => reportCrash(tab.location.pathname, thrown)
