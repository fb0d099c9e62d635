import type { EffectEntry, Recording } from '../recording/entries'
import { treeOf } from '../recording/tree'
import { alike, namesAlike } from './alike'

/** Whether two effects ask for the same. */
export const asksAlike = (one: EffectEntry, other: EffectEntry): boolean =>
  one.kind === other.kind &&
  one.label === other.label &&
  namesAlike(one.name, other.name) &&
  alike(one.args, other.args)

/** Finds for each effect of a second run the one of the first that stands in its place: in the saga of the same place, the same number in its order. */
export function createPairing({ entries }: Recording) {
  const tree = treeOf(entries)
  const pairs = new Map<number, EffectEntry>()
  const counted = new Map<number | undefined, number>()

  /** The next effect of the second run, in its order; undefined from the first one on that differs in its saga. */
  function next(other: EffectEntry): EffectEntry | undefined {
    const count = counted.get(other.parent) ?? 0
    counted.set(other.parent, count + 1)
    const above = other.parent === undefined ? undefined : pairs.get(other.parent)
    if (other.parent !== undefined && !above) return undefined
    const place = (above ? tree.childrenOf(above) : tree.roots)[count]
    if (!place || !asksAlike(place, other)) {
      // What follows in this saga has no place any more.
      counted.set(other.parent, Infinity)
      return undefined
    }
    pairs.set(other.id, place)
    return place
  }

  return { tree, next }
}
