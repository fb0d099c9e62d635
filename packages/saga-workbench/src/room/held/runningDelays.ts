import type { EffectEntry } from '../../recording/entries'
import { isGroup, sagaName, type Tree } from '../../recording/tree'

/** A running delay, with the name of the waiting saga. */
export interface RunningDelay {
  delay: EffectEntry
  name: string
}

function ownersOf(effect: EffectEntry, tree: Tree): EffectEntry[] {
  const above = tree.parentOf(effect)
  return above ? [above, ...ownersOf(above, tree)] : []
}

/** Returns the running delays of the selected journey, or of all. */
export function runningDelays(
  tree: Tree,
  journey: EffectEntry | undefined,
  everything: boolean,
): RunningDelay[] {
  return [...tree.effects.values()]
    .filter(({ kind, end }) => kind === 'delay' && !end)
    .map(delay => ({ delay, owners: ownersOf(delay, tree) }))
    .filter(({ owners }) => everything || owners.some(owner => owner === journey))
    .map(({ delay, owners }) => {
      const saga = owners.find(owner => !isGroup(owner)) ?? journey
      return { delay, name: saga ? sagaName(saga, tree) : '' }
    })
}
