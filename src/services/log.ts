import { handover } from 'src/services/http/handover'
import { type Failure, ServiceError } from 'src/services/http/serviceError'
import { tab } from 'src/services/tab'

const DEVELOPING = process.env.NODE_ENV !== 'production'

/** Logs a failure that the person need not see: the call and the kind of failure, never the request. */
export function logFailure(what: string, failure: Failure): void {
  console.warn(`foyer: ${what} failed (${failure.kind}${failure.status ? ` ${failure.status}` : ''})`)
}

/** Logs a response that breaks the contract or needs a missing feature: names of calls, fields and features, never a value. */
export const logServerFault = (what: string): void => console.warn(`foyer: ${what}`)

/** Logs the request and the field of an unusable 2xx response, and their place in the contract (sign-in/failure-named). */
export function logUnusable(thrown: unknown): void {
  if (!(thrown instanceof ServiceError) || thrown.failure.kind !== 'unreadable') return
  const { call = 'a call', field = 'body' } = thrown
  logServerFault(`${call}: the answer has no valid "${field}" (docs/contract/openapi.yaml)`)
}

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

/** Reports a fault of the app with the page's path, which holds no secret (decision 0130). */
export const reportFault = (thrown: unknown): void => reportCrash(tab.location.pathname, thrown)

/** The names of the language, the DOM, WebAssembly, the libraries and the app, without the common end. */
const KNOWN = (
  'Aggregate Eval Internal Range Reference Suppressed Syntax Type URI ' +
  'Abort Constraint DataClone Data Encoding HierarchyRequest InUseAttribute IndexSize InvalidAccess ' +
  'InvalidCharacter InvalidModification InvalidNodeType InvalidState Namespace Network NoModificationAllowed ' +
  'NotAllowed NotFound NotReadable NotSupported Operation OptOut QuotaExceeded ReadOnly Security Timeout ' +
  'TransactionInactive TypeMismatch URLMismatch Unknown Version WrongDocument ' +
  'Compile Link Runtime Axios Canceled ChunkLoad Service Vali'
)
  .split(' ')
  .map(name => `${name}Error`)

/** Returns the name of an error if it is a known one, otherwise 'Error': a foreign error may carry input in its name. Returns 'unknown' for any other thrown value. */
export function errorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return KNOWN.includes(error.name) ? error.name : 'Error'
}
