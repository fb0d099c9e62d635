import { SIGN_OUT_LIMIT_MS } from 'src/constants/timings'
import { recordActions } from 'src/features/session/record/recordSlice'
import { selectBound } from 'src/features/session/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call, callEffect, delayEffect, put, race, type Saga, select, takeEffect } from 'src/sagas/effects'
import { currentActingUser, isOtherAccount } from 'src/sagas/oneSignIn/callForPerson'
import { clientLoaded } from 'src/sagas/oneSignIn/credential'
import { learnAccount } from 'src/sagas/oneSignIn/learnAccount'
import { endJourney, untilMayAct } from 'src/sagas/oneSignIn/untilMayAct'
import { signOut } from 'src/services/api/signOutService'
import { deadlineIn, millisecondsLeft } from 'src/services/clock'
import { failureOf, noAnswer } from 'src/services/http/serviceError'
import { logFailure } from 'src/services/log'
import { type Mark, newMarkId, readMark, writeMark } from 'src/services/storage/currentSignIn'

/** Ends the session at the server. Returns false if another sign-in has ended the page's journey, or has begun before the call: that session stays, and so does what the browser remembers of it (one-sign-in/sign-out, one-sign-in/ended). */
export function* endOnServer(): Saga<boolean> {
  const { ended } = yield* race({
    ended: callEffect(askServer),
    overtaken: takeEffect(sessionEvents.overtaken),
  })
  return ended ?? false
}

/** Makes the call; after a failure the sign-in page says that the session may still be open. */
export function* askServer(): Saga<boolean> {
  yield* put(recordActions.signOutBegan())
  const before = yield* call(readMark)
  const ends = yield* call(deadlineIn, SIGN_OUT_LIMIT_MS)
  const { mayAct, late } = yield* race({
    late: delayEffect(SIGN_OUT_LIMIT_MS),
    mayAct: callEffect(untilReady),
  })
  if (mayAct === false) return false
  try {
    if (late) throw noAnswer()
    const compared = yield* call(readMark)
    if (yield* call(isNextSession, before, compared)) {
      yield* put(recordActions.signOutDone(undefined))
      return false
    }
    const acting = yield* call(currentActingUser)
    yield* call(signOut, acting, yield* call(millisecondsLeft, ends))
    // Another sign-in may have begun meanwhile: its mark stays.
    const isCurrent = (yield* call(readMark))?.id === compared?.id
    yield* put(recordActions.signOutDone(isCurrent ? yield* call(endMark) : undefined))
  } catch (error) {
    if (isOtherAccount(error)) {
      yield* call(endJourney, 'otherAccount')
      return false
    }
    yield* call(logFailure, 'sign out', failureOf(error))
    yield* put(recordActions.signOutFailed())
  }
  return true
}

/** Whether a page that belongs to no account any more has waited until a new sign-in, whose session stays. A bound page has ended by then, unless the sign-in is its own user's. */
function* isNextSession(before: Mark | undefined, now: Mark | undefined): Saga<boolean> {
  return now?.id !== before?.id && !(yield* select(selectBound))
}

/** Learns the account that the call must name, and waits while another user's credential is under way. */
function* untilReady(): Saga<boolean> {
  yield* call(clientLoaded)
  try {
    yield* call(learnAccount)
  } catch (error) {
    yield* call(logFailure, 'session status', failureOf(error))
  }
  return yield* call(untilMayAct)
}

/** Writes the mark of a sign-out, which names no user (one-sign-in/mark). */
function* endMark(): Saga<Mark> {
  const mark: Mark = { id: yield* call(newMarkId), who: '', ended: true }
  yield* call(writeMark, mark)
  return mark
}
