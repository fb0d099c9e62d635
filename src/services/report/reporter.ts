import { config, readConfig, reportConfig } from 'src/services/config'
import type { Handover } from 'src/services/http/handover'
import type { Kept, Noted } from 'src/services/http/noted'
import { reportAddress } from 'src/services/report/address'
import { findingOf } from 'src/services/report/finding'
import { outbox } from 'src/services/report/outbox'
import { pathOfRoute, routeOf } from 'src/services/report/route'

/** The hash in the name of the first script, which no two builds share. */
const buildOf = (scripts: Iterable<HTMLScriptElement>): string =>
  [...scripts].map(({ src }) => /\/main\.([\da-f]+)\.js$/.exec(src)?.[1]).find(Boolean) ?? 'unknown'

/** The error of a crash, however it came. */
function crashOf([what, thrown]: Noted): Error | undefined {
  const event = what instanceof Event ? (what as Partial<Record<'error' | 'reason', unknown>>) : undefined
  const found = event ? (event.error ?? event.reason) : typeof what === 'string' ? thrown : undefined
  return found instanceof Error ? found : undefined
}

/** Reports what the page has kept, and from now on whatever goes wrong, to the configured address (calls/reports). */
export function startReports(page: Pick<Handover, 'kept' | 'note'>): void {
  const { reportUrl } = config()
  const address = reportUrl && reportAddress(reportUrl, location)
  const kept = page.kept?.splice(0) ?? []
  if (!address) {
    delete page.note
    // The configuration has told of any other type.
    if (reportUrl) reportConfig('reportUrl')
    return
  }
  const put = outbox(address)
  const build = buildOf(document.scripts)
  const seen = new WeakSet<object>()
  const report = ([atMs, ...noted]: Kept): void => {
    const error = crashOf(noted)
    // One error may come by two ways: from where it was caught, and from the page.
    if (error && seen.has(error)) return
    if (error) seen.add(error)
    const finding = findingOf(noted, location.origin)
    const route = routeOf(location.pathname)
    const url = location.origin + pathOfRoute(route)
    if (finding) put({ finding, atMs, url, facts: { route, build } })
  }
  const note = (...noted: Noted): void => report([Date.now(), ...noted])
  readConfig(document.getElementById('foyer-config')?.textContent, name => note({ configured: name }))
  for (const each of kept) report(each)
  page.note = note
}
