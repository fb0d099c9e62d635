import type { CallEntry, EffectEntry, Entry, Patch, Recording } from '../recording/entries'
import { causeOf, reactionLines, taskOf } from '../recording/reactions'
import { sagaName, type Tree } from '../recording/tree'
import { button, byId, copyText, h, inSeconds, textToCopy } from './dom'
import type { Exported } from '../tests/source'
import { outcomeTest, stepTest } from '../tests/writeTest'
import { host } from './host'
import { changesAround } from '../recording/patches'
import { lineOf } from './places'

/** Shows why a saga was cancelled, and which sagas were notified. */
function reactionList(effect: EffectEntry, tree: Tree): HTMLElement {
  const cause = causeOf(effect, tree)
  const lines = [cause === undefined ? [] : `because ${cause}`, reactionLines(effect, tree)].flat()
  return h(
    'ul',
    { 'aria-label': 'Who heard' },
    lines.map(line => h('li', {}, line)),
  )
}

const WIDTH = 900
const HEIGHT = 700

/** Shows the page as it was drawn at a time: its markup and style rules in a frame without scripts. */
function screenAt(entries: readonly Entry[], atMs: number): HTMLElement {
  const screens = entries.filter(entry => entry.entry === 'screen').filter(screen => screen.atMs <= atMs)
  const last = screens.at(-1)
  if (!last) return h('p', { className: 'quiet' }, 'Nothing was drawn yet.')
  const styles = screens.findLast(screen => screen.styles !== undefined)?.styles ?? ''
  const frame = h('iframe', { title: 'The screen as it was', width: WIDTH, height: HEIGHT, tabIndex: -1 })
  frame.addEventListener('load', () => fill(frame, last.html, styles))
  return h('div', { className: 'screen' }, frame)
}

function fill(
  { contentDocument: page, contentWindow }: HTMLIFrameElement,
  html: string,
  styles: string,
): void {
  if (!page || !contentWindow) return
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet()
  sheet.replaceSync(styles)
  page.adoptedStyleSheets = [sheet]
  page.body.innerHTML = html
  page.body.inert = true
}

const MOST_CHANGES = 30

const json = (value: unknown): string => JSON.stringify(value, null, 2)

function outcome({ end, kind, untilMs = 0 }: EffectEntry): string {
  if (!end) return kind === 'delay' ? `is over at ${inSeconds(untilMs)}` : 'is still open'
  const when = `at ${inSeconds(end.atMs)}`
  if (end.how === 'cancelled') return `was cancelled ${when}`
  return end.how === 'threw' ? `threw ${when}` : `gave ${when}${end.winner ? `; ${end.winner} won` : ''}`
}

const callLine = (call: CallEntry): HTMLElement => {
  const { requestId } = call.end ?? {}
  const { showCall } = host
  return h(
    'p',
    { className: 'path' },
    `${call.method} ${call.address} `,
    h(
      'span',
      { className: 'tag' },
      call.end ? String(call.end.status ?? 'no answer') : call.held ? 'held' : 'open',
    ),
    requestId && showCall && button('Show in the log', () => showCall(requestId)),
  )
}

const change = ({ path, from, to }: Patch): HTMLElement =>
  h('p', { className: 'path' }, `${path.join('.')}: ${JSON.stringify(from)} → ${JSON.stringify(to)}`)

let exported: Exported | undefined
async function copyTest(write: typeof stepTest, recording: Recording, effect: EffectEntry): Promise<void> {
  exported ??= await host.exported?.()
  if (exported) await copyText('flow-test', write(recording, effect.id, exported))
}

const copyButtons = (recording: Recording, effect: EffectEntry): HTMLElement[] => {
  if (!effect.saga || !host.exported) return []
  return [
    button('Copy as step test', () => copyTest(stepTest, recording, effect)),
    button('Copy as outcome test', () => copyTest(outcomeTest, recording, effect)),
    textToCopy('flow-test', 'The test'),
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

/** Shows one effect: its arguments, result, line, calls, the state, the browser's storage, and the screen at its time. `cancel` cancels the task in which it runs, while its page is open. */
export function drawDetails(
  recording: Recording,
  tree: Tree,
  effect: EffectEntry,
  cancel?: () => void,
): void {
  const { state, changes, kept, keptChanges } = changesAround(recording, effect)
  const calls = tree.callsOf(effect)
  const { label, kind, name, atMs, end } = effect
  byId('flow-details').replaceChildren(
    h('h3', {}, `${label ? `${label}: ` : ''}${kind} ${name} · at ${inSeconds(atMs)} · ${outcome(effect)}`),
    ...copyButtons(recording, effect),
    cancel && effect.saga && !end ? button(`Cancel ${sagaName(taskOf(effect, tree), tree)}`, cancel) : '',
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
