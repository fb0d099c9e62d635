import { RESENT_MESSAGE_MS } from 'src/constants/timings'
import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { pollActions } from 'src/features/polling/sessionPollSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { resendActions } from 'src/features/mfa/approval/resendSlice'
import { untilCodeAccepted } from 'src/sagas/mfa/codeEntry'
import { catchProblem } from 'src/sagas/caught'
import { call, delay, put, race, type Saga, takeLatest, takeLeading } from 'src/sagas/effects'
import { followAcceptedCode, followOutcome } from 'src/sagas/signIn/factor'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { untilSettled } from 'src/sagas/mfa/sessionPolling'
import { resendVerification } from 'src/services/api/factorService'

/** Runs the mobile approval page, which ends with the app's answer or the offline code, whichever comes first (factors/approval). */
export function* approvalJourney(): Saga {
  yield* put(resendActions.begun())
  yield* put(recordActions.requestTold({}))
  yield* takeLeading(resendActions.resendPressed.type, resend)
  yield* takeLatest([resendActions.resendPressed.type, resendActions.sent.type], showResent)
  for (;;) {
    yield* put(codeActions.codeRequested({ kind: 'offline' }))
    const { outcome, answer } = yield* race({
      outcome: call(untilSettled),
      answer: call(untilCodeAccepted),
    })
    const waits = outcome
      ? yield* call(followOutcome, outcome)
      : answer && (yield* call(followAcceptedCode, answer))
    if (!waits) return
  }
}

/** Sends one request per press; after a resend the page waits for the request again. */
export function* resend(): Saga {
  yield* put(pollActions.denialCleared())
  yield* put(recordActions.requestRenewed())
  try {
    yield* call(callForPerson, resendVerification)
    yield* put(resendActions.sent())
    yield* put(pollActions.resumed())
  } catch (error) {
    yield* put(resendActions.failed(yield* catchProblem(error, 'serverTryLater')))
  }
}

/** Uses the latest: another press cancels the previous notice. */
export function* showResent({ type }: { type: string }): Saga {
  if (type !== resendActions.sent.type) return
  yield* delay(RESENT_MESSAGE_MS)
  yield* put(resendActions.told())
}
