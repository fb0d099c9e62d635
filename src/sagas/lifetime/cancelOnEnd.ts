import { sessionEvents } from 'src/features/session/sessionEvents'
import { callEffect, race, type Saga, takeEffect } from 'src/sagas/effects'

/** Cancels a journey when the person asks to sign out, or when another page of this browser has ended the sign-in (sign-in/sign-out, one-sign-in/ended). */
export const cancelOnEnd = (journey: () => Saga) =>
  function* (): Saga {
    yield* race({
      journey: callEffect(journey),
      out: takeEffect(sessionEvents.signOutRequested),
      overtaken: takeEffect(sessionEvents.overtaken),
    })
  }
