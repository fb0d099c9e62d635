import type { Caller } from 'src/services/addresses/caller'

/** What a sign-in leads to that would end in the web app. */
export type SignInEnd = 'webApp' | 'popup' | 'nativeClient'

/** Decides it by the caller, which has opened the page (addresses/popup-told, addresses/native). */
export function signInEnd(caller: Caller | undefined): SignInEnd {
  if (caller === undefined) return 'webApp'
  return caller === 'popup' ? caller : 'nativeClient'
}
