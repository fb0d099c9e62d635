import type { EffectEntry } from 'src/workbench/recording/entries'
import { isGroup, sagaName, type Tree } from 'src/workbench/recording/tree'
import { byId, h, keepChildren } from '../dom'

interface Lane {
  key: string
  name: string
  depth: number
  runs: EffectEntry[]
  marks: EffectEntry[]
}

/** The part of the view that the lanes show. */
export interface Span {
  startMs: number
  endMs: number
  everything: boolean
  selected: number | undefined
}

const LEAST_WIDTH = 0.4
const MOST_LANES = 60

/** The saga that yields an effect; of a saga the one that has started it. */
function ownerOf(effect: EffectEntry, tree: Tree): EffectEntry | undefined {
  let owner = tree.parentOf(effect)
  while (owner && isGroup(owner)) owner = tree.parentOf(owner)
  return owner
}

/** Lanes in the order of the tree: runs of the same saga below the same one share a lane. */
function lanesOf(tree: Tree, view: Span): Lane[] {
  const lanes = new Map<string, Lane>()
  const keys = new Map<number, string>()
  const laneOf = (saga: EffectEntry, depth: number, above: string): Lane => {
    const name = sagaName(saga, tree)
    // What only wraps a saga has its name, and its lane.
    const key = above.endsWith(`/${name}`) ? above : `${above}/${name}`
    keys.set(saga.id, key)
    const lane = lanes.get(key) ?? { key, name, depth, runs: [], marks: [] }
    lanes.set(key, lane)
    return lane
  }
  const visit = (effect: EffectEntry, depth: number, above: string): void => {
    if ((effect.end?.atMs ?? view.endMs) < view.startMs) return
    if (!effect.saga) {
      const owner = ownerOf(effect, tree)
      if (owner) lanes.get(keys.get(owner.id) ?? '')?.marks.push(effect)
      for (const child of tree.childrenOf(effect)) visit(child, depth, above)
      return
    }
    const lane = laneOf(effect, depth, above)
    lane.runs.push(effect)
    for (const child of tree.childrenOf(effect)) visit(child, lane.depth + 1, lane.key)
  }
  for (const root of tree.roots) visit(root, 0, '')
  return [...lanes.values()]
}

const elements = new Map<number, HTMLElement>()

function place(effect: EffectEntry, view: Span, className: string): HTMLElement {
  const scale = 100 / (view.endMs - view.startMs)
  const from = Math.max(effect.atMs, view.startMs)
  const to = Math.min(effect.end?.atMs ?? view.endMs, view.endMs)
  let element = elements.get(effect.id)
  if (!element) {
    element = h('button', { type: 'button', data: { effect: String(effect.id) } })
    elements.set(effect.id, element)
  }
  const how = effect.end ? effect.end.how : 'open'
  element.className = `${className} ${effect.kind} ${how}${effect.held ? ' held' : ''}`
  element.title = `${effect.label ? `${effect.label}: ` : ''}${effect.kind} ${effect.name}`
  element.setAttribute('aria-label', `${element.title}, ${how}`)
  element.setAttribute('aria-pressed', String(effect.id === view.selected))
  element.style.left = `${(from - view.startMs) * scale}%`
  element.style.width = `${Math.max((to - from) * scale, LEAST_WIDTH)}%`
  return element
}

interface Row {
  button: HTMLElement
  track: HTMLElement
  element: HTMLElement
}

const rows = new Map<string, Row>()

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

/** The name of a lane chooses its last run: of sagas that wrap one another the innermost. */
function drawName(button: HTMLElement, lane: Lane, depth: number, view: Span): void {
  const last = lane.runs.at(-1)
  button.dataset['effect'] = String(last?.id)
  button.setAttribute('aria-pressed', String(last?.id === view.selected))
  button.classList.toggle(
    'open',
    lane.runs.some(({ end }) => !end),
  )
  button.style.paddingLeft = `${depth * 10}px`
}

/** Only lanes with something in view; those of the chosen journey open at the top. */
export function drawLanes(tree: Tree, view: Span, journey: EffectEntry | undefined): void {
  const within = new Set<number>()
  const mark = (effect: EffectEntry): void => {
    within.add(effect.id)
    tree.childrenOf(effect).forEach(mark)
  }
  if (journey && !view.everything) mark(journey)
  const all = lanesOf(tree, view)
  const shown = all
    .filter(({ runs }) => within.size === 0 || runs.some(({ id }) => within.has(id)))
    .slice(0, MOST_LANES)
  const least = Math.min(...shown.map(({ depth }) => depth))
  const seen = new Set<number>()
  const drawn = shown.map(lane => {
    const { button, track, element } = rowOf(lane)
    const marks = lane.marks.filter(({ kind }) => kind !== 'race' && kind !== 'all')
    for (const { id } of [...lane.runs, ...lane.marks]) seen.add(id)
    drawName(button, lane, lane.depth - least, view)
    keepChildren(track, [
      ...lane.runs.map(run => place(run, view, 'run')),
      ...marks.map(each => place(each, view, 'mark')),
    ])
    return element
  })
  for (const id of elements.keys()) if (!seen.has(id)) elements.delete(id)
  const focused = byId('flow-lanes').contains(document.activeElement) ? document.activeElement : undefined
  keepChildren(byId('flow-lanes'), drawn)
  if (focused instanceof HTMLElement && focused.isConnected) focused.focus()
}
