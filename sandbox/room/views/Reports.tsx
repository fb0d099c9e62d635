import type { Report } from 'sandbox/state/received'
import { ask, time } from '../dom'
import { Nothing, Small } from './parts'

/** The title of each kind of report, and the fields that name its error. */
const KINDS: Partial<Record<string, [title: string, ...gist: string[]]>> = {
  'foyer-crash': ['Crash', 'error', 'place'],
  'foyer-hydration': ['Form rendered again', 'error'],
  'foyer-browser': ['Browser too old', 'missing'],
  'foyer-chunk': ['File not loaded', 'file'],
  'foyer-call': ['Failed call', 'method', 'address'],
  'foyer-config': ['Configuration', 'name'],
  'csp-violation': ['Policy violation', 'effectiveDirective', 'blockedURL'],
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function Row({ report: { at, ...report } }: { report: Report }) {
  const [title = report.type, ...gist] = KINDS[report.type] ?? []
  const { route, status, class: kind } = report.body
  const words = gist.map(name => textOf(report.body[name]))
  return (
    <details className="call">
      <summary>
        <time>{time(at - report.age)}</time>
        <span className="what">{title}</span>
        <span className="path">{words.join(report.type === 'foyer-crash' ? ' in ' : ' ')}</span>
        <span className="quiet who-called">{textOf(route)}</span>
        {Boolean(kind) && <span className="tag bad">{textOf(status ?? kind)}</span>}
      </summary>
      <pre>{JSON.stringify(report, null, 2)}</pre>
    </details>
  )
}

export const Reports = ({ reports }: { reports: Report[] }) => (
  <>
    <p className="quiet">
      What the app reports to its operators, by the “reportUrl” of its configuration.{' '}
      {reports.length > 0 && <Small onClick={() => ask('reports', 'DELETE')}>Clear</Small>}
    </p>
    {reports.length === 0 && <Nothing>No report yet. Switch a fault on, and sign in.</Nothing>}
    {reports.map((report, index) => <Row key={index} report={report} />).toReversed()}
  </>
)
