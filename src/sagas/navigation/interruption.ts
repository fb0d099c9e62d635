import type { Problem } from 'src/constants/problems'
import { ROUTES } from 'src/constants/routes'
import { loginActions } from 'src/features/signIn/loginSlice'
import { selectRoute } from 'src/features/session/selectRoute'
import { sessionActions } from 'src/features/session/sessionSlice'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { goOn } from 'src/sagas/navigation/goTo'

/** Breaks a sign-in off: the login page says why (spec §8, "on the login page"). */
export function* interruptSignIn(problem: Problem): Saga {
  if ((yield* select(selectRoute)) === ROUTES.login) {
    yield* put(loginActions.failed(problem))
    return
  }
  yield* put(sessionActions.interrupted(problem))
  yield* call(goOn, ROUTES.login)
}
