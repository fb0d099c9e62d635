import { SIGN_OUT_LIMIT_MS } from 'src/constants/timings'
import type { ActingUser } from 'src/services/http/call'
import { endedUnlessPage } from 'src/services/http/answer/done'
import { request } from 'src/services/http/http'

/** Ends the session on the server within `SIGN_OUT_LIMIT_MS`. A person without a session (401) is signed out as well (sign-in/sign-out-done). */
export const signOut = (acting: ActingUser = {}): Promise<void> =>
  request<undefined>('post', '/api/auth/v2/logout', {
    acting,
    limitMs: SIGN_OUT_LIMIT_MS,
    read: endedUnlessPage,
    refusals: { 401: () => undefined },
  })
