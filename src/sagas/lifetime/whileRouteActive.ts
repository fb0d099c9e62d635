import { LOCATION_CHANGE } from 'redux-first-history'
import type { Route } from 'src/constants/routes'
import { callEffect, race, type Saga, select, takeType } from 'src/sagas/effects'
import { selectRoute } from 'src/features/navigation/selectRoute'

/** Waits until the current route is this one (`true`) or another one (`false`). */
export function* untilRoute(route: Route, shown: boolean): Saga {
  while (((yield* select(selectRoute)) === route) !== shown) yield* takeType(LOCATION_CHANGE)
}

/** Runs a journey while its screen is shown; leaving the screen cancels its calls and its tasks (calls/leaving-ends). */
export function* whileRouteActive(route: Route, journey: () => Saga): Saga {
  for (;;) {
    yield* untilRoute(route, true)
    yield* race({ journey: callEffect(journey), left: callEffect(untilRoute, route, false) })
    yield* untilRoute(route, false)
  }
}
