import { NEW_CODE_WAIT_MS } from 'src/constants/stepExtras'
import { SECOND_MS } from 'src/constants/timings'
import { codeActions, selectCode } from 'src/features/mfa/factorCodeSlice'
import { newCodeActions } from 'src/features/mfa/textCode/newCodeSlice'
import { problemOf } from 'src/features/problemOf'
import { recordActions } from 'src/features/session/record/recordSlice'
import { selectRecord } from 'src/features/session/record/selectors'
import { call, put, type Saga, select, takeLatest, takeLeading } from 'src/sagas/effects'
import { abortSignIn } from 'src/sagas/navigation/abortSignIn'
import { changeFor } from 'src/sagas/oneSignIn/changeFor'
import { resendCode } from 'src/services/api/factorService'
import { type Deadline, deadlineIn, millisecondsLeft } from 'src/services/clock'
import { failureOf } from 'src/services/http/serviceError'

/** Runs the page of a code with what its step says beyond that (factors/step-extras). */
export const withStepExtras = (journey: () => Saga) =>
  function* (): Saga {
    yield* takeLatest(codeActions.asked.type, offerNewCode)
    yield* takeLeading(newCodeActions.asked.type, sendNewCode)
    yield* call(journey)
  }

/** Says when another code can be asked for, or, where it cannot, when the page says what to do instead (factors/new-code, factors/no-code). */
export function* offerNewCode(): Saga {
  const { extras, newCodeAt } = yield* select(selectRecord)
  if (extras.resend) yield* put(newCodeActions.offered(newCodeAt ?? (yield* call(waitForNewCode))))
  else yield* put(newCodeActions.withheld(yield* call(codeDue)))
}

/** The next code can be asked for a whole wait from now. */
function* waitForNewCode(): Saga<Deadline> {
  const from = yield* call(deadlineIn, NEW_CODE_WAIT_MS)
  yield* put(recordActions.newCodeFixed(from))
  return from
}

/** When a code that was sent should have come, counted from the first sight of its page; undefined where none is awaited. */
function* codeDue(): Saga<Deadline | undefined> {
  const { awaited } = yield* select(selectRecord)
  if (!awaited?.ends) return undefined
  const waitedMs = awaited.timeoutS * SECOND_MS - (yield* call(millisecondsLeft, awaited.ends))
  return yield* call(deadlineIn, NEW_CODE_WAIT_MS - waitedMs)
}

/** One call per press; the next one waits as long as the first. */
export function* sendNewCode(): Saga {
  const code = yield* select(selectCode)
  if (code.step === 'away' || code.request.kind !== 'text') return
  try {
    const sent = yield* call(changeFor, resendCode, code.request.mfaType)
    if (sent === 'signedOut') {
      yield* put(recordActions.codeForgotten())
      return yield* call(abortSignIn, { code: 'signInAgain' } as const)
    }
    if (sent.timeoutS !== undefined) yield* call(prolong, sent.timeoutS)
    yield* put(newCodeActions.sent(yield* call(waitForNewCode)))
  } catch (error) {
    yield* put(newCodeActions.failed(problemOf(failureOf(error), 'serverTryLater')))
  }
}

/** The new code counts from now on. */
function* prolong(timeoutS: number): Saga {
  const ends = yield* call(deadlineIn, timeoutS * SECOND_MS)
  yield* put(recordActions.codeProlonged({ timeoutS, ends }))
  yield* put(codeActions.prolonged(ends))
}
