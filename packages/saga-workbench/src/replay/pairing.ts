import type { EffectEntry, JsonValue, Recording } from '../recording/entries'
import { MASK } from '../recording/masking'
import { treeOf } from '../recording/tree'

/** The sign for an unknown name. A name with several candidates lists them with `|`. */
const ANY = '?'

/** Whether two names may be the same: a release cannot distinguish all functions. */
const namesMatch = (one: string, other: string): boolean =>
  one === other || one === ANY || (one.includes('|') && one.split('|').includes(other))

/** The kinds of values that are compared only by name; an action creator is compared by its type. */
const NAMED: readonly unknown[] = ['function', 'task']

const nameOf = ({ name }: Record<string, JsonValue>): string => (typeof name === 'string' ? name : '')

const isObject = (value: unknown): value is Record<string, JsonValue> =>
  typeof value === 'object' && value !== null

/** Whether two values may be the same: a masked value in the first one matches any text or number. */
export function valuesMatch(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other || JSON.stringify(one) === JSON.stringify(other)) return true
  if (one === MASK) return typeof other === 'string' || typeof other === 'number'
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  if (NAMED.includes(one['$']) && one['$'] === other['$'])
    return (one['type'] ?? other['type']) === undefined
      ? namesMatch(nameOf(one), nameOf(other))
      : one['type'] === other['type']
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every(name => name === MASK || (name in other && valuesMatch(one[name], other[name])))
}

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
