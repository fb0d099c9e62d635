import * as ENDPOINTS from 'src/constants/endpoints'
import { ACTION_LIMIT_MS } from 'src/constants/timings'
import { ask } from 'src/boot/inline/ask'
import type { EarlyCall } from 'src/services/http/early'

/** Asks where a username signs in, for the app to take the answer (spec §7, GET login/options). */
export function lookUp(username: string): EarlyCall {
  const { href } = Object.assign(new URL(ENDPOINTS.loginOptions, location.origin), {
    search: String(new URLSearchParams({ username })),
  })
  const call = new AbortController()
  const giveUp = (): void => call.abort()
  setTimeout(giveUp, ACTION_LIMIT_MS)
  return { address: href, answer: ask(href, call.signal), giveUp }
}
