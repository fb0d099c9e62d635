import type { EffectEntry, JsonValue, Patch, Recording } from './entries'

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

/** Shows the state and the browser's storage before an effect, and their changes while it ran. */
export function changesAround({ entries, state, kept }: Recording, effect: EffectEntry) {
  const { id, kind, end } = effect
  const changes = entries.filter(entry => entry.entry === 'action' || entry.entry === 'kept')
  const before = (of: 'action' | 'kept'): Patch[] =>
    changes.flatMap(change => (change.entry === of && change.id < id ? change.patches : []))
  // The browser's storage is read when the effect has ended.
  const during = changes.filter(change => change.id > id && Math.floor(change.id) <= (end?.order ?? Infinity))
  const actions = during.filter(({ entry }) => entry === 'action')
  return {
    state: applyPatches(state, before('action')),
    changes: (kind === 'put' ? actions.slice(0, 1) : actions).flatMap(({ patches }) => patches),
    kept: kept && applyPatches(kept, before('kept')),
    keptChanges: during.flatMap(({ entry, patches }) => (entry === 'kept' ? patches : [])),
  }
}
