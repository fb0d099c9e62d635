import { recordActions } from 'src/features/record/recordSlice'
import { selectBound } from 'src/features/record/selectors'
import { tryCall } from 'src/sagas/caught'
import { call, put, type Saga, select } from 'src/sagas/effects'
import { clientLoaded } from 'src/sagas/oneSignIn/clientLoaded'
import { currentActingUser } from 'src/sagas/oneSignIn/currentActingUser'
import { endJourney } from 'src/sagas/oneSignIn/endJourney'
import { learnFromServer } from 'src/sagas/oneSignIn/rules/learnFromServer'
import { isOtherAccount } from 'src/sagas/oneSignIn/rejections'
import { untilMarksAllow } from 'src/sagas/oneSignIn/rules/untilMarksAllow'
import { signOut } from 'src/services/api/session/signOutService'
import { newMarkId, writeMark } from 'src/services/storage/oneSignIn/announceSignIn'
import { type Mark, readMark } from 'src/services/storage/oneSignIn/currentSignIn'

/**
 * Requests the end of the session; `before` is the mark at the request to sign out. Returns false, and leaves the
 * session open, if the page's journey has ended or another sign-in has begun before the request. Rethrows the errors
 * of the request (one-sign-in/sign-out).
 */
export function* endServerSession(before: Mark | undefined): Saga<boolean> {
  if (!(yield* call(untilReady))) return false
  const compared = yield* call(readMark)
  if (yield* call(isNextSession, before, compared)) {
    yield* put(recordActions.signOutDone(undefined))
    return false
  }
  const acting = yield* call(currentActingUser)
  try {
    yield* call(signOut, acting)
  } catch (error) {
    if (!isOtherAccount(error)) throw error
    yield* call(endJourney, 'otherAccount')
    return false
  }
  // Another sign-in may have begun meanwhile; its mark must stay.
  const isCurrent = (yield* call(readMark))?.id === compared?.id
  yield* put(recordActions.signOutDone(isCurrent ? yield* call(endMark) : undefined))
  return true
}

/**
 * Returns whether the current session belongs to a new sign-in that began while a page without an account waited;
 * that session must continue. A bound page has ended by then, unless the sign-in is its own user's.
 */
function* isNextSession(before: Mark | undefined, now: Mark | undefined): Saga<boolean> {
  return now?.id !== before?.id && !(yield* select(selectBound))
}

/** Reads the account that the request must name, and waits while another user's credential is pending. */
function* untilReady(): Saga<boolean> {
  yield* call(clientLoaded)
  yield* tryCall('session status', learnFromServer)
  return yield* call(untilMarksAllow)
}

/** Writes the mark of a sign-out, which names no user (one-sign-in/mark). */
function* endMark(): Saga<Mark> {
  const mark: Mark = { id: yield* call(newMarkId), who: '', ended: true }
  yield* call(writeMark, mark)
  return mark
}
