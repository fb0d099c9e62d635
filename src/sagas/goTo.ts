import { push, replace } from 'redux-first-history'
import { BASE_PATH, type Route } from 'src/constants/routes'
import { loginActions } from 'src/features/login/loginSlice'
import { call, put, type Saga } from 'src/sagas/effects'
import { leaveFor, leaveForGood } from 'src/services/navigation'

export interface LocationState {
  /** The route that a 401 of the session status sent the person away from (rulings §4). */
  previousPath?: Route
}

/** Shows a screen; Back returns to the one before. */
export function* goTo(route: Route, state?: LocationState): Saga {
  yield* put(push(BASE_PATH + route, state))
}

/** Shows a screen in place of the current one. */
export function* goToInstead(route: Route, state?: LocationState): Saga {
  yield* put(replace(BASE_PATH + route, state))
}

/** Leaves for a page outside that the person may come back from. */
export function* leaveTo(address: string): Saga {
  yield* put(loginActions.left())
  yield* call(leaveFor, address)
}

/** Leaves with the sign-in done. */
export function* leaveToStay(address: string): Saga {
  yield* put(loginActions.left())
  yield* call(leaveForGood, address)
}
