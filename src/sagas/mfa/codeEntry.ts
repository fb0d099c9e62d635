import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { codeProblem } from 'src/features/mfa/codeProblem'
import { catchFailure } from 'src/sagas/caught'
import { call, put, type Saga, take } from 'src/sagas/effects'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { settleUnauthorized } from 'src/sagas/mfa/settleUnauthorized'
import type { CodeOutcome } from 'src/sagas/signIn/factor'
import type { ActingUser } from 'src/services/http/call'
import { proveFactor, type ProofAnswer, type Submission } from 'src/services/api/factorService'
import { logFailure } from 'src/services/log'

type Prove<S> = (proof: S, acting?: ActingUser) => Promise<ProofAnswer>

/**
 * Checks codes one at a time, until one is correct or the sign-in has ended. Ignores a submit while a request is
 * pending (forms/one-call).
 */
export function* untilCodeAccepted(): Saga<CodeOutcome> {
  return yield* untilProven(proveFactor)
}

/** Like `enterCode`, for a factor with its own endpoint: the screen submits the arguments of that call. */
export function* untilProven<S extends Submission>(prove: Prove<S>): Saga<CodeOutcome> {
  for (;;) {
    const { payload: proof } = yield* take(codeActions.submitted)
    try {
      const answer = yield* call(callForPerson, prove, proof as S)
      yield* put(codeActions.accepted())
      return answer
    } catch (error) {
      const failure = yield* catchFailure(error)
      // A wrong code is not a failed call.
      if (failure.text === undefined) yield* call(logFailure, 'second factor', failure)
      const settled = yield* call(settleUnauthorized, failure)
      if (settled?.kind === 'approved') yield* put(codeActions.accepted())
      if (settled) return settled
      yield* put(codeActions.refused(codeProblem(failure)))
    }
  }
}
