import * as raw from 'redux-saga/effects'
import { ROUTES } from 'src/constants/routes'
import { connectedActions, type RegionName } from 'src/features/connected/connectedSlice'
import { problemOf } from 'src/features/problemOf'
import { all, call, put, type Saga } from 'src/sagas/effects'
import { goToInstead } from 'src/sagas/goTo'
import { type ConnectedAnswer, fetchConnectedApps, fetchDevices } from 'src/services/connectedService'
import { readCulture } from 'src/services/culture'
import { wallClock } from 'src/services/environment'
import { failureOf } from 'src/services/serviceError'

/** Reads the connected devices and apps side by side, each failing on its own; a 401 ends at the login page (spec §4, Change password). */
export function* loadConnected(): Saga {
  yield* put(connectedActions.asked({ culture: yield* call(readCulture), nowMs: yield* call(wallClock) }))
  const answers = yield* all<[boolean, boolean]>([
    raw.call(readRegion, 'devices', fetchDevices),
    raw.call(readRegion, 'apps', fetchConnectedApps),
  ])
  if (answers.includes(false)) yield* call(goToInstead, ROUTES.login, { previousPath: ROUTES.changePassword })
}

/** Whether the person is still signed in. */
function* readRegion(region: RegionName, read: () => Promise<ConnectedAnswer>): Saga<boolean> {
  try {
    const answer = yield* call(read)
    if (answer.kind === 'signedOut') return false
    yield* put(connectedActions.answered({ region, list: answer.list }))
  } catch (error) {
    yield* put(connectedActions.failed({ region, problem: problemOf(failureOf(error), 'serverTryLater') }))
  }
  return true
}
