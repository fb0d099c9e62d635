import { LOCATION_CHANGE } from 'redux-first-history'
import * as raw from 'redux-saga/effects'
import type { Route } from 'src/constants/routes'
import { race, type Saga, select } from 'src/sagas/effects'
import { selectRoute } from 'src/features/session/selectRoute'

/** Waits until the route that is shown is, or is no longer, this one. */
export function* untilRoute(route: Route, shown: boolean): Saga {
  while (((yield* select(selectRoute)) === route) !== shown) yield raw.take(LOCATION_CHANGE)
}

/** Runs a journey for as long as its screen is shown; leaving cancels all that it has under way (hardening §1, rule 4). */
export function* whileShown(route: Route, journey: () => Saga): Saga {
  for (;;) {
    yield* untilRoute(route, true)
    yield* race({ journey: raw.call(journey), left: raw.call(untilRoute, route, false) })
    yield* untilRoute(route, false)
  }
}
