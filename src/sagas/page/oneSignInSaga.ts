import { eventChannel } from 'redux-saga'
import { ROUTES } from 'src/constants/routes'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { selectRoute } from 'src/features/session/selectRoute'
import { call, type Saga, select, takeEvery, takeLatest } from 'src/sagas/effects'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { syncMark } from 'src/sagas/oneSignIn/syncMark'
import { watchMark } from 'src/services/storage/currentSignIn'

const marks = () => eventChannel<true>(heard => watchMark(() => heard(true)))

/** Replaces the current step by the sign-in page, which says why; Back does not return to the step (one-sign-in/ended). */
export function* leaveOvertaken(): Saga {
  if ((yield* select(selectRoute)) !== ROUTES.login) yield* call(redirectTo, ROUTES.login)
}

/** Compares this page's sign-in whenever another page of this browser begins or ends one (one-sign-in/compared). */
export function* oneSignInSaga(): Saga {
  yield* takeEvery(sessionEvents.overtaken, leaveOvertaken)
  // A newer mark cancels the comparison with an older one.
  yield* takeLatest(yield* call(marks), syncMark)
}
