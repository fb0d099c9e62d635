import type { ActionEntry, EffectEntry, Entry, StorageEntry, Patch, Recording } from '../recording/entries'
import { applyPatches } from '../recording/patches'

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
