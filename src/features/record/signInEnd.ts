import { END_PAGES, type EndName, type EndPage } from 'src/constants/journeys'
import { type Caller, endsAt } from 'src/services/addresses/caller'

/** The end of a sign-in: the web app, here or in another window, or the page of a journey. */
export type SignInEnd = 'webApp' | 'popup' | EndName

/** Decides where a sign-in ends, depending on the party that waits for it (addresses/popup-told). */
export function signInEnd(caller: Caller | undefined): SignInEnd {
  if (caller === 'popup') return caller
  return END_PAGES.find(([, end]) => endsAt(end, caller))?.[0] ?? 'webApp'
}

/** The page of the app at which a sign-in ends; undefined if it ends in the web app. */
export const endPage = (end: SignInEnd): EndPage | undefined => END_PAGES.find(([name]) => name === end)?.[1]
