import { stepEvents } from 'src/features/mfa/factor'
import { call, race, type Saga, take } from 'src/sagas/effects'

/** Runs the journey of a factor's page. Ends it when another journey replaces its step, and runs it again if the next step has the same page (alternatives/same-page). */
export const restartOnNewStep = (journey: () => Saga) =>
  function* (): Saga {
    for (;;) {
      const { replaced } = yield* race({
        journey: call(journey),
        replaced: take(stepEvents.replaced),
      })
      if (!replaced) return
      yield* take(stepEvents.due)
    }
  }
