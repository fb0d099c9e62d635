import type { ActionEntry, EffectEntry, Entry, KeptEntry, Patch, Recording } from '../recording/entries'
import { patched } from '../recording/patches'

type Changing = ActionEntry | KeptEntry

const of = <K extends Changing['entry']>(entries: readonly Entry[], kind: K) =>
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
export function around({ entries, state, kept }: Recording, effect: EffectEntry) {
  const [actionsBefore, actions] = split(of(entries, 'action'), effect)
  const [keptBefore, keptDuring] = split(of(entries, 'kept'), effect)
  return {
    state: patched(state, patchesOf(actionsBefore)),
    changes: patchesOf(effect.kind === 'put' ? actions.slice(0, 1) : actions),
    kept: kept && patched(kept, patchesOf(keptBefore)),
    keptChanges: patchesOf(keptDuring),
  }
}
