import type { Answer } from 'src/workbench/page/channel'
import type { EffectEntry, Entry } from 'src/workbench/recording/entries'
import { h } from '../dom'
import { tellPage } from './pages'

/** The effects at which sagas stand still because the room has asked for it. */
export const stoppedEffects = (entries: readonly Entry[]): EffectEntry[] =>
  entries.filter(
    (entry): entry is EffectEntry =>
      entry.entry === 'effect' && Boolean(entry.held) && !entry.end && entry.kind !== 'delay',
  )

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** An effect that a saga stands at: it goes on with its own answer, with another one, or with an error. */
export function stoppedCard(page: string, effect: EffectEntry): HTMLElement {
  const title = `${effect.kind} ${effect.name}`
  const field = h('input', { 'aria-label': `Another answer of ${title}`, placeholder: 'JSON, or a message' })
  const go = (text: string, answer: () => Answer): HTMLElement =>
    h(
      'button',
      {
        type: 'button',
        className: 'small',
        on: {
          click: () => tellPage({ from: 'room', kind: 'goOn', page, effect: effect.id, answer: answer() }),
        },
      },
      text,
    )
  return h(
    'div',
    { className: 'held-card' },
    h('b', { className: 'method' }, effect.kind),
    h('span', { className: 'path' }, `${effect.name} ${JSON.stringify(effect.args)}`),
    go('Go on', () => ({ how: 'own' })),
    field,
    go('Answer this', () => ({ how: 'gives', value: valueOf(field.value) })),
    go('Throw this', () => ({ how: 'throws', value: field.value })),
  )
}
