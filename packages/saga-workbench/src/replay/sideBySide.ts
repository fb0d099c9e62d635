import type { EffectEntry, Entry, Recording } from '../recording/entries'
import { treeOf, type Tree } from '../recording/tree'
import { comparable } from './comparable'
import { type Difference, differences } from './difference'

/** How many effects before a difference are shown, and how many after. */
const BEFORE = 25
const AFTER = 12

/** The number of an effect that a run lacks: it stands for it among those that it has. */
export const MISSING = -1

export type Lit = 'differs' | 'missing'

/** One run beside another at a difference: the part around it, with time counted in effects. */
export interface Side {
  tree: Tree
  /** The journey in which it differs; none where that is unknown. */
  journey?: EffectEntry
  startMs: number
  endMs: number
  lit: ReadonlyMap<number, Lit>
}

/** The same entries, each at its number: what took long is as wide as what did not. */
const byNumber = (entries: readonly Entry[]): Entry[] =>
  entries.map(entry =>
    entry.entry === 'effect' && entry.end
      ? { ...entry, atMs: entry.id, end: { ...entry.end, atMs: entry.end.order } }
      : { ...entry, atMs: entry.id },
  )

/** All that two runs differ in, except for what is chance: the first one first. */
export function differencesOf(good: Recording, other: Recording): Difference[] {
  // A recording that was written as lines has no names.
  const names = { ...good.names, ...other.names }
  return differences(comparable({ ...good, names }), comparable({ ...other, names })).filter(
    ({ beyond }) => !beyond,
  )
}

/** The saga that the page, or another one without waiting for it, has started. */
function journeyOf(effect: EffectEntry, tree: Tree): EffectEntry {
  const above = tree.parentOf(effect)
  return !above || effect.kind === 'spawn' ? effect : journeyOf(above, tree)
}

/** What a run lacks, as if it were there: just before what has come instead. */
function standIn({ one, other, within }: Difference, lastMs: number): EffectEntry | undefined {
  if (!one || !within) return undefined
  const { kind, name, args, label } = one
  const atMs = (other?.id ?? within.end?.order ?? lastMs + 1) - 0.5
  const end = { how: 'gave', value: null, atMs, order: atMs } as const
  const entry = { entry: 'effect', id: MISSING, parent: within.id, kind, name, args, atMs, end } as const
  return { ...entry, ...(label !== undefined && { label }) }
}

/** The part of a run around a place; what has not begun by its end is left out. */
function sideAt(entries: Entry[], centre: EffectEntry | undefined, lit: Side['lit']): Side {
  const numbers = entries
    .filter(({ entry }) => entry === 'effect')
    .map(({ atMs }) => atMs)
    .toSorted((one, other) => one - other)
  const at = centre ? numbers.findLastIndex(number => number <= centre.atMs) : numbers.length - 1
  const startMs = numbers[Math.max(0, at - BEFORE)] ?? 0
  const endMs = (numbers[Math.min(numbers.length - 1, at + AFTER)] ?? 0) + 1
  const tree = treeOf(entries.filter(({ atMs }) => atMs <= endMs))
  const journey = centre && journeyOf(centre, tree)
  return { tree, startMs, endMs, lit, ...(journey && { journey }) }
}

/** Both runs at one of their differences; what the second lacks is shown in its lane as missing. */
export function sideBySide(
  good: Recording,
  other: Recording,
  difference: Difference,
): [good: Side, other: Side] {
  const [first, second] = [byNumber(good.entries), byNumber(other.entries)]
  const find = (entries: readonly Entry[], effect: EffectEntry | undefined): EffectEntry | undefined =>
    entries.find((entry): entry is EffectEntry => entry.entry === 'effect' && entry.id === effect?.id)
  const isMissing = difference.what === 'missing'
  const missing = isMissing ? standIn(difference, second.at(-1)?.atMs ?? 0) : undefined
  const mine = find(first, difference.one)
  const theirs = isMissing ? undefined : find(second, difference.other)
  return [
    sideAt(first, mine, new Map(mine && [[mine.id, 'differs']])),
    sideAt(
      missing ? [...second, missing] : second,
      missing ?? theirs ?? find(second, difference.within),
      new Map<number, Lit>(missing ? [[MISSING, 'missing']] : theirs && [[theirs.id, 'differs']]),
    ),
  ]
}
