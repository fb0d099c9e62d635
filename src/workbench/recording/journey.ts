import type { EffectEntry } from './entries'
import type { Tree } from './tree'
import { openLeaves } from './waits'

/** What starts a journey for as long as its screen is shown. */
const STARTER = 'whileRouteActive'

const isOfScreen = (effect: EffectEntry, tree: Tree): boolean => {
  const race = tree.parentOf(effect)
  return effect.label === 'journey' && race !== undefined && tree.parentOf(race)?.name === STARTER
}

/** Whether something other than an event is awaited. */
const isBusy = (effect: EffectEntry, tree: Tree): boolean =>
  openLeaves(effect, tree).some(({ kind }) => kind !== 'take')

/** The journey whose screen is shown; before and between them the saga that is at work, else the first. */
export function currentJourney(tree: Tree): EffectEntry | undefined {
  const sagas = [...tree.effects.values()].filter(({ saga, end }) => saga && !end)
  const ofScreen = sagas.filter(effect => isOfScreen(effect, tree))
  return (
    ofScreen.findLast(effect => isBusy(effect, tree)) ??
    ofScreen.at(-1) ??
    sagas.findLast(effect => isBusy(effect, tree)) ??
    tree.roots.at(0)
  )
}
