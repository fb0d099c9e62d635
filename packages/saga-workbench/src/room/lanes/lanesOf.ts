import type { EffectEntry } from '../../recording/entries'
import { isGroup, sagaName, type Tree } from '../../recording/tree'

export interface Lane {
  key: string
  name: string
  depth: number
  runs: EffectEntry[]
  marks: EffectEntry[]
}

/** The visible part of time. */
export interface Span {
  startMs: number
  endMs: number
}

/** Returns the saga that yields an effect; for a saga, the one that started it. */
function ownerOf(effect: EffectEntry, tree: Tree): EffectEntry | undefined {
  let owner = tree.parentOf(effect)
  while (owner && isGroup(owner)) owner = tree.parentOf(owner)
  return owner
}

/** Returns lanes in the order of the tree: runs of the same saga below the same one share a lane. */
export function lanesOf(tree: Tree, { startMs, endMs }: Span): Lane[] {
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
  return [...lanes.values()]
}

/** Returns the lanes of a journey and of everything that it has begun; every lane if there is none. */
export function lanesBelow(lanes: readonly Lane[], tree: Tree, journey: EffectEntry | undefined): Lane[] {
  if (!journey) return [...lanes]
  const within = new Set<number>()
  const mark = (effect: EffectEntry): void => {
    within.add(effect.id)
    tree.childrenOf(effect).forEach(mark)
  }
  mark(journey)
  return lanes.filter(({ runs }) => runs.some(({ id }) => within.has(id)))
}
