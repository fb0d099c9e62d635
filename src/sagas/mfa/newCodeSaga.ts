import { NEW_CODE_WAIT_MS } from 'src/constants/timings'
import { codeActions, selectCode, newCodeActions } from 'src/features/mfa/factorCodeSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRecord } from 'src/features/record/selectors'
import { catchProblem } from 'src/sagas/caught'
import { call, put, type Saga, select, takeLatest, takeLeading } from 'src/sagas/effects'
import { abortSignIn } from 'src/sagas/navigation/goTo'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { resendCode } from 'src/services/api/factorService'
import { deadlineIn } from 'src/services/clock'

/** Runs the page of a code with the other facts of its step (factors/step-extras). */
export const withNewCode = <A extends unknown[]>(journey: (...args: A) => Saga, ...args: A) =>
  function* (): Saga {
    yield* takeLatest(codeActions.codeRequested.type, offerNewCode)
    yield* takeLeading(newCodeActions.newCodePressed.type, sendNewCode)
    yield* call(journey, ...args)
  }

/**
 * Publishes whether the person may request another code. The first display of the page determines the time from which
 * that is possible (factors/new-code, factors/no-code).
 */
export function* offerNewCode({ payload: { kind } }: ReturnType<typeof codeActions.codeRequested>): Saga {
  const { extras, newCodeAt } = (yield* select(selectRecord)).factor
  if (kind === 'text' && !newCodeAt) yield* call(fixNewCode)
  yield* put(extras.resend ? newCodeActions.offered() : newCodeActions.withheld())
}

function* fixNewCode(): Saga {
  yield* put(recordActions.newCodeFixed(yield* call(deadlineIn, NEW_CODE_WAIT_MS)))
}

/** Sends one request per press; the wait before the next one is as long as the first. */
export function* sendNewCode(): Saga {
  const code = yield* select(selectCode)
  if (code.step === 'away' || code.request.kind !== 'text') return
  try {
    const sent = yield* call(callForPerson, resendCode, code.request.mfaType)
    if (sent === 'signedOut') {
      yield* put(recordActions.codeForgotten())
      return yield* call(abortSignIn, { code: 'signInAgain' } as const)
    }
    if (sent.validity) yield* put(recordActions.codeProlonged(sent.validity))
    yield* call(fixNewCode)
    yield* put(newCodeActions.sent())
  } catch (error) {
    yield* put(newCodeActions.failed(yield* catchProblem(error, 'serverTryLater')))
  }
}
