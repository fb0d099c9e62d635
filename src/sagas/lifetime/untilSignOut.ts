import { sessionEvents } from 'src/features/session/sessionEvents'
import { callEffect, race, type Saga, takeEffect } from 'src/sagas/effects'

/** Ends a journey, whatever it is at, as soon as the person asks to sign out: nothing of it may still sign them in. */
export const untilSignOut = (journey: () => Saga) =>
  function* (): Saga {
    yield* race({ journey: callEffect(journey), out: takeEffect(sessionEvents.signOutAsked) })
  }
