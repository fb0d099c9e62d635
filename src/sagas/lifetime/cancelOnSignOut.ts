import { sessionEvents } from 'src/features/session/sessionEvents'
import { callEffect, race, type Saga, takeEffect } from 'src/sagas/effects'

/** Ends a journey at any point as soon as the person asks to sign out: it must not sign them in any more. */
export const cancelOnSignOut = (journey: () => Saga) =>
  function* (): Saga {
    yield* race({ journey: callEffect(journey), out: takeEffect(sessionEvents.signOutAsked) })
  }
