/* global document, navigator */
import { patched } from '/sandbox/workbench/recording/patches.js'
import { ask, byId, h } from '../dom.js'
import { placeOf } from './place.js'
import { screenAt } from './screen.js'

const json = value => JSON.stringify(value, null, 2)
const seconds = ms => `${(ms / 1000).toFixed(2)} s`

function outcome({ end, kind, untilMs }) {
  if (!end) return kind === 'delay' ? `is over at ${seconds(untilMs)}` : 'is still open'
  const when = `at ${seconds(end.atMs)}`
  if (end.how === 'cancelled') return `was cancelled ${when}`
  return end.how === 'threw' ? `threw ${when}` : `gave ${when}${end.winner ? `; ${end.winner} won` : ''}`
}

/** Opens the call in the log, by its request id. */
function showInCalls(requestId) {
  document.querySelector('[data-view=calls]').click()
  for (const row of document.querySelectorAll('#calls details')) {
    const isIt = row.textContent.includes(requestId)
    row.open = isIt
    if (isIt) row.scrollIntoView({ block: 'center' })
  }
}

const callLine = call =>
  h(
    'p',
    { className: 'path' },
    `${call.method} ${call.address} `,
    h(
      'span',
      { className: 'tag' },
      call.end ? String(call.end.status ?? 'no answer') : call.held ? 'held' : 'open',
    ),
    call.end?.requestId &&
      h(
        'button',
        { type: 'button', className: 'small', on: { click: () => showInCalls(call.end.requestId) } },
        'Show in the log',
      ),
  )

const change = ({ path, from, to }) =>
  h('p', { className: 'path' }, `${path.join('.')}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`)

let exported
async function copyTest(kind, recording, effect) {
  const made = await import('/sandbox/workbench/tests/writeTest.js')
  exported ??= await ask('flow/exports')
  const text = made[kind](recording, effect.id, exported)
  byId('flow-test').value = text
  byId('flow-test').hidden = false
  await navigator.clipboard?.writeText(text).catch(() => undefined)
}

const copyButtons = (recording, effect) =>
  effect.saga && [
    h(
      'button',
      {
        type: 'button',
        className: 'small',
        on: { click: () => void copyTest('stepTest', recording, effect) },
      },
      'Copy as step test',
    ),
    h(
      'button',
      {
        type: 'button',
        className: 'small',
        on: { click: () => void copyTest('outcomeTest', recording, effect) },
      },
      'Copy as outcome test',
    ),
    h('textarea', { id: 'flow-test', rows: 12, hidden: true, readOnly: true, 'aria-label': 'The test' }),
  ]

function lineOf(effect) {
  const line = h('p', { className: 'path place' }, '…')
  if (effect.stack) void placeOf(effect.stack).then(place => (line.textContent = place))
  else line.textContent = 'not known'
  return line
}

/** One effect: what it was called with, what came, its line, its calls, the state and the screen at its time. */
export function drawDetails(recording, tree, effect) {
  const actions = recording.entries.filter(({ entry }) => entry === 'action')
  const before = actions.filter(({ id }) => id < effect.id)
  const during = actions.filter(
    ({ id, atMs }) => id > effect.id && (effect.end ? atMs <= effect.end.atMs : true),
  )
  const state = patched(
    recording.state,
    before.flatMap(({ patches }) => patches),
  )
  const changes = (effect.kind === 'put' ? during.slice(0, 1) : during).flatMap(({ patches }) => patches)
  const calls = tree.callsOf(effect)
  byId('flow-details').replaceChildren(
    h(
      'h3',
      {},
      `${effect.label ? `${effect.label}: ` : ''}${effect.kind} ${effect.name} · at ${seconds(effect.atMs)} · ${outcome(effect)}`,
    ),
    ...[copyButtons(recording, effect)].flat().filter(Boolean),
    h('dl', { className: 'effect' }, [
      h('dt', {}, 'Arguments'),
      h('dd', {}, h('pre', {}, json(effect.args))),
      ...(effect.end && effect.end.how !== 'cancelled'
        ? [h('dt', {}, 'Result'), h('dd', {}, h('pre', {}, json(effect.end.value)))]
        : []),
      h('dt', {}, 'Line'),
      h('dd', {}, lineOf(effect)),
      ...(calls.length > 0 ? [h('dt', {}, 'Calls'), h('dd', {}, calls.map(callLine))] : []),
      ...(changes.length > 0
        ? [h('dt', {}, 'Changed the state'), h('dd', {}, changes.slice(0, 30).map(change))]
        : []),
      h('dt', {}, 'State before it'),
      h('dd', {}, h('details', {}, h('summary', {}, 'Show'), h('pre', {}, json(state)))),
      h('dt', {}, 'Screen'),
      h('dd', {}, screenAt(recording.entries, effect.atMs)),
    ]),
  )
}
