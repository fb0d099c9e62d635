import type { Answer } from '../../page/channel'
import type { ActionEntry, EffectEntry, Entry } from '../../recording/entries'
import { h } from '../dom'
import { host } from '../host'
import { sendToPage } from '../pages'

export type Stopped = EffectEntry | ActionEntry

/** Returns the points where the room has stopped sagas: an effect, an error, or an action before any saga has received it. */
export const stoppedAt = (entries: readonly Entry[]): Stopped[] =>
  entries.filter(
    (entry): entry is Stopped =>
      (entry.entry === 'action' && Boolean(entry.held)) ||
      (entry.entry === 'effect' && Boolean(entry.held) && !entry.end && entry.kind !== 'delay'),
  )

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

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
    h(
      'button',
      {
        type: 'button',
        className: 'small',
        on: {
          click: () => sendToPage({ from: 'room', kind: 'goOn', page, entry: entry.id, answer: answer() }),
        },
      },
      text,
    )
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
