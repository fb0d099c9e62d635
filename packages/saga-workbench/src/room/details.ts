import type { CallEntry, EffectEntry, Patch, Recording } from '../recording/entries'
import type { Tree } from '../recording/tree'
import { outcomeTest, stepTest } from '../tests/writeTest'
import { byId, h, one } from './dom'
import { host } from './host'
import { changesAround } from './changesAround'
import { type Cancel, cancelButton, reactionList } from './cancelled'
import { lineOf } from './place/line'
import { screenAt } from './screen'

const MOST_CHANGES = 30

const json = (value: unknown): string => JSON.stringify(value, null, 2)
const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

function outcome({ end, kind, untilMs = 0 }: EffectEntry): string {
  if (!end) return kind === 'delay' ? `is over at ${seconds(untilMs)}` : 'is still open'
  const when = `at ${seconds(end.atMs)}`
  if (end.how === 'cancelled') return `was cancelled ${when}`
  return end.how === 'threw' ? `threw ${when}` : `gave ${when}${end.winner ? `; ${end.winner} won` : ''}`
}

const callLine = (call: CallEntry): HTMLElement => {
  const { requestId } = call.end ?? {}
  const { showCall } = host()
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
      showCall &&
      h(
        'button',
        { type: 'button', className: 'small', on: { click: () => showCall(requestId) } },
        'Show in the log',
      ),
  )
}

const change = ({ path, from, to }: Patch): HTMLElement =>
  h('p', { className: 'path' }, `${path.join('.')}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`)

type WriteTest = typeof stepTest

let exported: Parameters<WriteTest>[2] | undefined
async function copyTest(write: WriteTest, recording: Recording, effect: EffectEntry): Promise<void> {
  exported ??= await host().exported?.()
  if (!exported) return
  const text = write(recording, effect.id, exported)
  const area = one('#flow-test', HTMLTextAreaElement)
  area.value = text
  area.hidden = false
  await navigator.clipboard.writeText(text).catch(() => undefined)
}

const copyButtons = (recording: Recording, effect: EffectEntry): HTMLElement[] => {
  if (!effect.saga || !host().exported) return []
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

const part = (title: string, ...content: HTMLElement[]): HTMLElement[] => [
  h('dt', {}, title),
  h('dd', {}, content),
]

const value = (shown: unknown): HTMLElement => h('pre', {}, json(shown))

const folded = (shown: unknown): HTMLElement => h('details', {}, h('summary', {}, 'Show'), value(shown))

const changesOf = (title: string, changes: readonly Patch[]): HTMLElement[] =>
  changes.length > 0 ? part(title, ...changes.slice(0, MOST_CHANGES).map(change)) : []

/** Shows one effect: its arguments, result, line, calls, the state, the browser's storage, and the screen at its time. `cancel` exists while its page is open. */
export function drawDetails(recording: Recording, tree: Tree, effect: EffectEntry, cancel?: Cancel): void {
  const { state, changes, kept, keptChanges } = changesAround(recording, effect)
  const calls = tree.callsOf(effect)
  const { label, kind, name, atMs, end } = effect
  byId('flow-details').replaceChildren(
    h('h3', {}, `${label ? `${label}: ` : ''}${kind} ${name} · at ${seconds(atMs)} · ${outcome(effect)}`),
    ...copyButtons(recording, effect),
    cancelButton(tree, effect, cancel) ?? '',
    h(
      'dl',
      { className: 'effect' },
      part('Arguments', value(effect.args)),
      end && end.how !== 'cancelled' ? part('Result', value(end.value)) : [],
      end?.how === 'cancelled' && effect.saga ? part('Who heard', reactionList(effect, tree)) : [],
      part('Line', lineOf(effect, recording)),
      calls.length > 0 ? part('Calls', ...calls.map(callLine)) : [],
      changesOf('Changed the state', changes),
      changesOf('Changed cookies and storage', keptChanges),
      part('State before it', folded(state)),
      kept === undefined ? [] : part('Cookies and storage before it', folded(kept)),
      part('Screen', screenAt(recording.entries, atMs)),
    ),
  )
}
