import { loginActions } from 'src/features/signIn/loginSlice'
import { call, put, type Saga } from 'src/sagas/effects'
import { isProofUnderWay, proofOfWork } from 'src/services/robot/proof'

/** The proof of work that the server has asked for; the form says so while it is waited for (sign-in/robot-check). */
export function* dueProof(): Saga<string | undefined> {
  if (!(yield* call(isProofUnderWay))) return yield* call(proofOfWork)
  yield* put(loginActions.proofAwaited(true))
  const proof = yield* call(proofOfWork)
  yield* put(loginActions.proofAwaited(false))
  return proof
}
