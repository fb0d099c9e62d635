import type { UnknownAction } from '@reduxjs/toolkit'
import { SCREEN_JOURNEYS } from 'src/app/journeys/screenJourneys'
import { SIGN_IN_PARTS } from 'src/app/journeys/lazyParts'
import { HOST_PROGRESS, SCREENS } from 'src/app/routes'
import type { JourneyModule } from 'src/app/loadWithJourney'
import { ROUTES } from 'src/constants/routes'
import { selectReplacesScreen } from 'src/features/autoLogin/autoLoginSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { createStore } from 'src/store/createStore'
import { actions } from 'test/model/app/actions'
import { viewOf } from 'test/model/app/view'

type Act = (...given: never[]) => readonly UnknownAction[]
const ACTS: Readonly<Record<string, Act>> = actions

/** Boots the app of one page without its screens: the store with its sagas, and the journeys that the screens of a route bring. */
export function openApp() {
  const { store, adopt } = createStore()
  for (const journey of SCREEN_JOURNEYS) adopt(journey)
  const loaded = new Set<() => Promise<JourneyModule>>()
  const load = async (screen: () => Promise<JourneyModule>): Promise<void> => {
    if (loaded.has(screen)) return
    loaded.add(screen)
    const { journey } = await screen()
    if (journey) adopt(journey)
  }
  const follow = (): void => {
    const state = store.getState()
    const route = selectRoute(state)
    if (selectReplacesScreen(state)) void load(HOST_PROGRESS)
    if (route === ROUTES.login) for (const part of Object.values(SIGN_IN_PARTS)) void load(part.load)
    else void load(SCREENS[route])
  }
  store.subscribe(follow)
  follow()
  return {
    view: () => viewOf(store.getState()),
    do: (name: string, ...given: never[]): void => {
      const act = ACTS[name]
      if (!act) throw new Error(`No one can do '${name}'`)
      for (const action of act(...given)) store.dispatch(action)
    },
    /** Dispatches an action of a journey that has a separate model, as its screen does. */
    dispatch: (action: UnknownAction): void => void store.dispatch(action),
    state: () => store.getState() as unknown,
  }
}

export type App = ReturnType<typeof openApp>
