import { LOCATION_CHANGE } from 'redux-first-history'
import { ROUTES } from 'src/constants/routes'
import { autoLoginActions, selectAutoLogin } from 'src/features/autoLogin/autoLoginSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { loginActions, type LoginState, selectLogin } from 'src/features/signIn/loginSlice'
import { call, put, race, type Saga, select, take } from 'src/sagas/effects'
import { cancelOn } from 'src/sagas/lifetime/whileRouteActive'
import { addStepEntry, isStepEntry } from 'src/services/browser/navigation'

function* untilMoved(): Saga<true> {
  yield* take(LOCATION_CHANGE)
  return true
}

/** Adds a history entry for the step after the username, so that Back leads to the username and Forward to the step again (sign-in/back). */
export function* followHistory(): Saga {
  let second: LoginState | undefined
  for (;;) {
    const { moved } = yield* race({
      moved: call(untilMoved),
      password: take(loginActions.passwordAsked),
      provider: take(loginActions.providerFound),
    })
    if (moved) yield* call(showEntry, second)
    else {
      second = yield* select(selectLogin)
      yield* call(addStepEntry)
    }
  }
}

/** Shows the step of the current history entry; `second` is the last step after the username. */
export function* showEntry(second: LoginState | undefined): Saga {
  // Another screen ends this journey.
  if ((yield* select(selectRoute)) !== ROUTES.login) return
  if (yield* call(isStepEntry)) {
    if (second) yield* put(loginActions.wentForward(second))
    return
  }
  // The sign-in is complete, and the person closes the window.
  if ((yield* select(selectAutoLogin)).step === 'popupNotified') return
  yield* put(loginActions.wentBack())
  yield* put(autoLoginActions.cancelled())
}

/** Cancels a worker when the person goes back to the username (sign-in/back). */
export const unlessBack = cancelOn(loginActions.wentBack)
