import type { ActionEntry, CallEntry, EffectEntry, Patch, Recording } from 'src/workbench/recording/entries'
import { patched } from 'src/workbench/recording/patches'
import type { Tree } from 'src/workbench/recording/tree'
import { outcomeTest, stepTest } from 'src/workbench/tests/writeTest'
import { ask, byId, h, one } from '../dom'
import { lineOf } from './place/line'
import { screenAt } from './screen'

const json = (value: unknown): string => JSON.stringify(value, null, 2)
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

function outcome({ end, kind, untilMs = 0 }: EffectEntry): string {
  if (!end) return kind === 'delay' ? `is over at ${seconds(untilMs)}` : 'is still open'
  const when = `at ${seconds(end.atMs)}`
  if (end.how === 'cancelled') return `was cancelled ${when}`
  return end.how === 'threw' ? `threw ${when}` : `gave ${when}${end.winner ? `; ${end.winner} won` : ''}`
}

/** Opens the call in the log, by its request id. */
function showInCalls(requestId: string): void {
  one('[data-view=calls]', HTMLElement).click()
  for (const row of document.querySelectorAll<HTMLDetailsElement>('#calls details')) {
    const isIt = row.textContent.includes(requestId)
    row.open = isIt
    if (isIt) row.scrollIntoView({ block: 'center' })
  }
}

const callLine = (call: CallEntry): HTMLElement => {
  const { requestId } = call.end ?? {}
  return h(
    'p',
    { className: 'path' },
    `${call.method} ${call.address} `,
    h(
      'span',
      { className: 'tag' },
      call.end ? String(call.end.status ?? 'no answer') : call.held ? 'held' : 'open',
    ),
    requestId &&
      h(
        'button',
        { type: 'button', className: 'small', on: { click: () => showInCalls(requestId) } },
        'Show in the log',
      ),
  )
}

const change = ({ path, from, to }: Patch): HTMLElement =>
  h('p', { className: 'path' }, `${path.join('.')}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`)

type WriteTest = typeof stepTest

let exported: Parameters<WriteTest>[2] | undefined
async function copyTest(write: WriteTest, recording: Recording, effect: EffectEntry): Promise<void> {
  exported ??= (await ask('flow/exports')) as Parameters<WriteTest>[2]
  const text = write(recording, effect.id, exported)
  const area = one('#flow-test', HTMLTextAreaElement)
  area.value = text
  area.hidden = false
  await navigator.clipboard.writeText(text).catch(() => undefined)
}

const copyButtons = (recording: Recording, effect: EffectEntry): HTMLElement[] => {
  if (!effect.saga) return []
  return [
    h(
      'button',
      {
        type: 'button',
        className: 'small',
        on: { click: () => void copyTest(stepTest, recording, effect) },
      },
      'Copy as step test',
    ),
    h(
      'button',
      {
        type: 'button',
        className: 'small',
        on: { click: () => void copyTest(outcomeTest, recording, effect) },
      },
      'Copy as outcome test',
    ),
    h('textarea', { id: 'flow-test', rows: 12, hidden: true, readOnly: true, 'aria-label': 'The test' }),
  ]
}

/** One effect: what it was called with, what came, its line, its calls, the state and the screen at its time. */
export function drawDetails(recording: Recording, tree: Tree, effect: EffectEntry): void {
  const actions = recording.entries.filter((entry): entry is ActionEntry => entry.entry === 'action')
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
    ...copyButtons(recording, effect),
    h('dl', { className: 'effect' }, [
      h('dt', {}, 'Arguments'),
      h('dd', {}, h('pre', {}, json(effect.args))),
      ...(effect.end && effect.end.how !== 'cancelled'
        ? [h('dt', {}, 'Result'), h('dd', {}, h('pre', {}, json(effect.end.value)))]
        : []),
      h('dt', {}, 'Line'),
      h('dd', {}, lineOf(effect, recording)),
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
