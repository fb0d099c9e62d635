import type { Action } from '@reduxjs/toolkit'
import { createMemoryHistory } from 'history'
import { LOCATION_CHANGE } from 'redux-first-history'
import { BASE_PATH } from 'src/constants/basePath'
import { MASK } from 'src/store/maskAction'
import { buildStore, type Journey } from 'src/store/createStore'
import { ORIGIN } from 'scenarios/scenario'
import type { Workbench } from 'saga-workbench/options'
import type { EffectEntry, Recording } from 'saga-workbench/recording/entries'
import { createRevive } from 'saga-workbench/replay/answers'
import type { ReplayedPage } from 'saga-workbench/replay/replayRecording'
import { everyChunk } from 'test/support/everyChunk'

const revived = createRevive()

interface Move extends Action {
  payload: { action: string; location: { pathname: string; search: string; hash: string; state: unknown } }
}

const isMove = (action: Action): action is Move => action.type === LOCATION_CHANGE

/** Every journey with its own chunk, by its name. */
async function journeys(): Promise<Map<string, Journey>> {
  const screens = await Promise.all(everyChunk().map(load => load()))
  return new Map(screens.flatMap(({ journey }) => (journey ? [[journey.name, journey]] : [])))
}

function beginsAt({ entries }: Recording): Move['payload']['location'] | undefined {
  const first = entries.find(entry => entry.entry === 'action' && entry.type === LOCATION_CHANGE)
  if (first?.entry !== 'action') return undefined
  const { location } = (revived(first.action) as Move).payload
  // A user's recording does not contain the query of the path.
  return { ...location, search: location.search === MASK ? '' : location.search }
}

/** A page without screens; the recording replaces the user's actions. */
export async function openPage(recording: Recording, workbench: Workbench): Promise<ReplayedPage> {
  window.foyerWorkbench = workbench
  const known = await journeys()
  const at = beginsAt(recording)
  visit(`${ORIGIN}${at?.pathname ?? `${BASE_PATH}/`}${at?.search ?? ''}`)
  const history = createMemoryHistory({
    initialEntries: [
      { pathname: at?.pathname ?? `${BASE_PATH}/`, search: at?.search ?? '', state: at?.state ?? null },
    ],
  })
  const { store, adopt, run } = buildStore(history)

  function start({ name, args }: EffectEntry): void {
    if (name === 'rootSaga') return run()
    const journey = known.get(args[0] as string)
    if (journey) adopt(journey)
  }

  function dispatch(action: Action): void {
    if (!isMove(action)) return void store.dispatch(action)
    const { location, action: how } = action.payload
    const to = { pathname: location.pathname, search: location.search, hash: location.hash }
    if (how === 'REPLACE') history.replace(to, location.state)
    else if (how === 'PUSH') history.push(to, location.state)
    else store.dispatch({ ...action })
  }

  return { start, dispatch, leave: () => delete window.foyerWorkbench }
}
