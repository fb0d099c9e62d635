import { currentSearch, queryParameter } from 'src/services/browser/navigation'

/** Who has opened the page and waits for the end of the sign-in: the web app in another window; or an app on this device, by the query of the address, which is untrusted. */
export type Caller = 'popup' | `?${string}`

/** More than any query that an app needs; a longer one is cut, and then refused. */
const QUERY_KEPT = 4096

/** The caller that the page's own address names; undefined where it says no mode (addresses/popup, addresses/native). */
export function callerHere(): Caller | undefined {
  const mode = queryParameter('mode')
  if (mode === 'popup') return mode
  return mode ? `?${currentSearch().slice(1, QUERY_KEPT)}` : undefined
}

export const isCaller = (value: unknown): boolean =>
  value === 'popup' || (typeof value === 'string' && value.startsWith('?'))
