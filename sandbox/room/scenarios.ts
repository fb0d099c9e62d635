import type { Played } from 'sandbox/control/scenarioControl'
import { ask, byId, h } from './dom'
import { select } from './people'

let playing: Played | null = null

async function play(name: string): Promise<void> {
  playing = (await ask('scenarios/play', 'POST', { name })) as Played
  select(playing.person)
  await refreshScenarios()
  byId('scenarios').scrollTop = 0
}

const faults = (scenario: Played): HTMLElement[] =>
  scenario.faults.map(({ method, path, kind, status }) =>
    h(
      'li',
      {},
      h('code', {}, `${method} ${path}`),
      ` ${kind === 'status' ? `answers ${status ?? 500}` : kind}`,
    ),
  )

const now = (scenario: Played): HTMLElement =>
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

const line = (scenario: Played): HTMLElement =>
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

let all: Played[] = []

export async function refreshScenarios(): Promise<void> {
  if (all.length === 0) all = (await ask('scenarios')) as Played[]
  byId('scenarios').replaceChildren(
    h('p', { className: 'quiet' }, 'Play starts the company over, and puts on what the row needs.'),
    ...(playing ? [now(playing)] : []),
    ...[...new Set(all.map(({ table }) => table))].flatMap(table => [
      h('h3', {}, table),
      ...all.filter(scenario => scenario.table === table).map(line),
    ]),
  )
}
