import { stepEvents } from 'src/features/mfa/factor'
import { callEffect, race, type Saga, take, takeEffect } from 'src/sagas/effects'

/** Runs the journey of a factor's page. Ends it when another journey replaces its step, and runs it again if the next step has the same page (alternatives/same-page). */
export const restartOnNewStep = (journey: () => Saga) =>
  function* (): Saga {
    for (;;) {
      const { replaced } = yield* race({
        journey: callEffect(journey),
        replaced: takeEffect(stepEvents.replaced),
      })
      if (!replaced) return
      yield* take(stepEvents.due)
    }
  }
