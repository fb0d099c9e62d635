import { COOKIES } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, put, type Saga, select, spawn, takeLeading, delay, race, take } from 'src/sagas/effects'
import { advanceTo } from 'src/sagas/navigation/goTo'
import { compareMark, askServer } from 'src/sagas/oneSignIn/oneSignIn'
import { removeCookie } from 'src/services/storage/readCookie'
import { forgetCookies, forgetRemembered } from 'src/services/storage/rememberedPerson'
import { clearSession } from 'src/services/storage/sessionStore'
import { SIGN_OUT_LIMIT_MS } from 'src/constants/timings'
import { recordActions } from 'src/features/record/recordSlice'
import type { RecordState } from 'src/features/record/recordState'
import { selectRecord } from 'src/features/record/selectors'
import { logCaught } from 'src/sagas/caught'
import { noAnswer } from 'src/services/http/serviceError'
import { readMark } from 'src/services/storage/oneSignIn/currentSignIn'

/**
 * Signs out and goes to the login page (sign-in/sign-out, storage/sign-out). On the login page it does not wait for
 * the server, because the next person may start typing, and a late response must not clear the form.
 */
export function* endSession({ payload: forget } = sessionEvents.signOutRequested()): Saga {
  if (!(yield* call(compareMark))) return
  if ((yield* select(selectRoute)) === ROUTES.login) yield* spawn(endOnServer, yield* select(selectRecord))
  else if (!(yield* call(endOnServer))) return
  yield* call(removeCookie, COOKIES.authenticationMode)
  yield* call(forgetCookies)
  yield* call(clearSession)
  if (forget) yield* call(forgetRemembered)
  yield* put(sessionEvents.signedOut(forget))
  yield* call(advanceTo, ROUTES.login)
}

export function* signOutSaga(): Saga {
  yield* takeLeading(sessionEvents.signOutRequested, endSession)
  // The page shows no account by then, so the request names no acting user.
  yield* takeLeading(sessionEvents.signOutRetried, () => endOnServer())
}

/**
 * Ends the session on the server. After a failure, the sign-in page warns that the session may still be open. Returns
 * false if another sign-in has ended the page's journey, or has begun before the request: that session continues, and
 * its stored values stay in the browser (one-sign-in/sign-out, one-sign-in/ended). `removed`: see `askServer`.
 */
export function* endOnServer(removed?: RecordState): Saga<boolean> {
  yield* put(recordActions.signOutBegan())
  const before = yield* call(readMark)
  try {
    const { ended, late } = yield* race({
      // This includes the wait for another user's credential.
      late: delay(SIGN_OUT_LIMIT_MS),
      overtaken: take(sessionEvents.overtaken),
      ended: call(askServer, before, removed),
    })
    if (late) throw noAnswer()
    return ended ?? false
  } catch (error) {
    yield* logCaught('sign out', error)
    yield* put(recordActions.signOutFailed())
    return true
  }
}
