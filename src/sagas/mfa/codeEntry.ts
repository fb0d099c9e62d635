import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { codeProblem } from 'src/features/mfa/codeProblem'
import { call, put, type Saga, take } from 'src/sagas/effects'
import { changeFor } from 'src/sagas/oneSignIn/changeFor'
import { activate, type CodeAnswer } from 'src/services/api/factorService'
import { logFailure } from 'src/services/log'
import { failureOf } from 'src/services/http/serviceError'

/** Tries codes, one at a time, until one is right; what is submitted meanwhile is not heard (forms/one-call). */
export function* untilCodeAccepted(): Saga<CodeAnswer> {
  for (;;) {
    const { payload: submission } = yield* take(codeActions.submitted)
    try {
      const answer = yield* call(changeFor, activate, submission)
      yield* put(codeActions.accepted())
      return answer
    } catch (error) {
      const failure = failureOf(error)
      // The call has not failed where the code is wrong.
      if (failure.text === undefined) yield* call(logFailure, 'second factor', failure)
      yield* put(codeActions.refused(codeProblem(failure)))
    }
  }
}
