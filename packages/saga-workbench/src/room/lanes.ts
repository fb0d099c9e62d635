import type { EffectEntry } from '../recording/entries'
import { isGroup, sagaName, type Tree } from '../recording/tree'
import { h, keepChildren } from './dom'

interface Lane {
  key: string
  name: string
  depth: number
  runs: EffectEntry[]
  marks: EffectEntry[]
}

/** The contents of the lanes. */
interface LanesView {
  /** The visible part of time. */
  startMs: number
  endMs: number
  /** Only the lanes of a journey and of everything that it has begun; all if no journey is selected. */
  journey?: EffectEntry | undefined
  selected?: number | undefined
  /** The sagas to show first, by their effects. */
  highlights?: ReadonlyMap<number, string>
}

/** Returns the saga that yields an effect; for a saga, the one that started it. */
function ownerOf(effect: EffectEntry, tree: Tree): EffectEntry | undefined {
  let owner = tree.parentOf(effect)
  while (owner && isGroup(owner)) owner = tree.parentOf(owner)
  return owner
}

/** Returns lanes in the order of the tree: runs of the same saga below the same one share a lane. */
export function lanesOf(tree: Tree, { startMs, endMs, journey }: LanesView): Lane[] {
  const lanes = new Map<string, Lane>()
  const keys = new Map<number, string>()
  const laneOf = (saga: EffectEntry, depth: number, above: string): Lane => {
    const name = sagaName(saga, tree)
    // A wrapper of a saga has its name, and its lane.
    const key = above.endsWith(`/${name}`) ? above : `${above}/${name}`
    keys.set(saga.id, key)
    const lane = lanes.get(key) ?? { key, name, depth, runs: [], marks: [] }
    lanes.set(key, lane)
    return lane
  }
  const visit = (effect: EffectEntry, depth: number, above: string): void => {
    const isInView = (effect.end?.atMs ?? endMs) >= startMs
    if (!effect.saga || !isInView) {
      const owner = ownerOf(effect, tree)
      if (owner && isInView) lanes.get(keys.get(owner.id) ?? '')?.marks.push(effect)
      // Spawned sagas may outlive it.
      for (const child of tree.childrenOf(effect)) visit(child, depth, above)
      return
    }
    const lane = laneOf(effect, depth, above)
    lane.runs.push(effect)
    for (const child of tree.childrenOf(effect)) visit(child, lane.depth + 1, lane.key)
  }
  for (const root of tree.roots) visit(root, 0, '')
  const isWithin = (effect: EffectEntry | undefined): boolean =>
    effect !== undefined && (effect === journey || isWithin(tree.parentOf(effect)))
  return [...lanes.values()].filter(({ runs }) => !journey || runs.some(isWithin))
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

  function place(effect: EffectEntry, view: LanesView, className: string): HTMLElement {
    const scale = 100 / (view.endMs - view.startMs)
    const from = Math.max(effect.atMs, view.startMs)
    const to = Math.min(effect.end?.atMs ?? view.endMs, view.endMs)
    let element = elements.get(effect.id)
    if (!element) {
      element = h('button', { type: 'button', data: { effect: String(effect.id) } })
      elements.set(effect.id, element)
    }
    const how = effect.end ? effect.end.how : 'open'
    const highlight = view.highlights?.get(effect.id)
    element.className = [className, effect.kind, how, effect.held && 'held', highlight]
      .filter(Boolean)
      .join(' ')
    element.title = `${effect.label ? `${effect.label}: ` : ''}${effect.kind} ${effect.name}`
    element.setAttribute('aria-label', `${element.title}, ${highlight ?? how}`)
    element.setAttribute('aria-pressed', String(effect.id === view.selected))
    element.style.left = `${(from - view.startMs) * scale}%`
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
  return (tree: Tree, view: LanesView): void => {
    const lanes = lanesOf(tree, view).slice(0, MOST_LANES)
    const least = Math.min(...lanes.map(({ depth }) => depth))
    const seen = new Set<number>()
    const drawn = lanes.map(lane => {
      const { button, track, element } = rowOf(lane)
      const marks = lane.marks.filter(mark => !isGroup(mark))
      for (const { id } of [...lane.runs, ...lane.marks]) seen.add(id)
      drawName(button, lane, lane.depth - least, view)
      keepChildren(track, [
        ...lane.runs.map(run => place(run, view, 'run')),
        ...marks.map(each => place(each, view, 'mark')),
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
function drawName(button: HTMLElement, lane: Lane, depth: number, view: LanesView): void {
  const last = lane.runs.at(-1)
  button.dataset['effect'] = String(last?.id)
  button.setAttribute('aria-pressed', String(last?.id === view.selected))
  button.classList.toggle(
    'open',
    lane.runs.some(({ end }) => !end),
  )
  button.style.paddingLeft = `${depth * 10}px`
}
