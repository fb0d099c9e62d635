import type { Route } from 'src/constants/routes'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, race, type Saga, take } from 'src/sagas/effects'
import { cancelOnEnd, whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'

/** Runs a journey, and restarts it when the browser shows the page again from its back/forward cache (addresses/shown-again). */
export function restartOnPageShow(journey: () => Saga): () => Saga {
  return function* (): Saga {
    for (;;) {
      const { done } = yield* race({
        done: call(completed, journey),
        restored: take(sessionEvents.pageRestored),
      })
      if (done) yield* take(sessionEvents.pageRestored)
    }
  }
}

function* completed(journey: () => Saga): Saga<true> {
  yield* call(journey)
  return true
}

/** Runs the journey of a page of a sign-in while the page is shown, again when the browser restores it, and until the sign-in ends. */
export function* whilePageShown(route: Route, journey: () => Saga): Saga {
  yield* call(whileRouteActive, route, restartOnPageShow(cancelOnEnd(journey)))
}
