import type { EffectEntry, Recording, Shown } from '../recording/entries'
import { ROUTER_ACTIONS } from '../recording/names'
import { sagaName, treeOf, type Tree } from '../recording/tree'
import { alike } from './alike'
import { asksAlike } from './pairing'

/** Where a second recording leaves the first: an effect that it lacks, has beside, or has in the place of another; or what one gave. */
export interface Difference {
  what: 'missing' | 'added' | 'other' | 'answer'
  /** The saga, and the number of the effect in it, from one. */
  saga: string
  nth: number
  one?: EffectEntry
  other?: EffectEntry
  /** What the second run has asked for before it, in the same saga. */
  before?: EffectEntry
  /** The effect of the second run below which it stands, or would stand; none for what the page itself starts. */
  within?: EffectEntry
  /** The first run was still at work there when its recording ended: it might have gone on alike. */
  beyond?: true
}

interface Both {
  one: Tree
  other: Tree
  /** The effects of one place, by their numbers in both. */
  pairs: { one: number; other: number }[]
}

/** What came out of an effect, where that is not made of other effects: the rest follows from it. */
function gave({ kind, saga, end }: EffectEntry): Shown[] | undefined {
  const tells = kind === 'call' || (kind === 'take' && !saga)
  if (!tells || !end || end.how === 'cancelled') return undefined
  return [end.how, end.value]
}

/** Whether two effects of one place came out otherwise. A key in the history of the browser is made by chance. */
function answersDiffer(one: EffectEntry, other: EffectEntry): boolean {
  if (one.name.startsWith(ROUTER_ACTIONS)) return false
  const [first, second] = [gave(one), gave(other)]
  return first !== undefined && second !== undefined && !alike(first, second)
}

/** How the children of one saga differ from a place on. */
function kindOf(one: readonly EffectEntry[], other: readonly EffectEntry[], at: number): Difference['what'] {
  const [mine, next, theirs, after] = [one[at], one[at + 1], other[at], other[at + 1]]
  if (!theirs) return 'missing'
  if (!mine) return 'added'
  if (next && asksAlike(next, theirs)) return 'missing'
  if (after && asksAlike(mine, after)) return 'added'
  return 'other'
}

interface Found extends Difference {
  /** When the second run came there, by its own numbers; unknown where it still waits. */
  at?: number
}

/** The differences among the effects of one saga, which may have ended in the second run. */
function among(
  one: readonly EffectEntry[],
  other: readonly EffectEntry[],
  { saga, above, within }: { saga: string; above?: EffectEntry; within?: EffectEntry },
  both: Both,
): Found[] {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const [mine, theirs] = [one[at], other[at]]
    const [before, endOrId] = [other[at - 1], theirs?.id ?? within?.end?.order]
    const found = {
      saga,
      nth: at + 1,
      ...(mine && { one: mine }),
      ...(theirs && { other: theirs }),
      ...(before && { before }),
      ...(within && { within }),
      ...(!mine && above && !above.end && { beyond: true as const }),
      ...(endOrId !== undefined && { at: endOrId }),
    }
    if (!mine || !theirs || !asksAlike(mine, theirs)) {
      return [...below(one.slice(0, at), other, both), { ...found, what: kindOf(one, other, at) }]
    }
  }
  return below(one, other, both)
}

/** The differences below pairs of effects, and those between what they gave. */
function below(one: readonly EffectEntry[], other: readonly EffectEntry[], both: Both): Found[] {
  return one.flatMap((mine, at) => {
    const theirs = other[at]
    if (!theirs) return []
    both.pairs.push({ one: mine.id, other: theirs.id })
    const parent = both.one.parentOf(mine)
    const place = { saga: nameOf(mine, both), above: mine, within: theirs }
    const found = among(both.one.childrenOf(mine), both.other.childrenOf(theirs), place, both)
    if (!answersDiffer(mine, theirs)) return found
    const saga = parent ? nameOf(parent, both) : mine.name
    const told = { ...(theirs.end && { at: theirs.end.order }), one: mine, other: theirs }
    return [...found, { what: 'answer' as const, saga, nth: at + 1, ...told }]
  })
}

/** The name of the saga that has yielded what stands below an effect: a race has none of its own. */
function nameOf(effect: EffectEntry, both: Both): string {
  const above = both.one.parentOf(effect)
  return above && !effect.saga ? nameOf(above, both) : sagaName(effect, both.one)
}

/** Where a difference stands in the first recording: behind all that the second has had in common with it by then. */
function orderOf({ one, at }: Found, { pairs }: Both): number {
  if (at === undefined) return one?.id ?? 0
  return Math.max(0, ...pairs.filter(pair => pair.other < at).map(pair => pair.one)) + 0.5
}

/** Every difference between two recordings, by the order of the first: of what each saga asks for, and of what it is told. */
export function differences(first: Recording, second: Recording): Difference[] {
  const both: Both = { one: treeOf(first.entries), other: treeOf(second.entries), pairs: [] }
  return among(both.one.roots, both.other.roots, { saga: 'the page' }, both)
    .map(found => ({ found, order: orderOf(found, both) }))
    .toSorted((one, other) => one.order - other.order || (one.found.at ?? 0) - (other.found.at ?? 0))
    .map(({ found }) => found)
}

/** The first difference between two recordings; undefined where the second asks for the same and is told the same. */
export const firstDifference = (first: Recording, second: Recording): Difference | undefined =>
  differences(first, second)[0]
