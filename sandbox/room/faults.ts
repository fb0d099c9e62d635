import type { Endpoint } from 'sandbox/control/endpoints'
import type { Fault } from 'sandbox/state/faults'
import { ask, byId, h, setCount } from './dom'

const KINDS: Record<Fault['kind'] | '', string> = {
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

/** The kinds of faults that respond, with their default statuses. */
const STATUS_OF: Partial<Record<Fault['kind'], number>> = {
  status: 500,
  text: 500,
  problem: 500,
  empty: 200,
  emptyHtml: 200,
  malformed: 200,
  html: 200,
  null: 200,
}

let endpoints: Pick<Endpoint, 'method' | 'path'>[] = []

const number = (
  label: string,
  value: number | undefined,
  change: (value: number | undefined) => unknown,
): HTMLElement =>
  h(
    'label',
    { className: 'inline' },
    label,
    h('input', {
      type: 'number',
      min: '0',
      value: value ?? '',
      on: {
        change: ({ currentTarget: { value: typed } }) => change(typed === '' ? undefined : Number(typed)),
      },
    }),
  )

function row({ method, path }: Pick<Endpoint, 'method' | 'path'>, fault: Fault | undefined): HTMLElement {
  const put = (change: object) => ask('faults', 'PUT', { method, path, ...fault, ...change })
  const choose = (kind: string) => {
    const query = new URLSearchParams({ method, path })
    if (kind === '') return ask(`faults?${query.toString()}`, 'DELETE')
    return ask('faults', 'PUT', { method, path, kind, ...(kind === 'status' ? { status: 500 } : {}) })
  }
  const kindList = h(
    'select',
    {
      'aria-label': `Fault of ${method} ${path}`,
      on: { change: event => choose(event.currentTarget.value) },
    },
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
          number('Status', fault.status ?? STATUS_OF[fault.kind], status => put({ status })),
        fault.kind in STATUS_OF &&
          number('Retry after, s', fault.retryAfter, retryAfter => put({ retryAfter })),
        number('Delay, ms', fault.delayMs, delayMs => put({ delayMs })),
        h(
          'label',
          { className: 'inline' },
          h('input', {
            type: 'checkbox',
            checked: fault.times !== undefined,
            on: { change: event => put({ times: event.currentTarget.checked ? 1 : undefined }) },
          }),
          'Only once',
        ),
      ),
  )
}

export async function refreshFaults(): Promise<void> {
  if (endpoints.length === 0) endpoints = (await ask('endpoints')) as Endpoint[]
  const faults = (await ask('faults')) as Fault[]
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
