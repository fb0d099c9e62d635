import { eventChannel } from 'redux-saga'
import { ROUTES } from 'src/constants/routes'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { selectRoute } from 'src/features/session/selectRoute'
import { call, type Saga, select, takeEvery, takeLatest } from 'src/sagas/effects'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { compareMark } from 'src/sagas/oneSignIn/compareMark'
import { watchMark } from 'src/services/storage/currentSignIn'

const marks = () => eventChannel<true>(heard => watchMark(() => heard(true)))

/** The sign-in page says what has happened; nothing leads back to the step that was (one-sign-in/ended). */
export function* leaveOvertaken(): Saga {
  if ((yield* select(selectRoute)) !== ROUTES.login) yield* call(redirectTo, ROUTES.login)
}

/** Follows what the other pages of this browser begin and end (one-sign-in/compared). */
export function* oneSignInSaga(): Saga {
  yield* takeEvery(sessionEvents.overtaken, leaveOvertaken)
  // The latest counts.
  yield* takeLatest(yield* call(marks), compareMark)
}
