import type { CallEntry, EffectEntry, Entry } from './entries'
import type { SagaNames } from './names'

export interface Tree {
  effects: ReadonlyMap<number, EffectEntry>
  roots: readonly EffectEntry[]
  childrenOf: (effect: EffectEntry) => readonly EffectEntry[]
  callsOf: (effect: EffectEntry) => readonly CallEntry[]
  parentOf: (effect: EffectEntry) => EffectEntry | undefined
  names: SagaNames
}

/** The effects of a recording, each below the one that has begun it. */
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

/** The entries as they stood at a time: what began later is not there, what ended later still runs. */
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

/** Whether it only runs another saga: it has no name, or that saga is all that it was given. */
const wraps = ({ name, args: [given, ...rest] }: EffectEntry): boolean =>
  name === '' ||
  name === '?' ||
  (rest.length === 0 && typeof given === 'object' && given !== null && '$' in given && given.$ === 'function')

/** The name of a saga; one that wraps another has that one's, and of several that of the last. */
export function sagaName(effect: EffectEntry, tree: Tree): string {
  const inner = wraps(effect)
    ? tree
        .childrenOf(effect)
        .flatMap(child => (isGroup(child) ? tree.childrenOf(child) : [child]))
        .findLast(child => child.saga)
    : undefined
  return inner ? sagaName(inner, tree) : effect.name || 'a saga'
}
