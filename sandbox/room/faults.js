/* global URLSearchParams */
import { ask, byId, h, setCount } from './dom.js'

const KINDS = {
  '': 'No fault',
  status: 'Answer a status',
  delay: 'Answer late',
  hang: 'Never answer',
  reset: 'Break the connection',
  truncated: 'Cut the body short',
  text: 'Answer a text',
  problem: 'Answer a problem (JSON)',
  empty: 'Empty body',
  emptyHtml: 'Empty body called HTML',
  malformed: 'Malformed JSON',
  html: 'An HTML page',
  null: 'null',
}

/** The kinds that answer, with the status that each has where nobody chooses one. */
const STATUS_OF = {
  status: 500,
  text: 500,
  problem: 500,
  empty: 200,
  emptyHtml: 200,
  malformed: 200,
  html: 200,
  null: 200,
}

let endpoints = []

const number = (label, value, change) =>
  h('label', { className: 'inline' }, label, h('input', { type: 'number', min: '0', value, on: { change } }))

function row({ method, path }, fault) {
  const put = change => ask('faults', 'PUT', { method, path, ...fault, ...change })
  const choose = event => {
    const kind = event.target.value
    const query = new URLSearchParams({ method, path })
    if (kind === '') return ask(`faults?${query}`, 'DELETE')
    return ask('faults', 'PUT', { method, path, kind, ...(kind === 'status' ? { status: 500 } : {}) })
  }
  const once = event => put({ times: event.target.checked ? 1 : undefined })
  const kindList = h(
    'select',
    { 'aria-label': `Fault of ${method} ${path}`, on: { change: choose } },
    Object.entries(KINDS).map(([value, label]) =>
      h('option', { value, selected: value === (fault?.kind ?? '') }, label),
    ),
  )
  return h(
    'div',
    { className: fault ? 'fault on' : 'fault' },
    h('b', { className: 'method' }, method),
    h('span', { className: 'path' }, path),
    kindList,
    fault &&
      h(
        'div',
        { className: 'details' },
        fault.kind in STATUS_OF &&
          number('Status', fault.status ?? STATUS_OF[fault.kind], e =>
            put({ status: e.target.value === '' ? undefined : +e.target.value }),
          ),
        fault.kind in STATUS_OF &&
          number('Retry after, s', fault.retryAfter ?? '', e =>
            put({ retryAfter: e.target.value === '' ? undefined : +e.target.value }),
          ),
        number('Delay, ms', fault.delayMs ?? '', e =>
          put({ delayMs: e.target.value === '' ? undefined : +e.target.value }),
        ),
        h(
          'label',
          { className: 'inline' },
          h('input', { type: 'checkbox', checked: fault.times !== undefined, on: { change: once } }),
          'Only once',
        ),
      ),
  )
}

export async function refreshFaults() {
  if (endpoints.length === 0) endpoints = await ask('endpoints')
  const faults = await ask('faults')
  setCount('faults', faults.length)
  byId('faults').replaceChildren(
    h(
      'p',
      { className: 'quiet' },
      'Switch a fault on, and see what the app makes of it.',
      ' ',
      faults.length > 0 &&
        h(
          'button',
          { type: 'button', className: 'small', on: { click: () => ask('faults', 'DELETE') } },
          'All off',
        ),
    ),
    ...endpoints.map(endpoint =>
      row(
        endpoint,
        faults.find(fault => fault.method === endpoint.method && fault.path === endpoint.path),
      ),
    ),
  )
}
