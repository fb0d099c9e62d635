import { errorName } from 'src/services/errorName'
import { handover } from 'src/services/http/handover'
import type { Failure } from 'src/services/http/failure'

const DEVELOPING = process.env.NODE_ENV !== 'production'

/** Logs a failure that the person need not see: what failed and how, never the request. */
export function logFailure(what: string, failure: Failure): void {
  console.warn(`foyer: ${what} failed (${failure.kind}${failure.status ? ` ${failure.status}` : ''})`)
}

/** Logs what a server answers against the contract, or without a feature that the answer needs: names of calls, fields and features, never a value. */
export const logServerFault = (what: string): void => console.warn(`foyer: ${what}`)

/** Logs a fault of the app: its place and known name, in development also message and stack. A release leaves those out: a message might quote what the person typed. */
export function reportCrash(place: string, error: unknown, sagaStack?: string): void {
  handover()?.report?.(place, error)
  const line = `foyer: ${place} crashed (${errorName(error)})`
  if (DEVELOPING) console.error(line, error, sagaStack ?? '')
  else console.error(line)
}
