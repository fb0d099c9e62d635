import { codeActions } from 'src/features/mfa/codeSlice'
import { codeProblem } from 'src/features/mfa/codeProblem'
import { call, put, type Saga, take } from 'src/sagas/effects'
import { activate, type CodeAnswer } from 'src/services/api/factorService'
import { failureOf } from 'src/services/http/serviceError'

/** Tries codes, one at a time, until one is right; what is submitted meanwhile is not heard (forms/one-call). */
export function* untilCodeAccepted(): Saga<CodeAnswer> {
  for (;;) {
    const { payload: submission } = yield* take(codeActions.submitted)
    try {
      const answer = yield* call(activate, submission)
      yield* put(codeActions.accepted())
      return answer
    } catch (error) {
      yield* put(codeActions.refused(codeProblem(failureOf(error))))
    }
  }
}
