import type { Problem } from 'src/constants/problems'
import { ROUTES } from 'src/constants/routes'
import { loginActions } from 'src/features/signIn/loginSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { sessionActions } from 'src/features/session/sessionSlice'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { advanceTo } from 'src/sagas/navigation/goTo'

/** Ends a sign-in that cannot continue; the login page shows why (calls/settings-in-sign-in). */
export function* abortSignIn(problem: Problem): Saga {
  if ((yield* select(selectRoute)) === ROUTES.login) {
    yield* put(loginActions.failed(problem))
    return
  }
  yield* put(sessionActions.signInAborted(problem))
  yield* call(advanceTo, ROUTES.login)
}
