import { ROUTES } from 'src/constants/routes'
import type { Caller } from 'src/services/addresses/caller'

/** What a sign-in leads to that would end in the web app. */
export type SignInEnd = 'webApp' | 'popup' | 'security' | 'phone' | 'nativeClient'

/** Decides it by the one who waits (addresses/popup-told, addresses/native, security-page/back, phone/back). */
export function signInEnd(caller: Caller | undefined): SignInEnd {
  if (caller === undefined) return 'webApp'
  if (caller === ROUTES.security) return 'security'
  if (caller === ROUTES.phone) return 'phone'
  return caller === 'popup' ? caller : 'nativeClient'
}
