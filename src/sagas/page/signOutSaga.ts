import { COOKIES } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { SIGN_OUT_LIMIT_MS } from 'src/constants/timings'
import { recordActions } from 'src/features/session/record/recordSlice'
import { selectBound } from 'src/features/session/record/selectors'
import { selectRoute } from 'src/features/session/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import {
  call,
  callEffect,
  delayEffect,
  put,
  race,
  type Saga,
  select,
  spawn,
  takeEffect,
  takeLeading,
} from 'src/sagas/effects'
import { advanceTo } from 'src/sagas/navigation/goTo'
import { currentActingUser, isOtherAccount } from 'src/sagas/oneSignIn/callForPerson'
import { clientLoaded } from 'src/sagas/oneSignIn/credential'
import { learnAccount } from 'src/sagas/oneSignIn/learnAccount'
import { compareMark, endJourney, untilMayAct } from 'src/sagas/oneSignIn/untilMayAct'
import { signOut } from 'src/services/api/signOutService'
import { deadlineIn, millisecondsLeft } from 'src/services/clock'
import { failureOf, noAnswer } from 'src/services/http/serviceError'
import { logFailure } from 'src/services/log'
import { type Mark, newMarkId, readMark, writeMark } from 'src/services/storage/currentSignIn'
import { removeCookie } from 'src/services/storage/readCookie'
import { forgetCookies, forgetRemembered } from 'src/services/storage/rememberedPerson'
import { clearSession } from 'src/services/storage/sessionStore'

/** Ends the session at the server; after a failure the sign-in page says that the session may still be open. Returns false if another sign-in has ended the page's journey instead (one-sign-in/sign-out). */
export function* endOnServer(): Saga<boolean> {
  yield* put(recordActions.signOutBegan())
  const before = yield* call(readMark)
  const ends = yield* call(deadlineIn, SIGN_OUT_LIMIT_MS)
  const { mayAct, late, overtaken } = yield* race({
    mayAct: callEffect(untilReady),
    // Another read of this page may find it first: the page is bound to nobody then, and must not sign the other user out.
    overtaken: takeEffect(sessionEvents.overtaken),
    late: delayEffect(SIGN_OUT_LIMIT_MS),
  })
  if (mayAct === false || overtaken) return false
  try {
    if (late) throw noAnswer()
    const compared = yield* call(readMark)
    if (yield* call(isNextSession, before, compared)) {
      yield* put(recordActions.signOutDone(undefined))
      return false
    }
    const acting = yield* call(currentActingUser)
    yield* call(signOut, acting, yield* call(millisecondsLeft, ends))
    // Another sign-in may have begun meanwhile: its mark stays.
    const isCurrent = (yield* call(readMark))?.id === compared?.id
    yield* put(recordActions.signOutDone(isCurrent ? yield* call(endMark) : undefined))
  } catch (error) {
    if (isOtherAccount(error)) {
      yield* call(endJourney, 'otherAccount')
      return false
    }
    yield* call(logFailure, 'sign out', failureOf(error))
    yield* put(recordActions.signOutFailed())
  }
  return true
}

/** Whether a page that belongs to no account any more has waited until a new sign-in, whose session stays. A bound page has ended by then, unless the sign-in is its own user's. */
function* isNextSession(before: Mark | undefined, now: Mark | undefined): Saga<boolean> {
  return now?.id !== before?.id && !(yield* select(selectBound))
}

/** Learns the account that the call must name, and waits while another user's credential is under way. */
function* untilReady(): Saga<boolean> {
  yield* call(clientLoaded)
  try {
    yield* call(learnAccount)
  } catch (error) {
    yield* call(logFailure, 'session status', failureOf(error))
  }
  return yield* call(untilMayAct)
}

/** Writes the mark of a sign-out, which names no user (one-sign-in/mark). */
function* endMark(): Saga<Mark> {
  const mark: Mark = { id: yield* call(newMarkId), who: '', ended: true }
  yield* call(writeMark, mark)
  return mark
}

/** Signs out and goes to the login page (sign-in/sign-out, storage/sign-out). On the login page it does not wait for the server: the next person types at once, and a late answer must not empty the form. */
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

/** Tries a failed sign-out again. The page shows no account by now, so the call names no acting user. */
export function* retrySignOut(): Saga {
  yield* call(endOnServer)
}

export function* signOutSaga(): Saga {
  yield* takeLeading(sessionEvents.signOutRequested, endSession)
  yield* takeLeading(sessionEvents.signOutRetried, retrySignOut)
}
