import { LOCATION_CHANGE } from 'redux-first-history'
import type { Route } from 'src/constants/routes'
import { call, race, type Saga, select, take } from 'src/sagas/effects'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'

/** Waits until the current route is this one (`true`) or another one (`false`). */
export function* untilRoute(route: Route, shown: boolean): Saga {
  while (((yield* select(selectRoute)) === route) !== shown) yield* take(LOCATION_CHANGE)
}

/** Runs a journey while its screen is shown; leaving the screen cancels its calls and its tasks (calls/leaving-ends). */
export function* whileRouteActive(route: Route, journey: () => Saga): Saga {
  for (;;) {
    yield* untilRoute(route, true)
    yield* race({ journey: call(journey), left: call(untilRoute, route, false) })
    yield* untilRoute(route, false)
  }
}

/** Cancels a worker at this event. */
export const cancelOn =
  (event: { type: string }) =>
  <A extends unknown[]>(worker: (...args: A) => Saga) =>
    function* (...args: A): Saga {
      yield* race({ worker: call(worker, ...args), cancelled: take(event.type) })
    }

/** Cancels a journey when the person asks to sign out, or when another page of this browser has ended the sign-in (sign-in/sign-out, one-sign-in/ended). */
export const cancelOnEnd = (journey: () => Saga) =>
  function* (): Saga {
    yield* race({
      journey: call(journey),
      out: take(sessionEvents.signOutRequested),
      overtaken: take(sessionEvents.overtaken),
    })
  }

/** Returns a promise that never settles. */
export const never = (): Promise<never> => new Promise(() => undefined)

/** Never returns. The end of the journey cancels the waiting saga. */
export function* untilCancelled(): Saga<never> {
  return yield* call(never)
}
