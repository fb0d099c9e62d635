import type { Finding } from 'src/services/report/finding'
import { tab } from 'src/services/tab'

/** How many reports one page sends; it drops later ones (calls/report-limit). */
const MOST_REPORTS = 20
/** How long reports are gathered into one beacon, in milliseconds. */
const GATHER_MS = 1000
export const REPORTS_TYPE = 'application/reports+json'

interface Waiting {
  finding: Finding
  atMs: number
  /** The page's address and the other facts of the page that a report has. */
  url: string
  facts: Record<string, unknown>
}

const asReport = ({ finding, atMs, url, facts }: Waiting) => ({
  type: finding.type,
  age: Math.max(0, Date.now() - atMs),
  url,
  user_agent: tab.navigator.userAgent,
  body: { ...finding.facts, ...facts },
})

/** Takes reports and sends them to the address, gathered, and at the latest when the page is left. */
export function outbox(address: string): (report: Waiting) => void {
  let taken = 0
  let waiting: Waiting[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const send = (): void => {
    tab.clearTimeout(timer)
    timer = undefined
    if (waiting.length === 0) return
    const body = JSON.stringify(waiting.map(asReport))
    waiting = []
    tab.navigator.sendBeacon(address, new Blob([body], { type: REPORTS_TYPE }))
  }
  tab.document.addEventListener('visibilitychange', () => tab.document.visibilityState === 'hidden' && send())
  tab.addEventListener('pagehide', () => {
    // Leaving the page aborts its requests, and a script cannot distinguish that from a network failure.
    const real = waiting.filter(({ finding }) => !finding.cutOff)
    taken -= waiting.length - real.length
    waiting = real
    send()
  })
  return report => {
    if (taken === MOST_REPORTS) return
    taken += 1
    waiting.push(report)
    timer ??= tab.setTimeout(send, GATHER_MS)
  }
}
