import type { Route } from 'src/constants/routes'
import { call, type Saga } from 'src/sagas/effects'
import { cancelOnEnd } from 'src/sagas/lifetime/cancelOnEnd'
import { restartOnPageShow } from 'src/sagas/lifetime/restartOnPageShow'
import { whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'

/** Runs the journey of a page of a sign-in while the page is shown, again when the browser restores it, and until the sign-in ends. */
export function* whilePageShown(route: Route, journey: () => Saga): Saga {
  yield* call(whileRouteActive, route, restartOnPageShow(cancelOnEnd(journey)))
}
