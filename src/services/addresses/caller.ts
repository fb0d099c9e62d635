import { END_PAGES, type EndPage, type EndRoute } from 'src/constants/journeys'
import { currentSearch, queryParameter } from 'src/services/browser/navigation'

/**
 * The party that waits for the end of the sign-in: the web app in another window; a page of the app that requested
 * it; or an app outside the browser, identified by the untrusted query of the address.
 */
export type Caller = 'popup' | EndRoute | `?${string}`

/** Longer than any valid query; a longer query is cut, and then rejected. */
const QUERY_MAX = 4096

/**
 * Returns the caller that the page's own address names (addresses/mode). An unknown mode counts as absent; together
 * with a parameter that only a request has, it is an invalid request.
 */
export function callerHere(): Caller | undefined {
  const mode = queryParameter('mode')
  if (mode === undefined || mode === 'popup') return mode
  const isRequest = END_PAGES.some(([, end]) => end.mode === mode || end.parameters?.some(isPresent))
  return isRequest ? `?${currentSearch().slice(1, QUERY_MAX)}` : undefined
}

const isPresent = (name: string): boolean => queryParameter(name) !== undefined

/** Returns whether the sign-in of a caller ends at a page. */
export const endsAt = ({ page, mode }: EndPage, caller: unknown): boolean =>
  mode ? typeof caller === 'string' && caller.startsWith('?') : caller === page

/** Returns whether a stored value, or a route, is a caller. */
export const isCaller = (value: unknown): value is Caller =>
  value === 'popup' || END_PAGES.some(([, end]) => endsAt(end, value))
