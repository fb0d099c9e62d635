import * as raw from 'redux-saga/effects'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { race, type Saga, take } from 'src/sagas/effects'

/** Runs a journey, and begins it anew when the browser shows the page again out of its cache (hardening §2, bfcache). */
export function anewWhenRestored(journey: () => Saga): () => Saga {
  return function* (): Saga {
    for (;;) {
      const { done } = yield* race<{ done: true; restored: true }>({
        done: raw.call(completed, journey),
        restored: raw.take(sessionEvents.pageRestored.type),
      })
      if (done) yield* take(sessionEvents.pageRestored)
    }
  }
}

function* completed(journey: () => Saga): Saga<true> {
  yield raw.call(journey)
  return true
}
