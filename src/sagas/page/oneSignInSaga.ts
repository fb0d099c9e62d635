import { buffers, eventChannel } from 'redux-saga'
import { LOCATION_CHANGE } from 'redux-first-history'
import { ROUTES } from 'src/constants/routes'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { tryCall } from 'src/sagas/caught'
import { call, fork, put, type Saga, select, takeEvery, take } from 'src/sagas/effects'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { compareMark, followChange } from 'src/sagas/oneSignIn/oneSignIn'
import { bindRoute } from 'src/sagas/page/bindPage'
import { type SignInChange, watchSignIns } from 'src/services/storage/oneSignIn/currentSignIn'

const changes = () => eventChannel<SignInChange>(watchSignIns, buffers.expanding())

/** Replaces the current step by the sign-in page, which shows the reason; Back does not return to the step (one-sign-in/ended). */
export function* leaveOvertaken(): Saga {
  if ((yield* select(selectRoute)) !== ROUTES.login) yield* call(redirectTo, ROUTES.login)
}

/** Follows a change that another page has made. If the rules do not load, the page compares before its next request. */
function* followSafely(change: SignInChange): Saga {
  yield* put(sessionEvents.signInsChanged())
  yield* tryCall('other sign-in', followChange, change)
}

function* bindRoutes(): Saga {
  for (;;) {
    yield* take(LOCATION_CHANGE)
    yield* fork(bindRoute)
  }
}

/** Keeps this page in step with the one sign-in of the browser. One change at a time: the entry of a credential comes before the mark that settles it. */
export function* oneSignInSaga(): Saga {
  yield* takeEvery(sessionEvents.overtaken, leaveOvertaken)
  // Records the entries that exist when the page's own user becomes known (one-sign-in/same-user).
  yield* takeEvery([recordActions.answered, recordActions.resetProved, recordActions.markNamed], compareMark)
  yield* fork(bindRoutes)
  const channel = yield* call(changes)
  for (;;) yield* call(followSafely, yield* take(channel))
}
