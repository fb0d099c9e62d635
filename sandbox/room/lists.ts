import type { Partner, PartnerBehaviour } from 'sandbox/company/types'
import type { Report } from 'sandbox/state/received/reports'
import type { ListedTicket } from 'sandbox/state/support/tickets'
import { ask, byId, h, nothing, setCount, time } from './dom'
import { recordingLinks } from './ticketRecording'

const MOST_HOSTS = 60
const BEHAVIOURS: Record<PartnerBehaviour, string> = {
  prompt: 'answers',
  slow: 'answers late',
  refusing: 'refuses',
  dead: 'never answers',
}

const ticket = (found: ListedTicket): HTMLElement =>
  h(
    'article',
    { className: 'ticket' },
    h('strong', {}, `#${found.number} · ${found.displayName}`),
    h(
      'span',
      { className: 'quiet' },
      `${time(found.at)} · ${found.email} · ${found.phone} · ${found.company}`,
    ),
    h('p', {}, found.description),
    found.recorded && recordingLinks(found.number),
  )

export async function refreshTickets(): Promise<void> {
  const tickets = (await ask('tickets')) as ListedTicket[]
  setCount('tickets', tickets.length)
  byId('tickets').replaceChildren(
    ...(tickets.length === 0 ? [nothing('Nobody has asked for help yet.')] : tickets.map(ticket)),
  )
}

const signedIn = ({ signedIn: [first] }: Partner): HTMLElement =>
  first
    ? h('span', { className: 'tag good' }, `${first.person}, ${time(first.at)}`)
    : h('span', { className: 'quiet' }, 'nobody')

const host = (partner: Partner): HTMLElement =>
  h(
    'div',
    { className: 'host' },
    h('strong', {}, partner.name),
    h('span', { className: 'quiet' }, partner.origin),
    h(
      'select',
      {
        'aria-label': `How ${partner.name} behaves`,
        on: {
          change: event =>
            ask(`partners/${encodeURIComponent(partner.name)}`, 'PUT', {
              behaviour: event.currentTarget.value,
            }),
        },
      },
      Object.entries(BEHAVIOURS).map(([value, label]) =>
        h('option', { value, selected: value === partner.behaviour }, label),
      ),
    ),
    signedIn(partner),
  )

export async function refreshHosts(): Promise<void> {
  const partners = (await ask('partners')) as Partner[]
  const reached = partners.filter(partner => partner.signedIn.length > 0).length
  setCount('hosts', reached)
  const rest = partners.length - MOST_HOSTS
  byId('hosts').replaceChildren(
    h('p', { className: 'quiet' }, `${reached} of ${partners.length} other hosts have signed somebody in.`),
    ...partners.slice(0, MOST_HOSTS).map(host),
    ...(rest > 0 ? [nothing(`… and ${rest} more.`)] : []),
  )
}

const TITLES: Partial<Record<string, string>> = {
  'foyer-crash': 'Crash',
  'foyer-hydration': 'Form rendered again',
  'foyer-browser': 'Browser too old',
  'foyer-chunk': 'File not loaded',
  'foyer-call': 'Failed call',
  'foyer-config': 'Configuration',
  'csp-violation': 'Policy violation',
}

/** Formats an error in one line, by kind of report. */
const GISTS: Partial<Record<string, (body: Record<string, unknown>) => string>> = {
  'foyer-crash': ({ error, place }) => `${String(error)} in ${String(place)}`,
  'foyer-hydration': ({ error }) => String(error),
  'foyer-browser': ({ missing }) => String(missing),
  'foyer-chunk': ({ file }) => String(file),
  'foyer-call': ({ method, address }) => `${String(method)} ${String(address)}`,
  'foyer-config': ({ name }) => String(name),
  'csp-violation': ({ effectiveDirective, blockedURL }) =>
    `${String(effectiveDirective)} ${String(blockedURL)}`,
}

const report = (found: Report): HTMLElement =>
  h(
    'details',
    { className: 'call' },
    h(
      'summary',
      {},
      h('time', {}, time(found.at - found.age)),
      h('span', { className: 'what' }, TITLES[found.type] ?? found.type),
      h('span', { className: 'path' }, GISTS[found.type]?.(found.body) ?? ''),
      h(
        'span',
        { className: 'quiet who-called' },
        typeof found.body['route'] === 'string' ? found.body['route'] : '',
      ),
      Boolean(found.body['class']) &&
        h('span', { className: 'tag bad' }, String(found.body['status'] ?? found.body['class'])),
    ),
    h('pre', {}, JSON.stringify({ ...found, at: undefined }, null, 2)),
  )

export async function refreshReports(): Promise<void> {
  const reports = (await ask('reports')) as Report[]
  setCount('reports', reports.length)
  const clear = h(
    'button',
    { type: 'button', className: 'small', on: { click: () => ask('reports', 'DELETE') } },
    'Clear',
  )
  byId('reports').replaceChildren(
    h(
      'p',
      { className: 'quiet' },
      'What the app reports to its operators, by the “reportUrl” of its configuration. ',
      reports.length > 0 ? clear : '',
    ),
    ...(reports.length > 0
      ? reports.map(report).reverse()
      : [nothing('No report yet. Switch a fault on, and sign in.')]),
  )
}
