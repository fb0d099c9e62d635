import { ROUTES } from 'src/constants/routes'
import { currentSearch, queryParameter } from 'src/services/browser/navigation'

/** The pages that a person without a session comes back to (security-page/back, phone/back). */
export type OwnPage = typeof ROUTES.security | typeof ROUTES.phone

export const isOwnPage = (value: unknown): value is OwnPage =>
  value === ROUTES.security || value === ROUTES.phone

/** Who waits for the end of the sign-in: the web app in another window; a page of the app that has asked for it; or an app on this device, by the query of the address, which is untrusted. */
export type Caller = 'popup' | OwnPage | `?${string}`

/** More than any query that an app needs; a longer one is cut, and then refused. */
const QUERY_KEPT = 4096

/** Parameters that only a native request has. */
const NATIVE_PARAMETERS = ['client_id', 'code_challenge']

/** Returns the caller that the page's own address names (addresses/mode). An unknown mode is undefined, as an absent one; beside a native parameter it is a faulty native request. */
export function callerHere(): Caller | undefined {
  const mode = queryParameter('mode')
  if (mode === 'popup') return mode
  const isRequest = mode === 'native' || (mode !== undefined && NATIVE_PARAMETERS.some(isPresent))
  return isRequest ? `?${currentSearch().slice(1, QUERY_KEPT)}` : undefined
}

const isPresent = (name: string): boolean => queryParameter(name) !== undefined

export const isCaller = (value: unknown): boolean =>
  value === 'popup' || isOwnPage(value) || (typeof value === 'string' && value.startsWith('?'))
