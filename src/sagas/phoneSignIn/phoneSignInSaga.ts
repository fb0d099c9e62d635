import { sessionEvents } from 'src/features/session/sessionEvents'
import { afterPassword } from 'src/features/signIn/afterPassword'
import { loginActions } from 'src/features/signIn/loginSlice'
import { phoneSignInActions, selectPhoneSignIn } from 'src/features/phoneSignIn/phoneSignInSlice'
import { catchProblem } from 'src/sagas/caught'
import { untilEnabled } from 'src/sagas/company/company'
import { call, put, race, type Saga, select, take } from 'src/sagas/effects'
import { untilDeadline } from 'src/sagas/lifetime/untilDeadline'
import { untilSignOutSettled } from 'src/sagas/oneSignIn/oneSignIn'
import { followProven, type ProvenUser } from 'src/sagas/signIn/passwordSteps'
import { untilPhoneAnswers } from 'src/sagas/phoneSignIn/untilPhoneAnswers'
import { unlessBack } from 'src/sagas/signIn/stepHistory'
import { beginPhoneSignIn, type PhoneSignIn } from 'src/services/api/phoneSignIn/phoneSignInService'
import { deadlineIn } from 'src/services/clock'
import { dropPhoneCode, holdPhoneCode } from 'src/features/phoneSignIn/heldPhoneCode'
import { readMark } from 'src/services/storage/oneSignIn/currentSignIn'

/** Signs this computer in by a phone, at the press of the button, where the company has that (phone/extension, phone/begin). */
export function* phoneSignInJourney(): Saga {
  // The codes shown before the page was left are no longer valid.
  yield* put(phoneSignInActions.closed())
  yield* call(untilEnabled, 'phoneSignInEnabled')
  for (;;) {
    yield* take(phoneSignInActions.buttonPressed)
    try {
      const { approved } = yield* race({
        approved: call(untilApproved),
        closed: take(phoneSignInActions.closed),
        overtaken: take(sessionEvents.overtaken),
        back: take(loginActions.wentBack),
        elsewhere: call(untilOtherSignIn),
      })
      yield* put(phoneSignInActions.closed())
      if (approved) yield* call(unlessBack(followProven), approved)
    } finally {
      yield* call(dropPhoneCode)
    }
  }
}

/** Waits until another page of this browser begins or ends a sign-in: a forgotten sign-in by phone must not hold it up (one-sign-in/phone-poll). */
export function* untilOtherSignIn(): Saga {
  const before = yield* call(readMark)
  for (;;) {
    yield* take(sessionEvents.signInsChanged)
    if ((yield* call(readMark))?.id !== before?.id) return
  }
}

/** Shows codes until a phone has approved; after an end or a failure the person asks for others. */
export function* untilApproved(): Saga<ProvenUser> {
  yield* call(untilSignOutSettled)
  for (;;) {
    const begun = yield* call(begin)
    const approved = begun && (yield* call(followCodes, begun))
    if (approved) return approved
    if ((yield* select(selectPhoneSignIn)).step !== 'opening') yield* take(phoneSignInActions.wanted)
  }
}

function* begin(): Saga<PhoneSignIn | undefined> {
  try {
    return yield* call(beginPhoneSignIn)
  } catch (error) {
    yield* put(phoneSignInActions.failed(yield* catchProblem(error, 'serverTryLater')))
    return undefined
  }
}

/** Shows the codes of a request until the phone has answered or they have expired (phone/states). Only this saga holds the device code. */
export function* followCodes({
  deviceCode,
  userCode,
  address,
  lifeMs,
  pauseMs,
}: PhoneSignIn): Saga<ProvenUser | undefined> {
  const ends = yield* call(deadlineIn, lifeMs)
  yield* call(holdPhoneCode, userCode)
  yield* put(phoneSignInActions.shown({ address, ends }))
  const { polled } = yield* race({
    polled: call(untilPhoneAnswers, deviceCode, pauseMs),
    over: call(untilDeadline, ends),
  })
  yield* call(dropPhoneCode)
  const answer = polled?.answer
  if (answer?.kind === 'signedIn') {
    const next = afterPassword(answer)
    return polled?.mark && next.kind !== 'problem'
      ? { username: answer.username, mark: polled.mark, next }
      : undefined
  }
  yield* put(phoneSignInActions.ended(answer?.kind ?? 'expired'))
  return undefined
}
