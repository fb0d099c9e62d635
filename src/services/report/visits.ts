import { REPORTS_TYPE } from 'src/services/report/outbox'
import { pathOfRoute } from 'src/services/report/addresses'
import { tab } from 'src/services/tab'

interface DeferredFetch {
  /** Sends a request when the page is unloaded, for any reason; throws if a policy or a limit of the browser forbids it. */
  fetchLater?: (address: string, init: RequestInit) => unknown
}

/** Puts a visit into the form of the Reporting API, without that form's fields about the page and the browser (visits/contents). */
const reportOf = (visit: object): string =>
  JSON.stringify([
    {
      type: 'foyer-visit',
      age: 0,
      url: tab.location.origin + pathOfRoute('login'),
      user_agent: '',
      body: visit,
    },
  ])

/** Sends at once, even while the page is being unloaded, and without the origin's cookies if the browser supports it (visits/contents). */
function sendNow(address: string, init: RequestInit & { body: string }): void {
  if ('keepalive' in Request.prototype)
    tab.fetch(address, { ...init, keepalive: true }).catch(() => undefined)
  else tab.navigator.sendBeacon(address, new Blob([init.body], { type: REPORTS_TYPE }))
}

/**
 * Creates a function that reports a visit once. The page calls it after each change, and with `last` when it is
 * unloaded. A browser with `fetchLater` holds the latest version and sends it even if the page has no time to do so
 * (visits/beacon).
 */
export function visitBeacon(address: string): (visit: object, last: boolean) => void {
  const { fetchLater } = tab as DeferredFetch
  let held: AbortController | undefined
  const holdBack = (init: RequestInit): boolean => {
    held = new AbortController()
    try {
      fetchLater?.(address, { ...init, signal: held.signal })
      return fetchLater !== undefined
    } catch {
      return false
    }
  }
  return (visit, last) => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': REPORTS_TYPE },
      body: reportOf(visit),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    } as const
    held?.abort()
    if (!holdBack(init) && last) sendNow(address, init)
    // The next visit of the page does not take this one back.
    if (last) held = undefined
  }
}
