import type { EffectEntry, Entry, Recording } from '../recording/entries'
import { treeOf, type Tree } from '../recording/tree'
import { comparable } from './comparable'
import { type Difference, differences } from './difference'

/** The number of effects that are shown before a difference, and after it. */
const BEFORE = 25
const AFTER = 12

/** The number of the placeholder for an effect that a run lacks. */
export const MISSING = -1

export type Highlight = 'differs' | 'missing'

/** One of two runs at a difference: the part around it, with time counted in effects. */
export interface Side {
  tree: Tree
  /** The journey with the difference; absent if it is unknown. */
  journey?: EffectEntry
  startMs: number
  endMs: number
  highlights: ReadonlyMap<number, Highlight>
}

/** Replaces the times of entries by their numbers, so that all effects have the same width. */
const byNumber = (entries: readonly Entry[]): Entry[] =>
  entries.map(entry =>
    entry.entry === 'effect' && entry.end
      ? { ...entry, atMs: entry.id, end: { ...entry.end, atMs: entry.end.order } }
      : { ...entry, atMs: entry.id },
  )

/** Returns all differences between two runs in order, except for random ones. */
export function differencesOf(good: Recording, other: Recording): Difference[] {
  // A recording that was written as lines has no names.
  const names = { ...good.names, ...other.names }
  return differences(comparable({ ...good, names }), comparable({ ...other, names })).filter(
    ({ beyond }) => !beyond,
  )
}

/** Returns the saga around an effect that the page has started or another saga has spawned. */
function journeyOf(effect: EffectEntry, tree: Tree): EffectEntry {
  const above = tree.parentOf(effect)
  return !above || effect.kind === 'spawn' ? effect : journeyOf(above, tree)
}

/** Returns a placeholder for a missing effect, directly before the effect in its place. */
function placeholderFor({ one, other, within }: Difference, lastMs: number): EffectEntry | undefined {
  if (!one || !within) return undefined
  const { kind, name, args, label } = one
  const atMs = (other?.id ?? within.end?.order ?? lastMs + 1) - 0.5
  const end = { how: 'gave', value: null, atMs, order: atMs } as const
  const entry = { entry: 'effect', id: MISSING, parent: within.id, kind, name, args, atMs, end } as const
  return { ...entry, ...(label !== undefined && { label }) }
}

/** Returns the part of a run around an effect, without the effects that begin later. */
function sideAt(entries: Entry[], centre: EffectEntry | undefined, highlights: Side['highlights']): Side {
  const numbers = entries
    .filter(({ entry }) => entry === 'effect')
    .map(({ atMs }) => atMs)
    .toSorted((one, other) => one - other)
  const at = centre ? numbers.findLastIndex(number => number <= centre.atMs) : numbers.length - 1
  const startMs = numbers[Math.max(0, at - BEFORE)] ?? 0
  const endMs = (numbers[Math.min(numbers.length - 1, at + AFTER)] ?? 0) + 1
  const tree = treeOf(entries.filter(({ atMs }) => atMs <= endMs))
  const journey = centre && journeyOf(centre, tree)
  return { tree, startMs, endMs, highlights, ...(journey && { journey }) }
}

/** Returns both runs at a difference. An effect that the second run lacks is shown as missing in its lane. */
export function sideBySide(
  good: Recording,
  other: Recording,
  difference: Difference,
): [good: Side, other: Side] {
  const [first, second] = [byNumber(good.entries), byNumber(other.entries)]
  const find = (entries: readonly Entry[], effect: EffectEntry | undefined): EffectEntry | undefined =>
    entries.find((entry): entry is EffectEntry => entry.entry === 'effect' && entry.id === effect?.id)
  const isMissing = difference.what === 'missing'
  const missing = isMissing ? placeholderFor(difference, second.at(-1)?.atMs ?? 0) : undefined
  const mine = find(first, difference.one)
  const theirs = isMissing ? undefined : find(second, difference.other)
  return [
    sideAt(first, mine, new Map(mine && [[mine.id, 'differs']])),
    sideAt(
      missing ? [...second, missing] : second,
      missing ?? theirs ?? find(second, difference.within),
      new Map<number, Highlight>(missing ? [[MISSING, 'missing']] : theirs && [[theirs.id, 'differs']]),
    ),
  ]
}
