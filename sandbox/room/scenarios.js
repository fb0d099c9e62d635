import { ask, byId, h } from './dom.js'
import { select } from './people.js'

let playing = null

async function play(name) {
  playing = await ask('scenarios/play', 'POST', { name })
  select(playing.person)
  await refreshScenarios()
  byId('scenarios').scrollTop = 0
}

const faults = scenario =>
  scenario.faults.map(({ method, path, kind, status }) =>
    h('li', {}, h('code', {}, `${method} ${path}`), ` ${kind === 'status' ? `answers ${status}` : kind}`),
  )

const now = scenario =>
  h(
    'section',
    { className: 'company' },
    h('h3', {}, scenario.name),
    h('p', {}, scenario.row.filter(Boolean).join(' → ')),
    h('ul', {}, ...faults(scenario)),
    h('p', {}, scenario.todo),
    h(
      'a',
      {
        className: 'button primary',
        href: scenario.address,
        target: '_blank',
      },
      'Open the page',
    ),
  )

const line = scenario =>
  h(
    'div',
    { className: 'fault' },
    h(
      'button',
      {
        type: 'button',
        className: 'small',
        'aria-pressed': String(scenario.name === playing?.name),
        on: { click: () => play(scenario.name) },
      },
      'Play',
    ),
    h('span', { className: 'path' }, scenario.name),
    h('span', { className: 'quiet' }, scenario.person),
  )

let all = []

export async function refreshScenarios() {
  if (all.length === 0) all = await ask('scenarios')
  byId('scenarios').replaceChildren(
    h('p', { className: 'quiet' }, 'Play starts the company over, and puts on what the row needs.'),
    ...(playing ? [now(playing)] : []),
    ...[...new Set(all.map(({ table }) => table))].flatMap(table => [
      h('h3', {}, table),
      ...all.filter(scenario => scenario.table === table).map(line),
    ]),
  )
}
