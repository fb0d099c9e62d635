import { NEW_CODE_WAIT_MS } from 'src/constants/stepExtras'
import { codeActions, selectCode } from 'src/features/mfa/codeSlice'
import { offeredExtras } from 'src/features/mfa/stepExtras'
import { stepExtrasActions } from 'src/features/mfa/stepExtrasSlice'
import { newCodeActions } from 'src/features/mfa/textCode/newCodeSlice'
import { problemOf } from 'src/features/problemOf'
import { call, put, type Saga, select, takeLatest, takeLeading } from 'src/sagas/effects'
import { abortSignIn } from 'src/sagas/navigation/abortSignIn'
import { resendCode } from 'src/services/api/factorService'
import { failureOf } from 'src/services/http/serviceError'
import { readGuest } from 'src/services/storage/signInFacts'
import { newCodeFrom, readStepExtras, waitForNewCode } from 'src/services/storage/stepExtrasStore'
import { forgetTextCode, prolongTextCode, textCodeDue } from 'src/services/storage/textCodeStore'

/** Runs the page of a code with what its step says beyond that (factors/step-extras). */
export const withStepExtras = (journey: () => Saga) =>
  function* (): Saga {
    yield* takeLatest(codeActions.asked.type, tellExtras)
    yield* takeLeading(newCodeActions.asked.type, sendNewCode)
    yield* call(journey)
  }

/** Tells what the step says whose code is asked for now. */
export function* tellExtras(): Saga {
  const extras = offeredExtras(yield* call(readStepExtras), yield* call(readGuest))
  yield* put(stepExtrasActions.told(extras))
  if (extras.resend) yield* put(newCodeActions.offered(yield* call(newCodeFrom)))
  else yield* put(newCodeActions.withheld(yield* call(textCodeDue)))
}

/** One call per press; the next one waits as long as the first. */
export function* sendNewCode(): Saga {
  const code = yield* select(selectCode)
  if (code.step === 'away' || code.request.kind !== 'text') return
  try {
    const sent = yield* call(resendCode, code.request.mfaType)
    if (sent === 'signedOut') {
      yield* call(forgetTextCode)
      return yield* call(abortSignIn, { code: 'signInAgain' } as const)
    }
    const { timeoutS } = sent
    if (timeoutS !== undefined) yield* put(codeActions.prolonged(yield* call(prolongTextCode, timeoutS)))
    yield* put(newCodeActions.sent(yield* call(waitForNewCode, NEW_CODE_WAIT_MS)))
  } catch (error) {
    yield* put(newCodeActions.failed(problemOf(failureOf(error), 'serverTryLater')))
  }
}
