import type { EffectEntry } from './entries'
import { isGroup, sagaName, type Tree } from './tree'

const isCancelled = ({ end }: EffectEntry): boolean => end?.how === 'cancelled'

/** Returns the members of a group in place of the group. */
const membersOf = (effect: EffectEntry, tree: Tree): EffectEntry[] =>
  isGroup(effect) ? tree.childrenOf(effect).flatMap(member => membersOf(member, tree)) : [effect]

const isTask = ({ kind }: EffectEntry): boolean => ['root', 'fork', 'spawn'].includes(kind)

const isAfter = (one: EffectEntry, other: EffectEntry): boolean =>
  (one.end?.order ?? Infinity) > (other.end?.order ?? Infinity)

/** Returns the effects as text after an introduction; empty if there are none. */
const listed = (introduction: string, effects: readonly EffectEntry[]): string =>
  effects.length === 0
    ? ''
    : introduction + effects.map(({ kind, name }) => (kind === name ? kind : `${kind} ${name}`)).join(', ')

const goesOnLine = (saga: EffectEntry, tree: Tree): string => `${sagaName(saga, tree)} goes on`

/** Describes a cancelled saga, with the effects that it waited for and those of its `finally`, and the sagas below it. */
function cancelledLines(saga: EffectEntry, tree: Tree): string[] {
  const own = tree.childrenOf(saga)
  const waited = own.filter(effect => isCancelled(effect) && !isTask(effect))
  const at = waited.flatMap(effect => membersOf(effect, tree)).filter(isCancelled)
  const from = waited.at(-1)?.end?.order ?? Infinity
  const last = own.filter(({ id }) => id > from)
  const below = own.flatMap(effect => membersOf(effect, tree)).filter(effect => effect.saga)
  return [
    `${sagaName(saga, tree)} was cancelled${listed(' at: ', at)}${listed('; its finally did: ', last)}`,
    ...below.flatMap(effect => {
      if (isCancelled(effect)) return cancelledLines(effect, tree)
      return effect.kind === 'spawn' && isAfter(effect, saga) ? [goesOnLine(effect, tree)] : []
    }),
  ]
}

/** Returns the task in which a saga runs: the saga itself if it was forked, spawned or started, otherwise the task of its caller. */
export function taskOf(saga: EffectEntry, tree: Tree): EffectEntry {
  const above = isTask(saga) ? undefined : tree.parentOf(saga)
  return above ? taskOf(above, tree) : saga
}

/** Describes why a saga was cancelled, and the sagas that this has affected, one per line: 'approvalJourney was cancelled at: delay, take login/left; its finally did: call dropCode'. Spawned sagas, and the saga above a cancelled fork, go on. */
export function reactionLines(saga: EffectEntry, tree: Tree): string[] {
  if (!isCancelled(saga)) return []
  const [above, cause] = [tree.parentOf(saga), causeOf(saga, tree)]
  const goesOn = above?.saga && saga.kind === 'fork' && isAfter(above, saga)
  return [
    ...(cause === undefined ? [] : [`because ${cause}`]),
    ...cancelledLines(saga, tree),
    ...(goesOn ? [goesOnLine(above, tree)] : []),
  ]
}

/** Returns why a saga was cancelled: the member that won the race around it, or the cancellation of the saga above; undefined if it was neither. */
function causeOf(saga: EffectEntry, tree: Tree): string | undefined {
  const above = tree.parentOf(saga)
  if (!above) return undefined
  if (isGroup(above) && above.end?.how === 'gave' && above.end.winner !== undefined)
    return `${above.end.winner} won the race`
  if (!isCancelled(above)) return undefined
  const name = sagaName(above, tree)
  // A saga that only wraps another has the same name.
  return isGroup(above) || name === sagaName(saga, tree) ? causeOf(above, tree) : `${name} was cancelled`
}
