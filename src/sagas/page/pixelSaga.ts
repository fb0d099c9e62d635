import { LOCATION_CHANGE } from 'redux-first-history'
import { type Route, ROUTES } from 'src/constants/routes'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { call, type Saga, select, take } from 'src/sagas/effects'
import { sendPixel } from 'src/services/browser/pixel'

/** A route by its name in the table of routes, so that no part of an address is ever sent. */
export const routeName = (route: Route): string =>
  Object.entries(ROUTES).find(([, path]) => path === route)?.[0] ?? 'login'

/** Sends one pixel for each screen that the app shows (calls/pixel). */
export function* pixelSaga(): Saga {
  let shown: Route | undefined
  for (;;) {
    const route = yield* select(selectRoute)
    if (route !== shown) yield* call(sendPixel, routeName(route))
    shown = route
    yield* take(LOCATION_CHANGE)
  }
}
