import type { ActionEntry, EffectEntry, Entry, JsonValue, Patch, Recording, StorageEntry } from './entries'

const isBranch = (value: unknown): value is Record<string, JsonValue> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('$' in value)

/** Returns the differences between two states. */
export function diff(from: JsonValue | undefined, to: JsonValue | undefined, path: string[] = []): Patch[] {
  if (from === to) return []
  if (isBranch(from) && isBranch(to)) {
    const names = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    return names.flatMap(name => diff(from[name], to[name], [...path, name]))
  }
  if (JSON.stringify(from) === JSON.stringify(to)) return []
  return [{ path, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }]
}

function applyPatch(
  value: JsonValue | undefined,
  [name, ...rest]: string[],
  to: JsonValue | undefined,
): JsonValue | undefined {
  if (name === undefined) return to
  const branch = isBranch(value) ? value : {}
  const inner = applyPatch(branch[name], rest, to)
  if (inner !== undefined) return { ...branch, [name]: inner }
  return Object.fromEntries(Object.entries(branch).filter(([other]) => other !== name))
}

/** Returns the state after changes. */
export const applyPatches = (state: JsonValue, patches: readonly Patch[]): JsonValue =>
  patches.reduce<JsonValue>((value, { path, to }) => applyPatch(value, path, to) ?? {}, state)

type Changing = ActionEntry | StorageEntry

const entriesOf = <K extends Changing['entry']>(entries: readonly Entry[], kind: K) =>
  entries.filter((entry): entry is Extract<Changing, { entry: K }> => entry.entry === kind)

const patchesOf = (changes: readonly Changing[]): Patch[] => changes.flatMap(({ patches }) => patches)

/** Divides changes into those before an effect and those that were made while it ran. */
function split<C extends Changing>(
  changes: readonly C[],
  { id, end }: EffectEntry,
): [before: C[], during: C[]] {
  const last = end?.order ?? Infinity
  return [
    changes.filter(change => change.id < id),
    // The browser's storage is read when the effect has ended.
    changes.filter(change => change.id > id && Math.floor(change.id) <= last),
  ]
}

/** Shows the state and the browser's storage before an effect, and their changes while it ran. */
export function changesAround({ entries, state, kept }: Recording, effect: EffectEntry) {
  const [actionsBefore, actions] = split(entriesOf(entries, 'action'), effect)
  const [storageBefore, storageDuring] = split(entriesOf(entries, 'kept'), effect)
  return {
    state: applyPatches(state, patchesOf(actionsBefore)),
    changes: patchesOf(effect.kind === 'put' ? actions.slice(0, 1) : actions),
    kept: kept && applyPatches(kept, patchesOf(storageBefore)),
    keptChanges: patchesOf(storageDuring),
  }
}
