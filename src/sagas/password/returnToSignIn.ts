import { ROUTES } from 'src/constants/routes'
import { call, type Saga } from 'src/sagas/effects'
import { redirectTo } from 'src/sagas/navigation/goTo'

/** Goes to the login page, since the session is over (password-change/session-over); the path it came from keeps that page from going on to the web app. */
export function* returnToSignIn(): Saga {
  yield* call(redirectTo, ROUTES.login, { previousPath: ROUTES.changePassword })
}
