import type { ComponentType } from 'react'
import type { LazyLoad } from 'src/components/feedback/LazyScreen'
import { loadMessages } from 'src/messages/catalogue'
import { noAnswer } from 'src/services/http/serviceError'
import type { Journey } from 'src/store/createStore'

/** Adds a journey whose chunk has loaded. */
export type Adopt = (journey: Journey) => void

/** The chunks that have loaded with their texts and whose journeys run. Each store has a separate map. */
const ready = new WeakMap<Adopt, Map<unknown, unknown>>()

function readyIn(adopt: Adopt): Map<unknown, unknown> {
  const known = ready.get(adopt) ?? new Map<unknown, unknown>()
  ready.set(adopt, known)
  return known
}

/**
 * Loads a chunk and its texts, and returns one of its components; throws a `ServiceError` if it cannot load them. The
 * journey starts before the component is shown.
 * From then on each component of the chunk renders at once (product/no-empty-frame).
 */
export function loadComponent<Module extends JourneyModule, Props extends object>(
  load: () => Promise<Module>,
  adopt: Adopt,
  componentOf: (module: Module) => ComponentType<Props>,
): LazyLoad<Props> {
  const modules = readyIn(adopt)
  const loadNow = async () => {
    const [module] = await Promise.all([load(), loadMessages()]).catch(() => {
      throw noAnswer()
    })
    if (module.journey) adopt(module.journey)
    modules.set(load, module)
    return componentOf(module)
  }
  const find = () => (modules.has(load) ? componentOf(modules.get(load) as Module) : undefined)
  return Object.assign(loadNow, { ready: find })
}

export const loadWithJourney = (load: LoadScreen, adopt: Adopt) =>
  loadComponent(load, adopt, module => module.default)

export interface JourneyModule {
  journey?: Journey
}

interface ScreenModule extends JourneyModule {
  default: ComponentType
}

export type LoadScreen = () => Promise<ScreenModule>
