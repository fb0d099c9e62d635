import { ask, byId, h, nothing, setCount, time } from './dom.js'

const MOST_HOSTS = 60
const BEHAVIOURS = { prompt: 'answers', slow: 'answers late', refusing: 'refuses', dead: 'never answers' }

const ticket = found =>
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
  )

export async function refreshTickets() {
  const tickets = await ask('tickets')
  setCount('tickets', tickets.length)
  byId('tickets').replaceChildren(
    ...(tickets.length === 0 ? [nothing('Nobody has asked for help yet.')] : tickets.map(ticket)),
  )
}

const signedIn = partner =>
  partner.signedIn.length === 0
    ? h('span', { className: 'quiet' }, 'nobody')
    : h('span', { className: 'tag good' }, `${partner.signedIn[0].person}, ${time(partner.signedIn[0].at)}`)

const host = partner =>
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
            ask(`partners/${encodeURIComponent(partner.name)}`, 'PUT', { behaviour: event.target.value }),
        },
      },
      Object.entries(BEHAVIOURS).map(([value, label]) =>
        h('option', { value, selected: value === partner.behaviour }, label),
      ),
    ),
    signedIn(partner),
  )

export async function refreshHosts() {
  const partners = await ask('partners')
  const reached = partners.filter(partner => partner.signedIn.length > 0).length
  setCount('hosts', reached)
  const rest = partners.length - MOST_HOSTS
  byId('hosts').replaceChildren(
    h('p', { className: 'quiet' }, `${reached} of ${partners.length} other hosts have signed somebody in.`),
    ...partners.slice(0, MOST_HOSTS).map(host),
    ...(rest > 0 ? [nothing(`… and ${rest} more.`)] : []),
  )
}

const TITLES = {
  'foyer-crash': 'Crash',
  'foyer-chunk': 'File not loaded',
  'foyer-call': 'Failed call',
  'foyer-config': 'Configuration',
  'csp-violation': 'Policy violation',
}

/** What went wrong, in one line. */
const GISTS = {
  'foyer-crash': ({ error, place }) => `${error} in ${place}`,
  'foyer-chunk': ({ file }) => file,
  'foyer-call': ({ method, address }) => `${method} ${address}`,
  'foyer-config': ({ name }) => name,
  'csp-violation': ({ effectiveDirective, blockedURL }) => `${effectiveDirective} ${blockedURL}`,
}

const report = found =>
  h(
    'details',
    { className: 'call' },
    h(
      'summary',
      {},
      h('time', {}, time(found.at - found.age)),
      h('span', { className: 'what' }, TITLES[found.type] ?? found.type),
      h('span', { className: 'path' }, GISTS[found.type]?.(found.body) ?? ''),
      h('span', { className: 'quiet who-called' }, found.body.route ?? ''),
      found.body.class && h('span', { className: 'tag bad' }, String(found.body.status ?? found.body.class)),
    ),
    h('pre', {}, JSON.stringify({ ...found, at: undefined }, null, 2)),
  )

export async function refreshReports() {
  const reports = await ask('reports')
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
