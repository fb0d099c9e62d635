import { errorName } from 'src/services/errorName'
import { handover } from 'src/services/http/handover'
import type { Failure } from 'src/services/http/call'

const DEVELOPING = process.env.NODE_ENV !== 'production'

/** Logs a failure that the person need not see: the call and the kind of failure, never the request. */
export function logFailure(what: string, failure: Failure): void {
  console.warn(`foyer: ${what} failed (${failure.kind}${failure.status ? ` ${failure.status}` : ''})`)
}

/**
 * Logs a response that breaks the contract, or that needs a feature which is missing. Contains names of calls, fields
 * and features, never a value.
 */
export const logServerFault = (what: string): void => console.warn(`foyer: ${what}`)

/**
 * Logs an internal error: its place and known name, and in development also its message and stack. A release omits
 * those, because a message might quote the person's input.
 */
export function reportCrash(place: string, error: unknown, sagaStack?: string): void {
  handover()?.report?.(place, error)
  const line = `foyer: ${place} crashed (${errorName(error)})`
  if (DEVELOPING) console.error(line, error, sagaStack ?? '')
  else console.error(line)
}
