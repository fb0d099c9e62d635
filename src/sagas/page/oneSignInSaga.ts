import { buffers, eventChannel } from 'redux-saga'
import { LOCATION_CHANGE } from 'redux-first-history'
import { ROUTES } from 'src/constants/routes'
import { recordActions } from 'src/features/session/record/recordSlice'
import { selectOwnNames, selectRecord } from 'src/features/session/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { selectRoute } from 'src/features/session/selectRoute'
import { call, fork, put, type Saga, select, takeEvery, takeFrom, takeType } from 'src/sagas/effects'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { compareMark } from 'src/sagas/oneSignIn/untilMayAct'
import { bindRoute } from 'src/sagas/page/bindPage'
import { hashPerson, type SignInChange, watchSignIns } from 'src/services/storage/currentSignIn'

const changes = () => eventChannel<SignInChange>(watchSignIns, buffers.expanding())

/** Replaces the current step by the sign-in page, which shows the reason; Back does not return to the step (one-sign-in/ended). */
export function* leaveOvertaken(): Saga {
  if ((yield* select(selectRoute)) !== ROUTES.login) yield* call(redirectTo, ROUTES.login)
}

/** Follows a change that another page has made: records the entries of the page's own user, adopts a mark that settles one of them, and compares what the storage holds now (one-sign-in/same-user, one-sign-in/compared). */
export function* followChange(change: SignInChange): Saga {
  yield* put(sessionEvents.signInsChanged())
  if (change.kind === 'entry') {
    const { entry } = change
    if (entry?.who && (yield* call(isOwn, entry))) yield* put(recordActions.entriesNoticed([entry.id]))
    return
  }
  const { mark: own, knownIds } = yield* select(selectRecord)
  const { mark, replacedId } = change
  if (mark?.who === '' && !mark.ended && knownIds.includes(mark.id) && replacedId === own?.id)
    yield* put(recordActions.markTaken(mark))
  yield* call(compareMark)
}

function* isOwn({ id, who }: { id: string; who: string }): Saga<boolean> {
  for (const name of yield* select(selectOwnNames))
    if ((yield* call(hashPerson, id, name)) === who) return true
  return false
}

function* bindRoutes(): Saga {
  for (;;) {
    yield* takeType(LOCATION_CHANGE)
    yield* fork(bindRoute)
  }
}

/** Keeps this page in step with the one sign-in of the browser. One change at a time: the entry of a credential comes before the mark that settles it. */
export function* oneSignInSaga(): Saga {
  yield* takeEvery(sessionEvents.overtaken, leaveOvertaken)
  yield* fork(bindRoutes)
  const channel = yield* call(changes)
  for (;;) yield* call(followChange, yield* takeFrom(channel))
}
