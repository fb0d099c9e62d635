import type { ComponentType } from 'react'
import { loadMessages } from 'src/messages/catalogue'
import type { LoadScreen } from 'src/app/screen'
import type { Journey } from 'src/store/createStore'

/** Adds a journey whose chunk has loaded. */
export type Adopt = (journey: Journey) => void

/** The screens that have loaded, with their words, and whose journeys run; each store has its own. */
const ready = new WeakMap<Adopt, Map<LoadScreen, ComponentType>>()

function readyIn(adopt: Adopt): Map<LoadScreen, ComponentType> {
  const known = ready.get(adopt) ?? new Map<LoadScreen, ComponentType>()
  ready.set(adopt, known)
  return known
}

/** Loads a screen and its words; its journey runs before it is shown. From then on it is drawn at once (product/no-empty-frame). */
export function loadWithJourney(load: LoadScreen, adopt: Adopt) {
  const screens = readyIn(adopt)
  const loadNow = async (): Promise<ComponentType> => {
    const [{ default: Screen, journey }] = await Promise.all([load(), loadMessages()])
    if (journey) adopt(journey)
    screens.set(load, Screen)
    return Screen
  }
  return Object.assign(loadNow, { ready: () => screens.get(load) })
}
