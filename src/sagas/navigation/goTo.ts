import { push, replace } from 'redux-first-history'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { BASE_PATH } from 'src/constants/basePath'
import { type Route, TRANSIENT_ROUTES, ROUTES } from 'src/constants/routes'
import { type LocationState, selectRoute } from 'src/features/navigation/selectRoute'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { assignLocation, replaceLocation } from 'src/services/browser/navigation'
import type { Problem } from 'src/constants/problems'
import { loginActions } from 'src/features/signIn/loginSlice'
import { sessionActions } from 'src/features/session/sessionSlice'

/*
 * Six functions, named after their effect on the history entry of the current page:
 *
 * | the current page             | to a screen of the app | to an address outside |
 * | stays: Back returns to it    | goTo                   | exitTo                |
 * | is replaced                  | redirectTo             | exitReplacing         |
 * | as TRANSIENT_ROUTES has it   | advanceTo              | exitAdvancing         |
 */

/** Shows a screen; Back returns to the one before (addresses/known-routes). */
export function* goTo(route: Route, state?: LocationState): Saga {
  yield* put(push(BASE_PATH + route, state))
}

/** Shows a screen in place of the current one: Back returns to the one before that. */
export function* redirectTo(route: Route, state?: LocationState): Saga {
  yield* put(replace(BASE_PATH + route, state))
}

const TRANSIENT: readonly Route[] = Object.values(TRANSIENT_ROUTES)

/** Shows the next step of a sign-in: a transient step is replaced, any other stays for Back (addresses/replace). */
export function* advanceTo(route: Route, state?: LocationState): Saga {
  const transient = TRANSIENT.includes(yield* select(selectRoute))
  yield* call(transient ? redirectTo : goTo, route, state)
}

/** Loads a page outside the app; Back returns to the screen. */
export function* exitTo(address: string): Saga {
  yield* put(sessionEvents.pageLeft())
  yield* call(assignLocation, address)
}

/** Loads a page outside the app in the midst of a sign-in: a transient step is replaced, any other stays for Back. */
export function* exitAdvancing(address: string): Saga {
  const transient = TRANSIENT.includes(yield* select(selectRoute))
  yield* call(transient ? exitReplacing : exitTo, address)
}

/** Loads a page outside the app in place of the screen, such as the web app once the sign-in is done. */
export function* exitReplacing(address: string): Saga {
  yield* put(sessionEvents.pageLeft())
  yield* call(replaceLocation, address)
}

/** Ends a sign-in that cannot continue; the login page shows why (calls/settings-in-sign-in). */
export function* abortSignIn(problem: Problem): Saga {
  if ((yield* select(selectRoute)) === ROUTES.login) {
    yield* put(loginActions.failed(problem))
    return
  }
  yield* put(sessionActions.signInAborted(problem))
  yield* call(advanceTo, ROUTES.login)
}
