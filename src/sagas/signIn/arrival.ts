import * as v from 'valibot'
import { COOKIES } from 'src/constants/cookies'
import type { Problem } from 'src/constants/problems'
import { SESSION_KEYS } from 'src/constants/storageKeys'
import { arrivalProblem } from 'src/features/signIn/arrivalProblem'
import { bounce } from 'src/features/signIn/bounce'
import { loginActions } from 'src/features/signIn/loginSlice'
import { selectLogin } from 'src/features/signIn/selectors'
import { selectLocationState } from 'src/features/session/selectRoute'
import { selectInterruption, sessionActions } from 'src/features/session/sessionSlice'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { openWebApp } from 'src/sagas/navigation/openWebApp'
import { readCookie, removeCookie } from 'src/services/storage/readCookie'
import { wallClock } from 'src/services/browser/environment'
import { readReturnUsername } from 'src/services/addresses/returnTarget'
import { rememberedUsername } from 'src/services/storage/rememberedUsername'
import { readSession, removeSession, writeSession } from 'src/services/storage/sessionStore'

/** What the sign-in screen does when somebody comes to it (spec §2 `/`, §8 arrivals). */
export function* arrive(): Saga {
  const problem = yield* call(readArrivalProblem)
  if (yield* call(isOnTheWay, problem)) {
    yield* put(loginActions.left())
    yield* call(openWebApp)
    return
  }
  const { username: typed } = yield* select(selectLogin)
  const username = typed || (yield* call(prefilledUsername))
  yield* put(loginActions.arrived({ username, ...(problem && { problem }) }))
}

/** Whether the person is signed in already. */
function* isOnTheWay(problem: Problem | undefined): Saga<boolean> {
  if ((yield* call(readCookie, COOKIES.authenticationMode)) !== 'simple') return false
  if (!problem && (yield* call(readPreviousPath)) === undefined) return yield* call(mayBounce)
  // A call or the web app has said that nobody is signed in any more: the cookie is of an older session.
  yield* call(removeCookie, COOKIES.authenticationMode)
  return false
}

/** The route that a 401 has sent the person away from. */
function* readPreviousPath(): Saga<string | undefined> {
  const state = v.safeParse(v.object({ previousPath: v.string() }), yield* select(selectLocationState))
  return state.success ? state.output.previousPath : undefined
}

/** Counts the way on to the web app; breaks a loop of it by forgetting the cookie (rulings §4). */
export function mayBounce(): boolean {
  const earlier = readSession(SESSION_KEYS.bounces, v.array(v.number())) ?? []
  const { goOn, times } = bounce(earlier, wallClock())
  writeSession(SESSION_KEYS.bounces, times)
  if (!goOn) removeCookie(COOKIES.authenticationMode)
  return goOn
}

/** The username to begin with (rulings §1, Prefill). */
export const prefilledUsername = (): string => readReturnUsername() ?? rememberedUsername(readCookie)

function* readArrivalProblem(): Saga<Problem | undefined> {
  const interruption = yield* select(selectInterruption)
  const limits = yield* call(takeSessionLimits)
  if (interruption) {
    yield* put(sessionActions.interruptionTold())
    return interruption
  }
  return arrivalProblem({ previousPath: yield* call(readPreviousPath), ...limits })
}

/** Reads what the web app left about the session's end, once (rulings §2). */
export function takeSessionLimits(): {
  sessionLifespanLimit: boolean
  sessionTimeoutLimit: number | undefined
} {
  const lifespan = readSession(SESSION_KEYS.sessionLifespanLimit, v.unknown())
  const minutes = readSession(SESSION_KEYS.sessionTimeoutLimit, minutesSchema)
  removeSession(SESSION_KEYS.sessionLifespanLimit)
  removeSession(SESSION_KEYS.sessionTimeoutLimit)
  return { sessionLifespanLimit: Boolean(lifespan), sessionTimeoutLimit: minutes }
}

const minutesSchema = v.pipe(
  v.number(),
  v.check(minutes => Number.isFinite(minutes) && minutes >= 0),
)
