import type { Recording } from '../recording/entries'
import { treeOf } from '../recording/tree'
import type { Difference } from '../replay/difference'
import { differencesOf, MISSING, type Side, sideBySide } from '../replay/sideBySide'
import { differenceSentence } from '../replay/differenceText'
import { button, byId, h, onEffectPressed } from './dom'
import { drawDetails } from './details'
import { createLanes } from './lanes'

interface Compared {
  key: string
  good: Recording
  other: Recording
  found: Difference[]
  at: number
}

const NONE: Difference = { what: 'answer', saga: '', nth: 0 }

let compared: Compared | undefined
let draw: (sides: [good: Side, other: Side]) => void = () => undefined

/** Shows an effect of one of the runs; for a missing effect, that of the good run. */
function showEffect(isGood: boolean, id: number): void {
  if (!compared) return
  const missing = id === MISSING ? compared.found[compared.at]?.one : undefined
  const recording = isGood || missing ? compared.good : compared.other
  const tree = treeOf(recording.entries, recording.names)
  const effect = tree.effects.get(missing?.id ?? id)
  if (effect) drawDetails(recording, tree, effect)
}

function part(title: string, isGood: boolean): [HTMLElement, ReturnType<typeof createLanes>] {
  const list = h('div', {})
  onEffectPressed(list, id => showEffect(isGood, id))
  return [h('section', { 'aria-label': title }, h('h3', {}, title), list), createLanes(list)]
}

/** Shows another difference: the one before, or the next. */
function go(by: number): void {
  if (!compared) return
  const { good, other, found, at } = compared
  compared.at = Math.max(0, Math.min(at + by, found.length - 1))
  const difference = found[compared.at]
  byId('flow-differences').textContent = difference ? `${compared.at + 1} of ${found.length}` : ''
  byId('flow-difference').textContent = difference ? differenceSentence(difference) : 'Both runs do the same.'
  draw(sideBySide(good, other, difference ?? NONE))
}

/** Creates the container for two runs side by side; it is empty until one is chosen. */
export function comparison(): HTMLElement {
  const [good, drawGood] = part('The run beside', true)
  const [other, drawOther] = part('This run', false)
  draw = ([one, two]) => {
    drawGood(one.tree, one)
    drawOther(two.tree, two)
  }
  return h(
    'div',
    { id: 'flow-compare', hidden: true },
    h('p', { id: 'flow-difference', role: 'status' }),
    h(
      'div',
      { className: 'flow-bar' },
      button('◀', () => go(-1), { 'aria-label': 'Difference before' }),
      button('▶', () => go(1), { 'aria-label': 'Next difference' }),
      h('span', { id: 'flow-differences' }),
    ),
    good,
    other,
  )
}

/** Draws a run beside a good one, and their first difference; the key changes when either changes. */
export function drawComparison(key: string, good: Recording, other: Recording): void {
  if (compared?.key === key) return
  compared = { key, good, other, found: differencesOf(good, other), at: compared?.at ?? 0 }
  go(0)
}

/** Ends the comparison. */
export const endComparison = (): void => {
  compared = undefined
}
