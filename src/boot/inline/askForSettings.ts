import * as ENDPOINTS from 'src/constants/endpoints'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { READ_LIMIT_MS } from 'src/constants/timings'
import { ask } from 'src/boot/inline/ask'
import { attempt } from 'src/boot/inline/page'
import { isReload } from 'src/services/browser/browsingContext'

/** Asks for the company's settings; undefined where this tab has them (spec §1). */
export function askForSettings(): Promise<Response> | undefined {
  if (!isReload() && attempt(() => sessionStorage.getItem(SESSION_KEYS.settings))) return undefined
  return ask(ENDPOINTS.settings, AbortSignal.timeout(READ_LIMIT_MS))
}
