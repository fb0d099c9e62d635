import type { EffectEntry } from '../../recording/entries'
import type { Tree } from '../../recording/tree'
import { h, keepChildren } from '../dom'
import { type Lane, lanesBelow, lanesOf, type Span } from './lanesOf'

/** The contents of the lanes. */
export interface Shown extends Span {
  /** Only the sagas that a journey has begun; all if no journey is selected. */
  journey: EffectEntry | undefined
  selected: number | undefined
  /** The sagas to show first, by their effects. */
  lit?: ReadonlyMap<number, string>
}

const LEAST_WIDTH = 0.4
const MOST_LANES = 150

interface Row {
  button: HTMLElement
  track: HTMLElement
  element: HTMLElement
}

/** Draws the sagas of one recording into a list; existing elements are kept, so that a press on one is not lost. */
export function createLanes(list: HTMLElement) {
  const elements = new Map<number, HTMLElement>()
  const rows = new Map<string, Row>()

  function place(effect: EffectEntry, shown: Shown, className: string): HTMLElement {
    const scale = 100 / (shown.endMs - shown.startMs)
    const from = Math.max(effect.atMs, shown.startMs)
    const to = Math.min(effect.end?.atMs ?? shown.endMs, shown.endMs)
    let element = elements.get(effect.id)
    if (!element) {
      element = h('button', { type: 'button', data: { effect: String(effect.id) } })
      elements.set(effect.id, element)
    }
    const how = effect.end ? effect.end.how : 'open'
    const lit = shown.lit?.get(effect.id)
    element.className = [className, effect.kind, how, effect.held && 'held', lit].filter(Boolean).join(' ')
    element.title = `${effect.label ? `${effect.label}: ` : ''}${effect.kind} ${effect.name}`
    element.setAttribute('aria-label', `${element.title}, ${lit ?? how}`)
    element.setAttribute('aria-pressed', String(effect.id === shown.selected))
    element.style.left = `${(from - shown.startMs) * scale}%`
    element.style.width = `${Math.max((to - from) * scale, LEAST_WIDTH)}%`
    return element
  }

  function rowOf({ key, name }: Lane): Row {
    let row = rows.get(key)
    if (!row) {
      const button = h('button', { type: 'button', className: 'lane-name', title: name }, name)
      const track = h('div', { className: 'track' })
      row = { button, track, element: h('div', { className: 'lane' }, button, track) }
      rows.set(key, row)
    }
    return row
  }

  /** Draws only lanes with something in view; the lanes of the journey are open at the top. */
  return (tree: Tree, shown: Shown): void => {
    const lanes = lanesBelow(lanesOf(tree, shown), tree, shown.journey).slice(0, MOST_LANES)
    const least = Math.min(...lanes.map(({ depth }) => depth))
    const seen = new Set<number>()
    const drawn = lanes.map(lane => {
      const { button, track, element } = rowOf(lane)
      const marks = lane.marks.filter(({ kind }) => kind !== 'race' && kind !== 'all')
      for (const { id } of [...lane.runs, ...lane.marks]) seen.add(id)
      drawName(button, lane, lane.depth - least, shown)
      keepChildren(track, [
        ...lane.runs.map(run => place(run, shown, 'run')),
        ...marks.map(each => place(each, shown, 'mark')),
      ])
      return element
    })
    for (const id of elements.keys()) if (!seen.has(id)) elements.delete(id)
    const focused = list.contains(document.activeElement) ? document.activeElement : undefined
    keepChildren(list, drawn)
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
  }
}

/** The name of a lane selects its last run: the innermost of sagas that wrap one another. */
function drawName(button: HTMLElement, lane: Lane, depth: number, shown: Shown): void {
  const last = lane.runs.at(-1)
  button.dataset['effect'] = String(last?.id)
  button.setAttribute('aria-pressed', String(last?.id === shown.selected))
  button.classList.toggle(
    'open',
    lane.runs.some(({ end }) => !end),
  )
  button.style.paddingLeft = `${depth * 10}px`
}
