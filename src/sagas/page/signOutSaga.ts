import { COOKIES } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { recordActions } from 'src/features/session/record/recordSlice'
import { selectRoute } from 'src/features/session/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, put, type Saga, select, spawn, takeLeading } from 'src/sagas/effects'
import { advanceTo } from 'src/sagas/navigation/goTo'
import { actingHere, endForOther, isOtherAccount } from 'src/sagas/oneSignIn/changeFor'
import { compareMark } from 'src/sagas/oneSignIn/compareMark'
import { endMark } from 'src/sagas/oneSignIn/mark'
import { signOut } from 'src/services/api/signOutService'
import type { Acting } from 'src/services/http/acting'
import { failureOf } from 'src/services/http/serviceError'
import { logFailure } from 'src/services/log'
import { removeCookie } from 'src/services/storage/readCookie'
import { forgetCookies, forgetRemembered } from 'src/services/storage/rememberedPerson'
import { clearSession } from 'src/services/storage/sessionStore'

/** Ends the session at the server; that it may still be open is told on the sign-in page (one-sign-in/sign-out). */
export function* endOnServer(acting: Acting): Saga {
  yield* put(recordActions.signOutBegan())
  try {
    yield* call(signOut, acting)
    yield* put(recordActions.signOutDone(yield* call(endMark)))
  } catch (error) {
    if (isOtherAccount(error)) return yield* call(endForOther)
    yield* call(logFailure, 'sign out', failureOf(error))
    yield* put(recordActions.signOutFailed())
  }
}

/** Signs out and goes to the login page (sign-in/sign-out, storage/sign-out). On the login page the next person types at once, and must lose nothing to a late answer. */
export function* endSession({ payload: forget } = sessionEvents.signOutAsked()): Saga {
  if (!(yield* call(compareMark))) return
  const acting = yield* call(actingHere)
  if ((yield* select(selectRoute)) === ROUTES.login) yield* spawn(endOnServer, acting)
  else yield* call(endOnServer, acting)
  yield* call(removeCookie, COOKIES.authenticationMode)
  yield* call(forgetCookies)
  yield* call(clearSession)
  if (forget) yield* call(forgetRemembered)
  yield* put(sessionEvents.signedOut(forget))
  yield* call(advanceTo, ROUTES.login)
}

/** Another try of a sign-out that has failed; nobody is shown by now for whom it could speak. */
export function* retrySignOut(): Saga {
  yield* call(endOnServer, {})
}

export function* signOutSaga(): Saga {
  yield* takeLeading(sessionEvents.signOutAsked, endSession)
  yield* takeLeading(sessionEvents.signOutRetried, retrySignOut)
}
