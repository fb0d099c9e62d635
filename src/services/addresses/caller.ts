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

/** The caller that the page's own address names; undefined where it says no mode (addresses/popup, addresses/native). */
export function callerHere(): Caller | undefined {
  const mode = queryParameter('mode')
  if (mode === 'popup') return mode
  return mode ? `?${currentSearch().slice(1, QUERY_KEPT)}` : undefined
}

export const isCaller = (value: unknown): boolean =>
  value === 'popup' || isOwnPage(value) || (typeof value === 'string' && value.startsWith('?'))
