import { connectedActions, type RegionName } from 'src/features/account/connectedSlice'
import { catchProblem } from 'src/sagas/caught'
import { all, call, put, type Saga } from 'src/sagas/effects'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import {
  type ConnectedAnswer,
  fetchConnectedApps,
  fetchDevices,
} from 'src/services/api/account/connectedService'
import { wallClock } from 'src/services/browser/environment'

/**
 * Loads the connected devices and apps concurrently; each fails independently. The first 401 leads to the login page
 * (password-change/none-connected, password-change/session-over).
 */
export function* loadConnected(): Saga {
  yield* put(connectedActions.listsRequested({ nowMs: yield* call(wallClock) }))
  yield* call(readRegions)
}

/** Loads both lists again. The page keeps the current lists until the answers arrive. */
export function* readRegions(): Saga {
  yield* all([call(loadRegion, 'devices', fetchDevices), call(loadRegion, 'apps', fetchConnectedApps)])
}

function* loadRegion(region: RegionName, read: () => Promise<ConnectedAnswer>): Saga {
  try {
    const answer = yield* call(read)
    if (answer.kind === 'list') yield* put(connectedActions.answered({ region, list: answer.list }))
    else yield* call(returnToSignIn)
  } catch (error) {
    yield* put(connectedActions.failed({ region, problem: yield* catchProblem(error, 'serverTryLater') }))
  }
}
