import { type CallEntry, type EffectEntry, type Entry, isTagged } from './entries'
import type { SagaNames } from './names'

export interface Tree {
  effects: ReadonlyMap<number, EffectEntry>
  roots: readonly EffectEntry[]
  childrenOf: (effect: EffectEntry) => readonly EffectEntry[]
  callsOf: (effect: EffectEntry) => readonly CallEntry[]
  parentOf: (effect: EffectEntry) => EffectEntry | undefined
  names: SagaNames
}

/** Returns the effects of a recording as a tree: each is below the effect that started it. */
export function treeOf(entries: readonly Entry[], names: SagaNames = {}): Tree {
  const effects = new Map<number, EffectEntry>()
  const children = new Map<number, EffectEntry[]>()
  const calls = new Map<number, CallEntry[]>()
  const roots: EffectEntry[] = []
  const push = <T>(map: Map<number, T[]>, id: number, value: T): void => {
    const list = map.get(id)
    if (list) list.push(value)
    else map.set(id, [value])
  }
  for (const entry of entries) {
    if (entry.entry === 'call' && entry.effect !== undefined) push(calls, entry.effect, entry)
    if (entry.entry !== 'effect') continue
    effects.set(entry.id, entry)
    if (entry.parent !== undefined && effects.has(entry.parent)) push(children, entry.parent, entry)
    else roots.push(entry)
  }
  return {
    effects,
    roots,
    childrenOf: effect => children.get(effect.id) ?? [],
    callsOf: effect => calls.get(effect.id) ?? [],
    parentOf: effect => (effect.parent === undefined ? undefined : effects.get(effect.parent)),
    names,
  }
}

export const isGroup = ({ kind }: EffectEntry): boolean => kind === 'race' || kind === 'all'

/** Returns the saga that has yielded an effect, also within a race; for a saga, the one that has started it. */
export function sagaAbove(effect: EffectEntry, tree: Tree): EffectEntry | undefined {
  const above = tree.parentOf(effect)
  return above && isGroup(above) ? sagaAbove(above, tree) : above
}

/** Whether an effect is a saga or somewhere below it. */
export const isWithin = (effect: EffectEntry | undefined, saga: EffectEntry, tree: Tree): boolean =>
  effect !== undefined && (effect === saga || isWithin(tree.parentOf(effect), saga, tree))

/** Returns all effects below an effect, each before those below it. */
export const allBelow = (effect: EffectEntry, tree: Tree): EffectEntry[] =>
  tree.childrenOf(effect).flatMap(child => [child, ...allBelow(child, tree)])

/** Returns the entries as they were at a time: without later entries, and with the effects open that ended later. */
export const entriesAt = (entries: readonly Entry[], atMs: number, lastId = Infinity): Entry[] =>
  entries
    .filter(entry => entry.atMs <= atMs && entry.id <= lastId)
    .map(entry => {
      if (endOf(entry) <= atMs) return entry
      const open = { ...entry }
      if ('end' in open) delete open.end
      return open
    })

const endOf = (entry: Entry): number =>
  entry.entry === 'effect' || entry.entry === 'call' ? (entry.end?.atMs ?? Infinity) : entry.atMs

/** Whether an effect only runs another saga: it has no name, or that saga is its only argument. */
const wraps = ({ name, args: [first, ...rest] }: EffectEntry): boolean =>
  name === '' || name === '?' || (rest.length === 0 && isTagged(first) && first.$ === 'function')

/** Returns the name of a saga. A saga that wraps others has the name of the last one. */
export function sagaName(effect: EffectEntry, tree: Tree): string {
  const inner = wraps(effect)
    ? tree
        .childrenOf(effect)
        .flatMap(child => (isGroup(child) ? tree.childrenOf(child) : [child]))
        .findLast(child => child.saga)
    : undefined
  return inner ? sagaName(inner, tree) : effect.name || 'a saga'
}
