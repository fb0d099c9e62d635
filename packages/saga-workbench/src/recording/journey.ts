import type { EffectEntry } from './entries'
import type { Tree } from './tree'
import { openLeaves, sentenceOf } from './waits'

const raceOf = (effect: EffectEntry, tree: Tree): EffectEntry | undefined => {
  const race = tree.parentOf(effect)
  const [members] = race?.kind === 'race' ? race.args : []
  const { endings = [] } = tree.names
  return Array.isArray(members) && endings.some(name => members.includes(name)) ? race : undefined
}

const isOfScreen = (effect: EffectEntry, tree: Tree): boolean =>
  effect.label !== undefined && effect.label === tree.names.journey && raceOf(effect, tree) !== undefined

/** Returns the first argument of the saga that starts a journey; it is the same for all journeys of one screen. */
const screenOf = (effect: EffectEntry, tree: Tree): string => {
  const race = raceOf(effect, tree)
  const starter = race && tree.parentOf(race)
  const [route] = starter?.args ?? []
  return typeof route === 'string' ? route : String(starter?.id)
}

/** Returns the number of the latest effect below a saga that waits for something other than an event; -1 if there is none. */
const latestWork = (effect: EffectEntry, tree: Tree): number =>
  Math.max(
    -1,
    ...openLeaves(effect, tree)
      .filter(({ kind }) => kind !== 'take')
      .map(({ id }) => id),
  )

function busiest(sagas: readonly EffectEntry[], tree: Tree): EffectEntry | undefined {
  const [first] = sagas
    .map(effect => ({ effect, work: latestWork(effect, tree) }))
    .filter(({ work }) => work >= 0)
    .toSorted((one, other) => other.work - one.work)
  return first?.effect
}

/** Returns the journey of the current screen: if there are several, the one with the latest work in progress, otherwise the first one of the latest screen. Without a journey, returns the saga with work in progress. */
export function currentJourney(tree: Tree): EffectEntry | undefined {
  const sagas = [...tree.effects.values()].filter(({ saga, end }) => saga && !end)
  const ofScreen = sagas.filter(effect => isOfScreen(effect, tree))
  const latest = ofScreen.at(-1)
  return (
    busiest(ofScreen, tree) ??
    (latest && ofScreen.find(effect => screenOf(effect, tree) === screenOf(latest, tree))) ??
    sagas.findLast(effect => latestWork(effect, tree) >= 0) ??
    tree.roots.at(0)
  )
}

/** Describes in one sentence which events the page waits for. */
export function pageSentence(tree: Tree, atMs: number): string {
  const journey = currentJourney(tree)
  if (!journey) return 'Nothing runs yet.'
  const sentence = sentenceOf(journey, tree, atMs)
  return isOfScreen(journey, tree) ? sentence : `No journey of this screen runs; ${sentence}`
}
