import { LOCATION_CHANGE } from 'redux-first-history'
import type { Route } from 'src/constants/routes'
import { callEffect, race, type Saga, select, takeType } from 'src/sagas/effects'
import { selectRoute } from 'src/features/session/selectRoute'

/** Waits until the current route is this one, or is another. */
export function* untilRoute(route: Route, shown: boolean): Saga {
  while (((yield* select(selectRoute)) === route) !== shown) yield* takeType(LOCATION_CHANGE)
}

/** Runs a journey for as long as its screen is shown; leaving cancels all that it has under way (calls/leaving-ends). */
export function* whileRouteActive(route: Route, journey: () => Saga): Saga {
  for (;;) {
    yield* untilRoute(route, true)
    yield* race({ journey: callEffect(journey), left: callEffect(untilRoute, route, false) })
    yield* untilRoute(route, false)
  }
}
