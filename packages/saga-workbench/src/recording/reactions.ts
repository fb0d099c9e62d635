import type { EffectEntry } from './entries'
import { isGroup, sagaName, type Tree } from './tree'

/** How a cancellation has affected one saga. */
export type Reaction =
  | {
      how: 'cancelled'
      saga: EffectEntry
      /** The effects that it waited for. */
      at: EffectEntry[]
      /** The effects of its `finally`. */
      last: EffectEntry[]
    }
  /** Spawned by a cancelled saga, or the parent of a cancelled fork: it continues. */
  | { how: 'goesOn'; saga: EffectEntry }

const isCancelled = ({ end }: EffectEntry): boolean => end?.how === 'cancelled'

/** Returns the members of a group in place of the group. */
const membersOf = (effect: EffectEntry, tree: Tree): EffectEntry[] =>
  isGroup(effect) ? tree.childrenOf(effect).flatMap(member => membersOf(member, tree)) : [effect]

const isTask = ({ kind }: EffectEntry): boolean => ['root', 'fork', 'spawn'].includes(kind)

function cancelledOf(saga: EffectEntry, tree: Tree): Reaction[] {
  const own = tree.childrenOf(saga)
  const waited = own.filter(effect => isCancelled(effect) && !isTask(effect))
  const from = waited.at(-1)?.end?.order
  const last = from === undefined ? [] : own.filter(({ id }) => id > from)
  const at = waited.flatMap(effect => membersOf(effect, tree)).filter(isCancelled)
  const below = own.flatMap(effect => membersOf(effect, tree)).filter(effect => effect.saga)
  const order = saga.end?.order ?? Infinity
  return [
    { how: 'cancelled', saga, at, last },
    ...below.flatMap((effect): Reaction[] => {
      if (isCancelled(effect)) return cancelledOf(effect, tree)
      const outlives = effect.kind === 'spawn' && (effect.end?.order ?? Infinity) > order
      return outlives ? [{ how: 'goesOn', saga: effect }] : []
    }),
  ]
}

/** Returns the task in which a saga runs: the saga itself if it was forked, spawned or started, otherwise the task of its caller. */
export function taskOf(saga: EffectEntry, tree: Tree): EffectEntry {
  const above = isTask(saga) ? undefined : tree.parentOf(saga)
  return above ? taskOf(above, tree) : saga
}

/** Returns the sagas that the cancellation of a saga has affected: those below it, each with the effects that it waited for and its last effects; and the saga above if that one continues. */
export function reactionsOf(saga: EffectEntry, tree: Tree): Reaction[] {
  if (!isCancelled(saga)) return []
  const above = tree.parentOf(saga)
  const goesOn =
    above?.saga && saga.kind === 'fork' && (above.end?.order ?? Infinity) > (saga.end?.order ?? 0)
  return [...cancelledOf(saga, tree), ...(goesOn ? [{ how: 'goesOn' as const, saga: above }] : [])]
}

/** Returns why a saga was cancelled: the member that won the race around it, or the cancellation of the saga above; undefined if it was neither. */
export function causeOf(saga: EffectEntry, tree: Tree): string | undefined {
  const above = tree.parentOf(saga)
  if (!above) return undefined
  if (isGroup(above) && above.end?.how === 'gave' && above.end.winner !== undefined)
    return `${above.end.winner} won the race`
  if (!isCancelled(above)) return undefined
  const name = sagaName(above, tree)
  // A saga that only wraps another has the same name.
  return isGroup(above) || name === sagaName(saga, tree) ? causeOf(above, tree) : `${name} was cancelled`
}

const named = ({ kind, name }: EffectEntry): string => (kind === name ? kind : `${kind} ${name}`)

/** Describes one saga in a line: 'approvalJourney was cancelled at: delay, take login/left; its finally did: call dropCode'. */
export function reactionLine(reaction: Reaction, tree: Tree): string {
  const name = sagaName(reaction.saga, tree)
  if (reaction.how === 'goesOn') return `${name} goes on`
  const at = reaction.at.map(named).join(', ')
  const last = reaction.last.map(named).join(', ')
  return `${name} was cancelled${at && ` at: ${at}`}${last && `; its finally did: ${last}`}`
}
