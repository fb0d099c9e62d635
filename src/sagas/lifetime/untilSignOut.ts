import * as raw from 'redux-saga/effects'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { race, type Saga } from 'src/sagas/effects'

/** Ends a journey, whatever it is at, as soon as the person asks to sign out: nothing of it may still sign them in. */
export const untilSignOut = (journey: () => Saga) =>
  function* (): Saga {
    yield* race({ journey: raw.call(journey), out: raw.take(sessionEvents.signOutAsked.type) })
  }
