import { COOKIES } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { recordActions } from 'src/features/session/record/recordSlice'
import { selectRoute } from 'src/features/session/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, put, type Saga, select, spawn, takeLeading } from 'src/sagas/effects'
import { advanceTo } from 'src/sagas/navigation/goTo'
import { currentActingUser, endForOtherAccount, isOtherAccount } from 'src/sagas/oneSignIn/callForPerson'
import { syncMark } from 'src/sagas/oneSignIn/syncMark'
import { endMark } from 'src/sagas/oneSignIn/mark'
import { signOut } from 'src/services/api/signOutService'
import type { ActingUser } from 'src/services/http/actingUser'
import { failureOf } from 'src/services/http/serviceError'
import { logFailure } from 'src/services/log'
import { removeCookie } from 'src/services/storage/readCookie'
import { forgetCookies, forgetRemembered } from 'src/services/storage/rememberedPerson'
import { clearSession } from 'src/services/storage/sessionStore'

/** Ends the session at the server; after a failure the sign-in page says that the session may still be open (one-sign-in/sign-out). */
export function* endOnServer(acting: ActingUser): Saga {
  yield* put(recordActions.signOutBegan())
  try {
    yield* call(signOut, acting)
    yield* put(recordActions.signOutDone(yield* call(endMark)))
  } catch (error) {
    if (isOtherAccount(error)) return yield* call(endForOtherAccount)
    yield* call(logFailure, 'sign out', failureOf(error))
    yield* put(recordActions.signOutFailed())
  }
}

/** Signs out and goes to the login page (sign-in/sign-out, storage/sign-out). On the login page it does not wait for the server: the next person types at once, and a late answer must not empty the form. */
export function* endSession({ payload: forget } = sessionEvents.signOutRequested()): Saga {
  if (!(yield* call(syncMark))) return
  const acting = yield* call(currentActingUser)
  if ((yield* select(selectRoute)) === ROUTES.login) yield* spawn(endOnServer, acting)
  else yield* call(endOnServer, acting)
  yield* call(removeCookie, COOKIES.authenticationMode)
  yield* call(forgetCookies)
  yield* call(clearSession)
  if (forget) yield* call(forgetRemembered)
  yield* put(sessionEvents.signedOut(forget))
  yield* call(advanceTo, ROUTES.login)
}

/** Tries a failed sign-out again. The page shows nobody by now, so the call names no acting user. */
export function* retrySignOut(): Saga {
  yield* call(endOnServer, {})
}

export function* signOutSaga(): Saga {
  yield* takeLeading(sessionEvents.signOutRequested, endSession)
  yield* takeLeading(sessionEvents.signOutRetried, retrySignOut)
}
