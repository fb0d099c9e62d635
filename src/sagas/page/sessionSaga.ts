import { COOKIES } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { selectRoute } from 'src/features/session/selectRoute'
import { call, put, type Saga, select, spawn, takeEvery, takeLeading } from 'src/sagas/effects'
import { advanceTo, goTo } from 'src/sagas/navigation/goTo'
import { signOut } from 'src/services/api/signOutService'
import { removeCookie } from 'src/services/storage/readCookie'
import { logFailure } from 'src/services/log'
import { failureOf } from 'src/services/http/serviceError'
import { forgetCookies, forgetPerson, forgetRemembered } from 'src/services/storage/signInRecord'

/** The answer changes nothing here. */
export function* endOnServer(): Saga {
  try {
    yield* call(signOut)
  } catch (error) {
    yield* call(logFailure, 'sign out', failureOf(error))
  }
}

/** Signs out and goes to the login page, whatever the server says (sign-in/sign-out, storage/sign-out). On the login page the next person types at once, and must lose nothing to a late answer. */
export function* endSession({ payload: forget } = sessionEvents.signOutAsked()): Saga {
  if ((yield* select(selectRoute)) === ROUTES.login) yield* spawn(endOnServer)
  else yield* call(endOnServer)
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
