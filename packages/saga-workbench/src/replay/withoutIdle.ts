import type { EffectEntry, Recording } from '../recording/entries'
import { treeOf, type Tree } from '../recording/tree'

const WAITING: readonly string[] = ['root', 'select', 'take', 'race', 'all', 'fork']

/** Whether a saga has only waited for its screen. With `events`, a saga that has received an event is not idle. */
const isIdle = (effect: EffectEntry, tree: Tree, events: boolean): boolean =>
  (WAITING.includes(effect.kind) || effect.saga === true) &&
  !(events && effect.kind === 'take' && effect.end?.how === 'gave' && !effect.name.startsWith('@@router/')) &&
  tree.childrenOf(effect).every(child => isIdle(child, tree, events))

const withAllBelow = (effect: EffectEntry, tree: Tree): number[] => [
  effect.id,
  ...tree.childrenOf(effect).flatMap(child => withAllBelow(child, tree)),
]

/** Removes the journeys of screens that were not shown, because only some pages load their chunks. Without `events`, also removes the journeys that received events but did nothing else. */
export function withoutIdle(recording: Recording, { events }: { events: boolean }): Recording {
  const tree = treeOf(recording.entries)
  const idle = new Set(
    tree.roots.flatMap(root =>
      root.name === recording.names?.runner && isIdle(root, tree, events) ? withAllBelow(root, tree) : [],
    ),
  )
  return { ...recording, entries: recording.entries.filter(({ id }) => !idle.has(id)) }
}
