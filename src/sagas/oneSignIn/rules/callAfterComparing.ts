import { ROUTES } from 'src/constants/routes'
import { call, type Saga, put, select } from 'src/sagas/effects'
import { clientLoaded } from 'src/sagas/oneSignIn/rules/credential'
import { untilCancelled } from 'src/sagas/lifetime/whileRouteActive'
import { endJourney, untilMarksAllow } from 'src/sagas/oneSignIn/rules/untilMarksAllow'
import { learnFromServer } from 'src/sagas/oneSignIn/rules/learnFromServer'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { ServiceError } from 'src/services/http/serviceError'
import type { ActingUser } from 'src/services/http/call'
import { recordActions } from 'src/features/record/recordSlice'
import type { RecordState } from 'src/features/record/recordState'
import { selectBound, selectAccountName, selectRecord } from 'src/features/record/selectors'
import { tryCall } from 'src/sagas/caught'
import { signOut } from 'src/services/api/session/sessionStatusService'
import { newMarkId, writeMark } from 'src/services/storage/oneSignIn/announceSignIn'
import { type Mark, readMark } from 'src/services/storage/oneSignIn/currentSignIn'
import { selectSettings } from 'src/features/company/companySlice'
import { actingUser } from 'src/features/oneSignIn/accountName'

/** Makes a call that acts in the session, for the account of this page. If the session is another account's, sends nothing and ends the page's journey (one-sign-in/compared, one-sign-in/server-word). If it is restricted to a new password, sends nothing and shows that form (password-change/required). */
export function* callAfterComparing<A extends unknown[], R>(
  service: (...args: [...A, ActingUser?]) => Promise<R>,
  ...args: A
): Saga<R> {
  yield* call(clientLoaded)
  if ((yield* call(learnFromServer)) === 'restricted') {
    yield* call(redirectTo, ROUTES.resetTempPassword)
    return yield* untilCancelled()
  }
  if (!(yield* call(untilMarksAllow))) return yield* untilCancelled()
  const acting = yield* call(currentActingUser)
  try {
    return yield* call(service, ...args, acting)
  } catch (error) {
    if (!isOtherAccount(error)) throw error
    yield* call(endJourney, 'otherAccount')
    return yield* untilCancelled()
  }
}

/**
 * Requests the end of the session; `before` is the mark at the request to sign out, and `removed` the record that the
 * page has removed since. Returns false, and leaves the session open, if the page's journey has ended or another
 * sign-in has begun before the request. Rethrows the errors of the request (one-sign-in/sign-out).
 */
export function* endServerSession(before: Mark | undefined, removed?: RecordState): Saga<boolean> {
  if (!(yield* call(untilReady))) return false
  const compared = yield* call(readMark)
  if (yield* call(isNextSession, before, compared)) {
    yield* put(recordActions.signOutDone(undefined))
    return false
  }
  const acting = yield* call(currentActingUser, removed)
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

/** Returns the acting user for the requests of this page, or of a record that it has removed (one-sign-in/server-word). */
export function* currentActingUser(removed?: RecordState): Saga<ActingUser> {
  const record = removed ?? (yield* select(selectRecord))
  return actingUser({
    name: selectAccountName({ record }),
    serverName: record.account.serverName,
    enabled: (yield* select(selectSettings)).sessionUserNameEnabled ?? false,
  })
}

/** Returns whether the server has rejected a call because the session is another account's (one-sign-in/server-word). */
const isOtherAccount = (error: unknown): boolean =>
  error instanceof ServiceError && error.failure.kind === 'otherAccount'
