import { ROUTES } from 'src/constants/routes'
import type { Caller } from 'src/services/addresses/caller'

/** What a sign-in leads to that would end in the web app. */
export type SignInEnd = 'webApp' | 'popup' | 'security' | 'nativeClient'

/** Decides it by the one who waits (addresses/popup-told, addresses/native, security-page/back). */
export function signInEnd(caller: Caller | undefined): SignInEnd {
  if (caller === undefined) return 'webApp'
  if (caller === ROUTES.security) return 'security'
  return caller === 'popup' ? caller : 'nativeClient'
}
