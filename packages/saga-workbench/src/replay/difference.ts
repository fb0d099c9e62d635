import type { EffectEntry, Recording, JsonValue } from '../recording/entries'
import { ROUTER_ACTIONS } from '../recording/names'
import { sagaName, treeOf, type Tree } from '../recording/tree'
import { effectsMatch, valuesMatch } from './pairing'

/** A place where a second recording differs from the first: a missing, an additional or another effect, or another result of the same effect. */
export interface Difference {
  what: 'missing' | 'added' | 'other' | 'answer'
  /** The saga, and the number of the effect in it, counted from one. */
  saga: string
  nth: number
  one?: EffectEntry
  other?: EffectEntry
  /** The effect before it in the same saga of the second run. */
  before?: EffectEntry
  /** The effect of the second run below which it is, or would be; absent for an effect that the page starts. */
  within?: EffectEntry
  /** Set if the first recording ended while this saga was running, so that it might have continued in the same way. */
  beyond?: true
}

interface Both {
  one: Tree
  other: Tree
  /** The pairs of corresponding effects, by their numbers in both recordings. */
  pairs: { one: number; other: number }[]
}

/** Returns the result of an effect that has no effects below it; the other results follow from these. */
function resultOf({ kind, saga, end }: EffectEntry): JsonValue[] | undefined {
  const hasResult = kind === 'call' || (kind === 'take' && !saga)
  if (!hasResult || !end || end.how === 'cancelled') return undefined
  return [end.how, end.value]
}

/** Whether two corresponding effects have different results. Navigations are ignored, because a key in the browser's history is random. */
function answersDiffer(one: EffectEntry, other: EffectEntry): boolean {
  if (one.name.startsWith(ROUTER_ACTIONS)) return false
  const [first, second] = [resultOf(one), resultOf(other)]
  return first !== undefined && second !== undefined && !valuesMatch(first, second)
}

/** Returns how the effects of one saga differ from a position on. */
function kindOf(one: readonly EffectEntry[], other: readonly EffectEntry[], at: number): Difference['what'] {
  const [mine, next, theirs, after] = [one[at], one[at + 1], other[at], other[at + 1]]
  if (!theirs) return 'missing'
  if (!mine) return 'added'
  if (next && effectsMatch(next, theirs)) return 'missing'
  if (after && effectsMatch(mine, after)) return 'added'
  return 'other'
}

interface PlacedDifference extends Difference {
  /** The position in the second run, by its own numbers; absent if that run still waits. */
  at?: number
}

/** Returns the differences between the effects of one saga, which may have ended in the second run. */
function differencesAmong(
  one: readonly EffectEntry[],
  other: readonly EffectEntry[],
  { saga, above, within }: { saga: string; above?: EffectEntry; within?: EffectEntry },
  both: Both,
): PlacedDifference[] {
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
    if (!mine || !theirs || !effectsMatch(mine, theirs)) {
      return [...differencesBelow(one.slice(0, at), other, both), { ...found, what: kindOf(one, other, at) }]
    }
  }
  return differencesBelow(one, other, both)
}

/** Returns the differences below pairs of effects, and between their results. */
function differencesBelow(
  one: readonly EffectEntry[],
  other: readonly EffectEntry[],
  both: Both,
): PlacedDifference[] {
  return one.flatMap((mine, at) => {
    const theirs = other[at]
    if (!theirs) return []
    both.pairs.push({ one: mine.id, other: theirs.id })
    const parent = both.one.parentOf(mine)
    const place = { saga: nameOf(mine, both), above: mine, within: theirs }
    const found = differencesAmong(both.one.childrenOf(mine), both.other.childrenOf(theirs), place, both)
    if (!answersDiffer(mine, theirs)) return found
    const saga = parent ? nameOf(parent, both) : mine.name
    const effects = { ...(theirs.end && { at: theirs.end.order }), one: mine, other: theirs }
    return [...found, { what: 'answer' as const, saga, nth: at + 1, ...effects }]
  })
}

/** Returns the name of the saga that has yielded the effects below an effect. A race has no name, so its saga is named. */
function nameOf(effect: EffectEntry, both: Both): string {
  const above = both.one.parentOf(effect)
  return above && !effect.saga ? nameOf(above, both) : sagaName(effect, both.one)
}

/** Returns the position of a difference in the first recording: after all effects that both recordings share until then. */
function orderOf({ one, at }: PlacedDifference, { pairs }: Both): number {
  if (at === undefined) return one?.id ?? 0
  return Math.max(0, ...pairs.filter(pair => pair.other < at).map(pair => pair.one)) + 0.5
}

/** Returns all differences between two recordings in the order of the first one: in the effects of each saga, and in their results. */
export function differences(first: Recording, second: Recording): Difference[] {
  const both: Both = { one: treeOf(first.entries), other: treeOf(second.entries), pairs: [] }
  return differencesAmong(both.one.roots, both.other.roots, { saga: 'the page' }, both)
    .map(found => ({ found, order: orderOf(found, both) }))
    .toSorted((one, other) => one.order - other.order || (one.found.at ?? 0) - (other.found.at ?? 0))
    .map(({ found }) => found)
}

/** Returns the first difference between two recordings; undefined if both have the same effects and results. */
export const firstDifference = (first: Recording, second: Recording): Difference | undefined =>
  differences(first, second)[0]
