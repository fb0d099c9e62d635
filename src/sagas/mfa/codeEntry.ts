import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { codeProblem } from 'src/features/mfa/codeProblem'
import { catchFailure, logCaught } from 'src/sagas/caught'
import { call, put, type Saga, select, take } from 'src/sagas/effects'
import { callForPerson, checkServerName, untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import type { CodeOutcome } from 'src/sagas/signIn/factor'
import type { ActingUser } from 'src/services/http/call'
import type { Failure } from 'src/services/http/serviceError'
import { proveFactor, type ProofAnswer, type Submission } from 'src/services/api/factorService'
import { logFailure } from 'src/services/log'
import { pollActions, selectPoll } from 'src/features/polling/sessionPollSlice'
import { untilCancelled } from 'src/sagas/lifetime/whileRouteActive'
import { fetchSessionStatus } from 'src/services/api/session/sessionStatusService'

type Prove<S> = (proof: S, acting?: ActingUser) => Promise<ProofAnswer>

/**
 * Checks one code at a time, until one is correct or the sign-in ends. Ignores a submit meanwhile (forms/one-call). For
 * a factor with its own endpoint, pass its service: the screen submits the argument of that call.
 */
export function* untilCodeAccepted<S extends Submission>(prove: Prove<S> = proveFactor): Saga<CodeOutcome> {
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

/**
 * Determines the meaning of a 401 to a code by one request of the session status: the sign-in is over, it was
 * approved meanwhile, or the code is wrong. Returns undefined for a wrong code and for any other failure
 * (factors/code-unauthorized).
 */
export function* settleUnauthorized({ kind, status }: Failure): Saga<CodeOutcome | undefined> {
  if (kind !== 'refused' || status !== 401) return undefined
  // Two reads must never be in progress at the same time.
  while ((yield* select(selectPoll)).wait.suspended) yield* take(pollActions.continued)
  yield* put(pollActions.suspended())
  try {
    const session = yield* call(fetchSessionStatus)
    if (!(yield* call(untilMayAct)) || !(yield* call(checkServerName, session)))
      return yield* untilCancelled()
    if (session.kind === 'unauthenticated') return { kind: 'signedOut' }
    if (session.kind === 'authenticated') return { kind: 'approved' }
  } catch (error) {
    yield* logCaught('session status', error)
  } finally {
    yield* put(pollActions.continued())
  }
  return undefined
}
