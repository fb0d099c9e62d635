import { COOKIES } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, put, type Saga, select, spawn, takeLeading } from 'src/sagas/effects'
import { advanceTo } from 'src/sagas/navigation/goTo'
import { compareMark } from 'src/sagas/oneSignIn/oneSignIn'
import { endOnServer } from 'src/sagas/page/endOnServer'
import { removeCookie } from 'src/services/storage/readCookie'
import { forgetCookies, forgetRemembered } from 'src/services/storage/rememberedPerson'
import { clearSession } from 'src/services/storage/sessionStore'

/**
 * Signs out and goes to the login page (sign-in/sign-out, storage/sign-out). On the login page it does not wait for
 * the server, because the next person may start typing, and a late response must not clear the form.
 */
export function* endSession({ payload: forget } = sessionEvents.signOutRequested()): Saga {
  if (!(yield* call(compareMark))) return
  if ((yield* select(selectRoute)) === ROUTES.login) yield* spawn(endOnServer)
  else if (!(yield* call(endOnServer))) return
  yield* call(removeCookie, COOKIES.authenticationMode)
  yield* call(forgetCookies)
  yield* call(clearSession)
  if (forget) yield* call(forgetRemembered)
  yield* put(sessionEvents.signedOut(forget))
  yield* call(advanceTo, ROUTES.login)
}

/** Tries a failed sign-out again. The page shows no account by then, so the request names no acting user. */
export function* retrySignOut(): Saga {
  yield* call(endOnServer)
}

export function* signOutSaga(): Saga {
  yield* takeLeading(sessionEvents.signOutRequested, endSession)
  yield* takeLeading(sessionEvents.signOutRetried, retrySignOut)
}
