import type { EffectEntry } from './entries'
import { isGroup, sagaName, type Tree } from './tree'

/** What one saga has heard of a cancellation. */
export type Heard =
  | {
      how: 'cancelled'
      saga: EffectEntry
      /** What it waited for. */
      at: EffectEntry[]
      /** What its `finally` has done. */
      last: EffectEntry[]
    }
  /** It was spawned by one that was cancelled, or has forked that one: it is not cancelled. */
  | { how: 'goesOn'; saga: EffectEntry }

const isCancelled = ({ end }: EffectEntry): boolean => end?.how === 'cancelled'

/** The members of a race that were cancelled, in its place. */
const membersOf = (effect: EffectEntry, tree: Tree): EffectEntry[] =>
  isGroup(effect) ? tree.childrenOf(effect).flatMap(member => membersOf(member, tree)) : [effect]

const isTask = ({ kind }: EffectEntry): boolean => ['root', 'fork', 'spawn'].includes(kind)

function cancelledOf(saga: EffectEntry, tree: Tree): Heard[] {
  const own = tree.childrenOf(saga)
  const waited = own.filter(effect => isCancelled(effect) && !isTask(effect))
  const from = waited.at(-1)?.end?.order
  const last = from === undefined ? [] : own.filter(({ id }) => id > from)
  const at = waited.flatMap(effect => membersOf(effect, tree)).filter(isCancelled)
  const below = own.flatMap(effect => membersOf(effect, tree)).filter(effect => effect.saga)
  const order = saga.end?.order ?? Infinity
  return [
    { how: 'cancelled', saga, at, last },
    ...below.flatMap((effect): Heard[] => {
      if (isCancelled(effect)) return cancelledOf(effect, tree)
      const outlives = effect.kind === 'spawn' && (effect.end?.order ?? Infinity) > order
      return outlives ? [{ how: 'goesOn', saga: effect }] : []
    }),
  ]
}

/** The task in which a saga runs: itself where it was forked, spawned or started, else the one that has called it. */
export function taskOf(saga: EffectEntry, tree: Tree): EffectEntry {
  const above = isTask(saga) ? undefined : tree.parentOf(saga)
  return above ? taskOf(above, tree) : saga
}

/** Who has heard that a saga was cancelled: those below it, each with what it waited for and what it did last; and the one above that goes on without it. */
export function heardOf(saga: EffectEntry, tree: Tree): Heard[] {
  if (!isCancelled(saga)) return []
  const above = tree.parentOf(saga)
  const goesOn =
    above?.saga && saga.kind === 'fork' && (above.end?.order ?? Infinity) > (saga.end?.order ?? 0)
  return [...cancelledOf(saga, tree), ...(goesOn ? [{ how: 'goesOn' as const, saga: above }] : [])]
}

/** Why a saga was cancelled: the member that has won the race around it, or the saga above. */
export function causeOf(saga: EffectEntry, tree: Tree): string | undefined {
  const above = tree.parentOf(saga)
  if (!above) return undefined
  if (isGroup(above) && above.end?.how === 'gave' && above.end.winner !== undefined)
    return `${above.end.winner} won the race`
  if (!isCancelled(above)) return undefined
  const name = sagaName(above, tree)
  // What only wraps a saga has its name.
  return isGroup(above) || name === sagaName(saga, tree) ? causeOf(above, tree) : `${name} was cancelled`
}

const named = ({ kind, name }: EffectEntry): string => (kind === name ? kind : `${kind} ${name}`)

/** One line: 'approvalJourney was cancelled at: delay, take login/left; then did: call dropCode'. */
export function heardLine(heard: Heard, tree: Tree): string {
  const name = sagaName(heard.saga, tree)
  if (heard.how === 'goesOn') return `${name} goes on`
  const at = heard.at.map(named).join(', ')
  const last = heard.last.map(named).join(', ')
  return `${name} was cancelled${at && ` at: ${at}`}${last && `; its finally did: ${last}`}`
}
