import { type OwnFacts, type OwnPart, ownPartsActions } from 'src/features/account/ownPartsSlice'
import { catchProblem } from 'src/sagas/caught'
import { all, call, put, type Saga } from 'src/sagas/effects'
import { returnToSignIn } from 'src/sagas/navigation/returnToSignIn'
import { fetchConnectedApps, fetchDevices, type OwnAnswer } from 'src/services/api/account/connectedService'
import { wallClock } from 'src/services/browser/environment'

/**
 * Loads the connected devices and apps concurrently; each fails independently. The first 401 leads to the login page
 * (password-change/none-connected, password-change/session-over).
 */
export function* loadConnected(): Saga {
  yield* put(ownPartsActions.arrived(yield* call(wallClock)))
  yield* call(readConnected)
}

/** Loads both lists again. The page keeps the current lists until the answers arrive. */
export function* readConnected(): Saga {
  yield* all([
    call(loadPart<'devices'>, 'devices', fetchDevices),
    call(loadPart<'apps'>, 'apps', fetchConnectedApps),
  ])
}

/** Loads one part of the page, which keeps its content until the answer arrives. */
export function* loadPart<P extends OwnPart>(part: P, read: () => Promise<OwnAnswer<OwnFacts[P]>>): Saga {
  try {
    const answer = yield* call(read)
    if (answer.kind === 'told') yield* put(ownPartsActions.told({ [part]: answer.facts }))
    else yield* call(returnToSignIn)
  } catch (error) {
    yield* put(ownPartsActions.failed({ part, problem: yield* catchProblem(error, 'serverTryLater') }))
  }
}
