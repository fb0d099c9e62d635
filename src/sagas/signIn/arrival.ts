import type { Action } from '@reduxjs/toolkit'
import { COOKIES } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import {
  arrivalReason,
  type ReturnReason,
  redirectLoopGuard,
} from 'src/features/signIn/arrival/arrivalReason'
import { ownNameOf, selectBack, selectCaller, selectPageUser } from 'src/features/record/selectors'
import { loginActions, selectLogin } from 'src/features/signIn/loginSlice'
import { selectLocationState } from 'src/features/navigation/selectRoute'
import { selectAbortReason, sessionActions } from 'src/features/session/sessionSlice'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { openWebApp } from 'src/sagas/leaving/openWebApp'
import { returnUsername } from 'src/services/storage/returnTarget'
import { readCookie, removeCookie } from 'src/services/storage/readCookie'
import { wallClock } from 'src/services/browser/environment'
import { isSameName } from 'src/services/cleanUsername'
import { rememberedUsername } from 'src/services/storage/rawCookie'
import { readSession, removeSession, writeSession } from 'src/services/storage/sessionStore'

/** Runs at the arrival at the sign-in screen; `restored` if the page comes from the back/forward cache (sign-in/told-why). */
export function* arriveAtSignIn(restored?: Action): Saga {
  const back = yield* call(wayBack, restored)
  if (yield* call(claimRedirect, back)) {
    yield* put(loginActions.redirected())
    // A web app that waits in another window has lost its session and requests a new one, so the cookie proves
    // nothing (addresses/popup, addresses/mode).
    if (yield* select(selectCaller)) yield* call(redirectTo, ROUTES.sessionStatus)
    else yield* call(openWebApp)
    return
  }
  const { username: typed } = yield* select(selectLogin)
  // A person whom the app has sent back need not type the name again.
  const username =
    typed || (back && ownNameOf(yield* select(selectPageUser))) || (yield* call(prefilledUsername))
  const remembered = username !== '' && isSameName(username, yield* call(rememberedUsername, readCookie))
  yield* put(
    loginActions.arrived({
      username,
      ...(remembered && { remembered }),
      ...(back && { problem: back.problem }),
    }),
  )
}

/** Removes and returns the message that explains why the person is here. A second call returns undefined. */
export function* wayBack(restored?: Action): Saga<ReturnReason | undefined> {
  const abortReason = yield* select(selectAbortReason)
  if (abortReason) yield* put(sessionActions.abortShown())
  const limits = yield* call(takeSessionLimits)
  const { previousPath, lostStep } = yield* select(selectLocationState)
  // The history entry outlives its message.
  return arrivalReason({ abortReason, ...(!restored && { previousPath, lostStep }), ...limits })
}

/** Claims the redirect to the web app of a person who is signed in already; false: the form is shown. Removes a cookie that proves nothing: one of an older session, or one that leads in a loop (sign-in/simple-loop). */
export function* claimRedirect(back: ReturnReason | undefined): Saga<boolean> {
  // A person who has signed in in another tab goes on there; a person who asked for the form gets it.
  if (back?.stays || (yield* call(isFormRequested))) return false
  if ((yield* call(readCookie, COOKIES.authenticationMode)) !== 'simple') return false
  // After `sessionOver`, a response or the web app has already reported that no one is signed in.
  if (!back?.sessionOver && (yield* call(countRedirect))) return true
  yield* call(removeCookie, COOKIES.authenticationMode)
  return false
}

/**
 * Whether the person pressed 'Back to sign in' while a web app waits for the end of the sign-in. Following the cookie
 * would then return to the page that the person has just left (addresses/popup).
 */
function* isFormRequested(): Saga<boolean> {
  if (!(yield* select(selectCaller))) return false
  return (yield* select(selectLocationState)).openedHere === true
}

/** Counts a redirect to the web app; false for one that closes a loop (sign-in/simple-loop). */
export function countRedirect(): boolean {
  const earlier = readSession(SESSION_KEYS.bounces) ?? []
  const { allowed, times } = redirectLoopGuard(earlier, wallClock())
  writeSession(SESSION_KEYS.bounces, times)
  return allowed
}

/** The username to begin with (sign-in/prefill). */
export function* prefilledUsername(): Saga<string> {
  return (
    (yield* call(returnUsername, yield* select(selectBack))) ?? (yield* call(rememberedUsername, readCookie))
  )
}

/** Reads and removes the values that the web app stored about the end of the session (sign-in/session-limits). */
export function takeSessionLimits(): {
  sessionLifespanLimit: boolean
  sessionTimeoutLimit: number | undefined
} {
  const lifespan = readSession(SESSION_KEYS.sessionLifespanLimit)
  const minutes = readSession(SESSION_KEYS.sessionTimeoutLimit)
  removeSession(SESSION_KEYS.sessionLifespanLimit)
  removeSession(SESSION_KEYS.sessionTimeoutLimit)
  return { sessionLifespanLimit: Boolean(lifespan), sessionTimeoutLimit: minutes }
}
