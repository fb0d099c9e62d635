import { push, replace } from 'redux-first-history'
import { BASE_PATH } from 'src/constants/basePath'
import { type Route, TRANSIENT_ROUTES } from 'src/constants/routes'
import { loginActions } from 'src/features/signIn/loginSlice'
import { selectRoute } from 'src/features/session/selectRoute'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { leaveFor, leaveForGood } from 'src/services/browser/navigation'

export interface LocationState {
  /** The route that a 401 has sent the person away from (rulings §4). */
  previousPath?: Route
  /** The screen lacks the data that it needs. */
  lostStep?: true
  /** The onboarding still waits for this device. */
  notSetUp?: true
  /** The screen was opened from another one of this app: Back leads there. */
  openedHere?: true
  /** The step of this history entry is finished: a refresh cannot resume it. */
  done?: true
}

/** Shows a screen; Back returns to the one before. */
export function* goTo(route: Route, state?: LocationState): Saga {
  yield* put(push(BASE_PATH + route, state))
}

/** Shows a screen in place of the current one. */
export function* goToInstead(route: Route, state?: LocationState): Saga {
  yield* put(replace(BASE_PATH + route, state))
}

const PASSING: readonly Route[] = Object.values(TRANSIENT_ROUTES)

/** Goes on with a sign-in: a step that is done with is replaced, any other stays for Back (hardening §2, pages reached by Back). */
export function* goOn(route: Route, state?: LocationState): Saga {
  const done = PASSING.includes(yield* select(selectRoute))
  yield* call(done ? goToInstead : goTo, route, state)
}

/** Leaves for a page outside from which the person may return. */
export function* leaveTo(address: string): Saga {
  yield* put(loginActions.left())
  yield* call(leaveFor, address)
}

/** Leaves in the middle of a sign-in: Back returns to an unfinished step. */
export function* leaveOn(address: string): Saga {
  const done = PASSING.includes(yield* select(selectRoute))
  yield* call(done ? leaveToStay : leaveTo, address)
}

/** Leaves with the sign-in done. */
export function* leaveToStay(address: string): Saga {
  yield* put(loginActions.left())
  yield* call(leaveForGood, address)
}
