import type { ActionEntry, CallEntry, EffectEntry, Entry } from '../recording/entries'
import { isGroup, sagaName, type Tree } from '../recording/tree'
import { type Answer, isHolding } from '../page/channel'
import { valueOf } from '../page/pageStorage'
import { button, byId, h, keepChildren } from './dom'
import { type Example, host } from './host'
import { send } from './pages'

function ownersOf(effect: EffectEntry, tree: Tree): EffectEntry[] {
  const above = tree.parentOf(effect)
  return above ? [above, ...ownersOf(above, tree)] : []
}

/** A point where the room has stopped sagas: an effect, an error, or an action before any saga has received it. */
type Stopped = EffectEntry | ActionEntry

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
  const { failures = [] } = host
  if (failures.length === 0) return []
  const list = h(
    'select',
    { 'aria-label': `A failure of ${title}` },
    failures.map(([text], index) => h('option', { value: index }, text)),
  )
  return [list, go('Fail so', () => ({ how: 'fails', value: failures[Number(list.value)]?.[1] ?? null }))]
}

/** Shows the point where a saga is stopped: it can continue unchanged, with another result or with an error; an action can be delivered or dropped. */
function stoppedCard(page: string, entry: Stopped): HTMLElement {
  const go: Go = (text, answer) =>
    button(text, () => send({ from: 'room', kind: 'goOn', page, entry: entry.id, answer: answer() }))
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
  const found = examples.get(key) ?? host.examples?.(call).catch(() => []) ?? Promise.resolve([])
  examples.set(key, found)
  return found
}

/** Releases a held call; the chosen response waits for it at the server. */
async function answer(page: string, call: CallEntry, choice: string): Promise<void> {
  const [, kind, value = ''] = /^(\w+):(.+)$/.exec(choice) ?? []
  const example = kind === 'example' ? (await examplesOf(call))[Number(value)] : undefined
  if (example) await host.respond?.(call, example)
  if (kind === 'fault') await host.respond?.(call, { fault: value })
  send({ from: 'room', kind: 'goOut', page, call: call.id })
}

const optionGroup = (label: string, options: [value: string, text: string][]): HTMLElement =>
  h(
    'optgroup',
    { label },
    options.map(([value, text]) => h('option', { value }, text)),
  )

function callCard(page: string, call: CallEntry): HTMLElement {
  const choices = h(
    'select',
    { 'aria-label': `Answer to ${call.method} ${call.address}` },
    h('option', { value: 'own' }, 'The server’s own answer'),
    host.faults &&
      optionGroup(
        'A fault',
        Object.entries(host.faults).map(([kind, text]) => [`fault:${kind}`, text]),
      ),
  )
  void examplesOf(call).then(found =>
    choices.append(
      optionGroup(
        'The contract’s examples',
        found.map(({ status, name }, index) => [`example:${index}`, `${status} · ${name}`]),
      ),
    ),
  )
  const go = () => void answer(page, call, choices.value)
  return card(call.method, call.address, choices, button('Answer', go, { className: 'small primary' }))
}

function delayCard(page: string, delay: EffectEntry, name: string): HTMLElement {
  const asking = (kind: 'skip' | 'keep') => () => send({ from: 'room', kind, page, effect: delay.id })
  return card(
    'delay',
    `${name}, ${JSON.stringify(delay.args[0])} ms`,
    button('Skip', asking('skip')),
    delay.held
      ? h('span', { className: 'tag waiting' }, 'kept waiting')
      : button('Keep waiting', asking('keep')),
  )
}

/** Returns the function that creates the card of an entry that can be stepped; undefined for other entries. */
function cardMaker(
  page: string,
  entry: Entry,
  tree: Tree,
  journey: EffectEntry | undefined,
): (() => HTMLElement) | undefined {
  if (entry.entry === 'call') return entry.held && !entry.end ? () => callCard(page, entry) : undefined
  if (entry.entry === 'action') return entry.held && (() => stoppedCard(page, entry))
  if (entry.entry !== 'effect' || entry.end) return undefined
  if (entry.kind !== 'delay') return entry.held && (() => stoppedCard(page, entry))
  const owners = ownersOf(entry, tree)
  if (journey && !owners.includes(journey)) return undefined
  const saga = owners.find(owner => !isGroup(owner))
  return () => delayCard(page, entry, saga ? sagaName(saga, tree) : '')
}

/** Identifies a card; an effect has another card once it is held, or has failed. */
const keyOf = (page: string, { id, ...state }: Entry & { held?: true; failing?: string }): string =>
  [page, id, state.held, state.failing].join(' ')

/** Shows everything of a page that can be stepped: running delays, stopped sagas and held calls. With a journey, shows only its delays. */
export function drawHeld(
  page: string,
  entries: readonly Entry[],
  tree: Tree,
  journey: EffectEntry | undefined,
): void {
  const wanted = new Map<string, () => HTMLElement>()
  for (const entry of entries) {
    const make = cardMaker(page, entry, tree, journey)
    if (make) wanted.set(keyOf(page, entry), make)
  }
  for (const key of cards.keys()) if (!wanted.has(key)) cards.delete(key)
  for (const [key, make] of wanted) if (!cards.has(key)) cards.set(key, make())
  const list = byId('flow-held')
  keepChildren(list, [...cards.values()])
  list.hidden = cards.size === 0
  byId('flow').classList.toggle('holding', isHolding())
}
