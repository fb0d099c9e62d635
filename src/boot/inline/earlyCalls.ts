import * as ENDPOINTS from 'src/services/addresses/endpoints'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { ACTION_LIMIT_MS, READ_LIMIT_MS } from 'src/constants/timings'
import { attempt } from 'src/services/attempt'
import { isReload, isTouchSupported, pageLanguage } from 'src/services/browser/browsingContext'
import { requestUrl } from 'src/services/http/requestUrl'
import type { EarlyCall } from 'src/services/http/handover'

export type EarlyCalls = ReturnType<typeof earlyCalls>

/** The requests that the page makes before the app has loaded, until the app takes them over (decision 0110). */
export function earlyCalls(foreignFrame: boolean) {
  const begun = new Map<string, EarlyCall>()
  const settings = requestUrl(ENDPOINTS.settings)
  let settingsDue = !foreignFrame
  let lookedUp = ''

  /** A GET as the app makes it (calls/one-client). */
  const begin = (address: string, limitMs: number): void => {
    const call = new AbortController()
    const giveUp = (): void => call.abort()
    setTimeout(giveUp, limitMs)
    const answer = fetch(address, {
      headers: {
        Accept: 'application/json',
        'Accept-Language': pageLanguage(),
        'X-Touch-Supported': String(isTouchSupported()),
      },
      // No redirect is followed.
      redirect: 'error',
      signal: call.signal,
    })
    // The code that takes over the answer handles its failure; if there is no such code, the failure is ignored.
    answer.catch(() => undefined)
    begun.set(address, { answer, giveUp })
  }

  /** Asks for the company's settings, once, unless this tab has them (storage/session-cache). */
  const beginSettings = (): void => {
    if (settingsDue && (isReload() || !attempt(() => sessionStorage.getItem(SESSION_KEYS.settings), null)))
      begin(settings, READ_LIMIT_MS)
    settingsDue = false
  }

  return {
    beginSettings,
    /** Requests where a username signs in, unless that request is already pending. */
    beginLookup: (username: string): void => {
      lookedUp = requestUrl(ENDPOINTS.loginOptions, { username })
      if (!begun.has(lookedUp)) begin(lookedUp, ACTION_LIMIT_MS)
    },
    /** Aborts the lookup, unless the app has taken it. */
    giveUpLookup: (): void => {
      begun.get(lookedUp)?.giveUp()
      begun.delete(lookedUp)
    },
    take: (address: string): EarlyCall | undefined => {
      if (address === settings) beginSettings()
      const call = begun.get(address)
      begun.delete(address)
      return call
    },
  }
}
