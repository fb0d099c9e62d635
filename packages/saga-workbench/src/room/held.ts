import type { ActionEntry, CallEntry, EffectEntry, Entry } from '../recording/entries'
import { isGroup, sagaName, type Tree } from '../recording/tree'
import type { Answer } from '../page/channel'
import { valueOf } from '../page/pageStorage'
import { button, byId, h, keepChildren } from './dom'
import { type Example, host } from './host'
import { sendToPage } from './pages'

/** A running delay, with the name of the waiting saga. */
export interface RunningDelay {
  delay: EffectEntry
  name: string
}

function ownersOf(effect: EffectEntry, tree: Tree): EffectEntry[] {
  const above = tree.parentOf(effect)
  return above ? [above, ...ownersOf(above, tree)] : []
}

/** Returns the running delays of the selected journey, or of all. */
export function runningDelays(
  tree: Tree,
  journey: EffectEntry | undefined,
  everything: boolean,
): RunningDelay[] {
  return [...tree.effects.values()]
    .filter(({ kind, end }) => kind === 'delay' && !end)
    .map(delay => ({ delay, owners: ownersOf(delay, tree) }))
    .filter(({ owners }) => everything || owners.some(owner => owner === journey))
    .map(({ delay, owners }) => {
      const saga = owners.find(owner => !isGroup(owner)) ?? journey
      return { delay, name: saga ? sagaName(saga, tree) : '' }
    })
}

export type Stopped = EffectEntry | ActionEntry

/** Returns the points where the room has stopped sagas: an effect, an error, or an action before any saga has received it. */
export const stoppedAt = (entries: readonly Entry[]): Stopped[] =>
  entries.filter(
    (entry): entry is Stopped =>
      (entry.entry === 'action' && Boolean(entry.held)) ||
      (entry.entry === 'effect' && Boolean(entry.held) && !entry.end && entry.kind !== 'delay'),
  )

type Go = (text: string, answer: () => Answer) => HTMLElement

const card = (kind: string, text: string, ...parts: HTMLElement[]): HTMLElement =>
  h(
    'div',
    { className: 'held-card' },
    h('b', { className: 'method' }, kind),
    h('span', { className: 'path' }, text),
    ...parts,
  )

function failing(title: string, go: Go): HTMLElement[] {
  const { failures = [] } = host()
  if (failures.length === 0) return []
  const list = h(
    'select',
    { 'aria-label': `A failure of ${title}` },
    failures.map(([text], index) => h('option', { value: index }, text)),
  )
  return [list, go('Fail so', () => ({ how: 'fails', value: failures[Number(list.value)]?.[1] ?? null }))]
}

/** Shows the point where a saga is stopped: it can continue unchanged, with another result or with an error; an action can be delivered or dropped. */
export function stoppedCard(page: string, entry: Stopped): HTMLElement {
  const go: Go = (text, answer) =>
    button(text, () => sendToPage({ from: 'room', kind: 'goOn', page, entry: entry.id, answer: answer() }))
  const goOn = go('Go on', () => ({ how: 'own' }))
  if (entry.entry === 'action') {
    const payload = (entry.action as { payload?: unknown } | null)?.payload
    const text = `${entry.type} ${payload === undefined ? '' : JSON.stringify(payload)}`
    return card(
      'action',
      text,
      goOn,
      go('No saga hears it', () => ({ how: 'unheard' })),
    )
  }
  const { kind, name, args, failing: error } = entry
  const title = `${kind} ${name}`
  const field = h('input', { 'aria-label': `Another answer of ${title}`, placeholder: 'JSON, or a message' })
  return card(
    error === undefined ? kind : 'error',
    error === undefined ? `${name} ${JSON.stringify(args)}` : `${error} – of ${title}`,
    goOn,
    field,
    go('Answer this', () => ({ how: 'gives', value: valueOf(field.value) })),
    go('Throw this', () => ({ how: 'throws', value: field.value })),
    ...failing(title, go),
  )
}

const examples = new Map<string, Promise<Example[]>>()
const cards = new Map<string, HTMLElement>()

function examplesOf(call: CallEntry): Promise<Example[]> {
  const key = `${call.method} ${call.address}`
  const found =
    examples.get(key) ??
    host()
      .examples?.(call)
      .catch(() => []) ??
    Promise.resolve([])
  examples.set(key, found)
  return found
}

/** Releases a held call; the chosen response waits for it at the server. */
async function answer(page: string, call: CallEntry, choice: string): Promise<void> {
  const [, kind, value = ''] = /^(\w+):(.+)$/.exec(choice) ?? []
  const example = kind === 'example' ? (await examplesOf(call))[Number(value)] : undefined
  if (example) await host().respond?.(call, example)
  if (kind === 'fault') await host().respond?.(call, { fault: value })
  sendToPage({ from: 'room', kind: 'goOut', page, call: call.id })
}

function callCard(page: string, call: CallEntry): HTMLElement {
  const choices = h(
    'select',
    { 'aria-label': `Answer to ${call.method} ${call.address}` },
    h('option', { value: 'own' }, 'The server’s own answer'),
    host().faults &&
      h(
        'optgroup',
        { label: 'A fault' },
        Object.entries(host().faults ?? {}).map(([kind, text]) =>
          h('option', { value: `fault:${kind}` }, text),
        ),
      ),
  )
  void examplesOf(call).then(found =>
    choices.append(
      h(
        'optgroup',
        { label: 'The contract’s examples' },
        found.map(({ status, name }, index) =>
          h('option', { value: `example:${index}` }, `${status} · ${name}`),
        ),
      ),
    ),
  )
  const go = () => void answer(page, call, choices.value)
  return card(call.method, call.address, choices, button('Answer', go, { className: 'small primary' }))
}

function delayCard(page: string, delay: EffectEntry, name: string): HTMLElement {
  const asking = (kind: 'skip' | 'keep') => () => sendToPage({ from: 'room', kind, page, effect: delay.id })
  return card(
    'delay',
    `${name}, ${JSON.stringify(delay.args[0])} ms`,
    button('Skip', asking('skip')),
    delay.held
      ? h('span', { className: 'tag waiting' }, 'kept waiting')
      : button('Keep waiting', asking('keep')),
  )
}

/** Shows everything that can be stepped: held calls, stopped sagas and running delays. */
export function drawHeld(
  page: string,
  calls: readonly CallEntry[],
  delays: readonly RunningDelay[],
  stopped: readonly Stopped[],
  holding: boolean,
): void {
  const wanted = new Set<string>()
  const place = (key: string, make: () => HTMLElement): void => {
    wanted.add(key)
    if (!cards.has(key)) cards.set(key, make())
  }
  for (const call of calls) place(`call ${page} ${call.id}`, () => callCard(page, call))
  for (const entry of stopped) {
    const error = ('failing' in entry && entry.failing) || ''
    place(`stopped ${page} ${entry.id} ${error}`, () => stoppedCard(page, entry))
  }
  for (const { delay, name } of delays)
    place(`delay ${page} ${delay.id} ${String(delay.held ?? '')}`, () => delayCard(page, delay, name))
  for (const key of cards.keys()) if (!wanted.has(key)) cards.delete(key)
  const list = byId('flow-held')
  keepChildren(list, [...cards.values()])
  list.hidden = cards.size === 0
  byId('flow').classList.toggle('holding', holding)
}
