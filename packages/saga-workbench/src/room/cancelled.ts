import type { EffectEntry } from '../recording/entries'
import { causeOf, reactionLine, reactionsOf, taskOf } from '../recording/reactions'
import { sagaName, type Tree } from '../recording/tree'
import { h } from './dom'

/** Cancels the task in which an effect runs. */
export type Cancel = (effect: number) => void

/** The button that cancels the task in which a saga runs. */
export function cancelButton(tree: Tree, effect: EffectEntry, cancel?: Cancel): HTMLElement | undefined {
  if (!cancel || !effect.saga || effect.end) return undefined
  const name = sagaName(taskOf(effect, tree), tree)
  const click = (): void => cancel(effect.id)
  return h('button', { type: 'button', className: 'small', on: { click } }, `Cancel ${name}`)
}

/** Shows why a saga was cancelled, and which sagas were notified. */
export function reactionList(effect: EffectEntry, tree: Tree): HTMLElement {
  const cause = causeOf(effect, tree)
  const lines = reactionsOf(effect, tree).map(reaction => reactionLine(reaction, tree))
  return h(
    'ul',
    { 'aria-label': 'Who heard' },
    (cause === undefined ? lines : [`because ${cause}`, ...lines]).map(line => h('li', {}, line)),
  )
}
