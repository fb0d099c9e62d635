import { ROUTES } from 'src/constants/routes'
import { selectCaller } from 'src/features/record/selectors'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { isCaller } from 'src/services/addresses/caller'

/**
 * Goes to the login page because the session has ended (password-change/session-over). The previous path prevents
 * that page from continuing to the web app. The sign-in leads back to a page that has requested it.
 */
export function* returnToSignIn(): Saga {
  const previousPath = yield* select(selectRoute)
  if (isCaller(previousPath) && !(yield* select(selectCaller)))
    yield* put(recordActions.returned({ back: undefined, caller: previousPath }))
  yield* call(redirectTo, ROUTES.login, { previousPath })
}
