import { config, parseConfig, reportConfig } from 'src/services/config'
import type { Handover } from 'src/services/http/handover'
import type { BufferedEntry, ReportEntry } from 'src/services/http/reportEntry'
import { reportAddress, pathOfRoute, routeOf, buildOf } from 'src/services/report/addresses'
import { findingOf } from 'src/services/report/finding'
import { outbox } from 'src/services/report/outbox'
import { tab } from 'src/services/tab'

/** Returns the error of a crash, from any source. */
function crashOf([what, thrown]: ReportEntry): Error | undefined {
  const event = what instanceof Event ? (what as Partial<Record<'error' | 'reason', unknown>>) : undefined
  const found = event ? (event.error ?? event.reason) : typeof what === 'string' ? thrown : undefined
  return found instanceof Error ? found : undefined
}

/** Sends the buffered entries, and from now on every new one, to the configured address (calls/reports). */
export function startReports(page: Pick<Handover, 'reports' | 'report'>): void {
  const { reportUrl } = config()
  const address = reportUrl && reportAddress(reportUrl, tab.location)
  const buffered = page.reports?.splice(0) ?? []
  if (!address) {
    delete page.report
    // `parseConfig` has reported a value of another type.
    if (reportUrl) reportConfig('reportUrl')
    return
  }
  const put = outbox(address)
  const build = buildOf(tab.document.scripts)
  const seen = new WeakSet<object>()
  const report = ([atMs, ...entry]: BufferedEntry): void => {
    const error = crashOf(entry)
    // One error may arrive twice: from the code that caught it, and from an event of the page.
    if (error && seen.has(error)) return
    if (error) seen.add(error)
    const finding = findingOf(entry, tab.location.origin)
    const route = routeOf(tab.location.pathname)
    const url = tab.location.origin + pathOfRoute(route)
    if (finding) put({ finding, atMs, url, facts: { route, build } })
  }
  const reportNow = (...entry: ReportEntry): void => report([Date.now(), ...entry])
  parseConfig(tab.document.getElementById('foyer-config')?.textContent, name =>
    reportNow({ configured: name }),
  )
  for (const each of buffered) report(each)
  page.report = reportNow
}
