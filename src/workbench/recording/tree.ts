import type { CallEntry, EffectEntry, Entry } from './entries'

export interface Tree {
  effects: ReadonlyMap<number, EffectEntry>
  roots: readonly EffectEntry[]
  childrenOf: (effect: EffectEntry) => readonly EffectEntry[]
  callsOf: (effect: EffectEntry) => readonly CallEntry[]
  parentOf: (effect: EffectEntry) => EffectEntry | undefined
}

/** The effects of a recording as they stand below one another. */
export function treeOf(entries: readonly Entry[]): Tree {
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
  }
}

/** The entries as they stood at a time: what began later is not there, what ended later still runs. */
export const entriesAt = (entries: readonly Entry[], atMs: number): Entry[] =>
  entries
    .filter(entry => entry.atMs <= atMs)
    .map(entry => {
      if (endOf(entry) <= atMs) return entry
      const open = { ...entry }
      if ('end' in open) delete open.end
      return open
    })

const endOf = (entry: Entry): number =>
  entry.entry === 'effect' || entry.entry === 'call' ? (entry.end?.atMs ?? Infinity) : entry.atMs

/** The name of a saga; one without a name has that of the saga that it wraps. */
export function sagaName(effect: EffectEntry, tree: Tree): string {
  if (effect.name !== '') return effect.name
  const inner = tree
    .childrenOf(effect)
    .flatMap(child => (['race', 'all'].includes(child.kind) ? tree.childrenOf(child) : [child]))
    .find(child => child.saga)
  return inner ? sagaName(inner, tree) : 'a saga'
}
