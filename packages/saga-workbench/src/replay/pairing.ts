import type { EffectEntry, Recording } from '../recording/entries'
import { treeOf } from '../recording/tree'
import { valuesMatch, namesMatch } from './valuesMatch'

/** Whether two effects have the same kind, label, name and arguments. */
export const effectsMatch = (one: EffectEntry, other: EffectEntry): boolean =>
  one.kind === other.kind &&
  one.label === other.label &&
  namesMatch(one.name, other.name) &&
  valuesMatch(one.args, other.args)

/** Finds for each effect of a second run the corresponding one of the first run: the effect at the same position of the corresponding saga. */
export function createPairing({ entries }: Recording) {
  const tree = treeOf(entries)
  const pairs = new Map<number, EffectEntry>()
  const counted = new Map<number | undefined, number>()

  /** Returns the effect of the first run for the next effect of the second one; undefined from the first difference in its saga on. */
  function next(other: EffectEntry): EffectEntry | undefined {
    const count = counted.get(other.parent) ?? 0
    counted.set(other.parent, count + 1)
    const above = other.parent === undefined ? undefined : pairs.get(other.parent)
    if (other.parent !== undefined && !above) return undefined
    const place = (above ? tree.childrenOf(above) : tree.roots)[count]
    if (!place || !effectsMatch(place, other)) {
      // The following effects of this saga have no counterpart.
      counted.set(other.parent, Infinity)
      return undefined
    }
    pairs.set(other.id, place)
    return place
  }

  return { tree, next }
}
