import { SIGN_OUT_LIMIT_MS } from 'src/constants/timings'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { logCaught } from 'src/sagas/caught'
import { call, callEffect, delayEffect, put, race, type Saga, takeEffect } from 'src/sagas/effects'
import { askServer } from 'src/sagas/oneSignIn/oneSignIn'
import { noAnswer } from 'src/services/http/serviceError'
import { readMark } from 'src/services/storage/oneSignIn/currentSignIn'

/**
 * Ends the session on the server. After a failure, the sign-in page warns that the session may still be open. Returns
 * false if another sign-in has ended the page's journey, or has begun before the request: that session continues, and
 * its stored values stay in the browser (one-sign-in/sign-out, one-sign-in/ended).
 */
export function* endOnServer(): Saga<boolean> {
  yield* put(recordActions.signOutBegan())
  const before = yield* call(readMark)
  try {
    const { ended, late } = yield* race({
      // This includes the wait for another user's credential.
      late: delayEffect(SIGN_OUT_LIMIT_MS),
      overtaken: takeEffect(sessionEvents.overtaken),
      ended: callEffect(askServer, before),
    })
    if (late) throw noAnswer()
    return ended ?? false
  } catch (error) {
    yield* logCaught('sign out', error)
    yield* put(recordActions.signOutFailed())
    return true
  }
}
