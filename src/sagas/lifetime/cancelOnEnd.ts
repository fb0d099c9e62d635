import { sessionEvents } from 'src/features/session/sessionEvents'
import { callEffect, race, type Saga, takeEffect } from 'src/sagas/effects'

/** Ends a journey at any point as soon as the person asks to sign out, or another page of this browser has ended the sign-in: it must not go on (sign-in/sign-out, one-sign-in/ended). */
export const cancelOnEnd = (journey: () => Saga) =>
  function* (): Saga {
    yield* race({
      journey: callEffect(journey),
      out: takeEffect(sessionEvents.signOutAsked),
      overtaken: takeEffect(sessionEvents.overtaken),
    })
  }
