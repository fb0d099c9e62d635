import { COOKIES } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, put, type Saga, takeEvery, takeLeading } from 'src/sagas/effects'
import { advanceTo, goTo } from 'src/sagas/navigation/goTo'
import { signOut } from 'src/services/api/signOutService'
import { removeCookie } from 'src/services/storage/readCookie'
import { logFailure } from 'src/services/log'
import { failureOf } from 'src/services/http/serviceError'
import { forgetCookies, forgetPerson, forgetRemembered } from 'src/services/storage/signInRecord'

/** Signs out and goes to the login page, whatever the server says (sign-in/sign-out, storage/sign-out). */
export function* endSession({ payload: forget } = sessionEvents.signOutAsked()): Saga {
  try {
    yield* call(signOut)
  } catch (error) {
    yield* call(logFailure, 'sign out', failureOf(error))
  }
  yield* call(removeCookie, COOKIES.authenticationMode)
  yield* call(forgetCookies)
  yield* call(forgetPerson)
  if (forget) yield* call(forgetRemembered)
  yield* put(sessionEvents.signedOut(forget))
  yield* call(advanceTo, ROUTES.login)
}

export function* followRoute({ payload: route }: ReturnType<typeof sessionEvents.routeFollowed>): Saga {
  yield* call(goTo, route)
}

export function* sessionSaga(): Saga {
  yield* takeLeading(sessionEvents.signOutAsked, endSession)
  yield* takeEvery(sessionEvents.routeFollowed, followRoute)
}
