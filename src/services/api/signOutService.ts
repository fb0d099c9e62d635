import * as ENDPOINTS from 'src/constants/endpoints'
import { SIGN_OUT_LIMIT_MS } from 'src/constants/timings'
import { ended, request } from 'src/services/http/http'

/** Ends the session on the server; given up after 5 s (sign-in/sign-out). */
export const signOut = (): Promise<void> =>
  request({ method: 'post', address: ENDPOINTS.logout, limitMs: SIGN_OUT_LIMIT_MS, read: ended })
