import * as ENDPOINTS from 'src/constants/endpoints'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { READ_LIMIT_MS } from 'src/constants/timings'
import { isReload, isTouchSupported } from 'src/services/browsingContext'
import { attempt } from 'src/early/page'

/** Asks for the company's settings; undefined where this tab has them (spec §1). */
export function askForSettings(): Promise<Response> | undefined {
  if (!isReload() && attempt(() => sessionStorage.getItem(SESSION_KEYS.settings))) return undefined
  const answer = fetch(ENDPOINTS.settings, {
    headers: { Accept: 'application/json', 'X-Touch-Supported': String(isTouchSupported()) },
    // As all calls of the app: no redirect is followed, and none is waited for without end (hardening §1, §2).
    redirect: 'error',
    signal: AbortSignal.timeout(READ_LIMIT_MS),
  })
  // Who takes the answer hears of its failure; nobody may ever take it.
  answer.catch(() => undefined)
  return answer
}
