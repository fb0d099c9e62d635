import type { EffectEntry, Entry, JsonValue, Recording } from '../recording/entries'
import { allBelow, sagaAbove, type Tree, treeOf } from '../recording/tree'
import { LOCATION_CHANGE, type SagaNames } from '../recording/names'

const WAITING: readonly string[] = ['root', 'select', 'take', 'race', 'all', 'fork']

/** Whether a saga has only waited for its screen. With `events`, a saga that has received an event is not idle. */
const isIdle = (effect: EffectEntry, tree: Tree, events: boolean): boolean =>
  (WAITING.includes(effect.kind) || effect.saga === true) &&
  !(events && effect.kind === 'take' && effect.end?.how === 'gave' && !effect.name.startsWith('@@router/')) &&
  tree.childrenOf(effect).every(child => isIdle(child, tree, events))

/** Removes the journeys of screens that were not shown, because only some pages load their chunks. Without `events`, also removes the journeys that received events but did nothing else. */
export function withoutIdle(recording: Recording, { events }: { events: boolean }): Recording {
  const tree = treeOf(recording.entries)
  const idle = new Set(
    tree.roots
      .filter(root => root.name === recording.names?.runner && isIdle(root, tree, events))
      .flatMap((root): Entry[] => [root, ...allBelow(root, tree)]),
  )
  return { ...recording, entries: recording.entries.filter(entry => !idle.has(entry)) }
}

/** The longest group of effects that counts as the round of a loop. */
const LONGEST_ROUND = 6
const CLOCK: JsonValue = { $: 'time' }

const isTime = (value: object): boolean => 'wallMs' in value || 'monotonicMs' in value

/** A random number or hash. */
const RANDOM = /^[\da-f]{32,}$/

/** Wall-clock times in milliseconds have been above this number since 2001. */
const FIRST_TIME = 1e12

/** Removes the values that differ in every run: clock times, random values, and the keys of the browser's history. */
function timeless(value: JsonValue): JsonValue {
  if (typeof value === 'string' && RANDOM.test(value)) return { $: 'chance' }
  if (typeof value === 'number' && value >= FIRST_TIME) return CLOCK
  if (Array.isArray(value)) return value.map(timeless)
  if (typeof value !== 'object' || value === null) return value
  if (isTime(value)) return CLOCK
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (name === 'key' ? [] : [[name, timeless(inner)]])),
  )
}

const givesTime = ({ name }: EffectEntry, { clocks = [] }: SagaNames): boolean =>
  clocks.some(clock => name.startsWith(clock))

function comparableEffect(effect: EffectEntry, tree: Tree): EffectEntry {
  const above = sagaAbove(effect, tree)
  const counts = above !== undefined && above.name === tree.names.countdown
  const { end } = effect
  return {
    ...effect,
    args: counts && effect.kind === 'delay' ? [CLOCK] : effect.args.map(timeless),
    ...(end &&
      end.how !== 'cancelled' && {
        end: { ...end, value: givesTime(effect, tree.names) ? CLOCK : timeless(end.value) },
      }),
  }
}

/** Creates a function that returns a number for each effect: the same one for effects with the same arguments, results and effects below them. */
function createSignatures(tree: Tree) {
  const known = new Map<string, number>()
  const words = new Map<number, number>()
  const signatureOf = (effect: EffectEntry): number => {
    const word = words.get(effect.id)
    if (word !== undefined) return word
    const { kind, name, label, args, saga, end } = effect
    const answer = kind === 'call' && !saga && end && end.how !== 'cancelled' ? [end.how, end.value] : []
    const text = JSON.stringify([kind, name, label, args, answer, tree.childrenOf(effect).map(signatureOf)])
    const number = known.get(text) ?? known.size
    known.set(text, number)
    words.set(effect.id, number)
    return number
  }
  return signatureOf
}

/** Removes each round of a loop that repeats the round before it, because the number of polls is random. */
function withoutRepeats(
  effects: readonly EffectEntry[],
  signatureOf: (effect: EffectEntry) => number,
): EffectEntry[] {
  const result: { effect: EffectEntry; word: number }[] = []
  for (const effect of effects) {
    result.push({ effect, word: signatureOf(effect) })
    for (let size = 1; size <= LONGEST_ROUND; size += 1) {
      const [before, last] = [result.slice(-2 * size, -size), result.slice(-size)]
      if (before.length < size || before.some(({ word }, at) => word !== last[at]?.word)) continue
      // The first round stays, because it corresponds to the first round of the other run.
      result.splice(-size)
      break
    }
  }
  return result.map(({ effect }) => effect)
}

const startOf = ({ name, args }: EffectEntry, { root }: SagaNames): string =>
  `${name === root ? '' : name} ${JSON.stringify(args)}`

/** Sorts the roots, because the order in which chunks load is random as well. */
const inOrder = ({ roots, names }: Tree): EffectEntry[] =>
  roots.toSorted((one, other) => (startOf(one, names) < startOf(other, names) ? -1 : 1))

/** Whether an effect waits for the route of its journey; whether the chunk loads before or after the route is shown is random. */
const waitsForRoute = (entry: Entry, tree: Tree): boolean =>
  entry.entry === 'effect' &&
  tree.names.router !== undefined &&
  tree.parentOf(entry)?.name === tree.names.router &&
  (entry.kind === 'select' || (entry.kind === 'take' && entry.args[0] === LOCATION_CHANGE))

/** Removes everything from a recording that differs at random between two runs of the same journey. */
export function comparable(recording: Recording): Recording {
  const { entries } = withoutIdle(recording, { events: false })
  const whole = treeOf(entries, recording.names)
  const effects = entries
    .filter(entry => !waitsForRoute(entry, whole))
    .map((entry): Entry => (entry.entry === 'effect' ? comparableEffect(entry, whole) : entry))
  const tree = treeOf(effects, recording.names)
  const signatureOf = createSignatures(tree)
  const result: EffectEntry[] = []
  const add = (list: readonly EffectEntry[]): void => {
    for (const effect of withoutRepeats(list, signatureOf)) {
      result.push(effect)
      add(tree.childrenOf(effect))
    }
  }
  add(inOrder(tree))
  return { ...recording, entries: result }
}
